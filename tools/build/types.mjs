import ts from 'typescript'
import { root } from '../paths.mjs'

/** Writes dist/types/ from src/index.ts and what it mentions. */
export function writeTypes() {
  const config = ts.readConfigFile(root('tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root('.'))
  const program = ts.createProgram([root('src/index.ts'), root('src/jsx.ts')], {
    ...options,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root('src'),
    outDir: root('dist/types'),
  })
  const { diagnostics } = program.emit()
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) {
    const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root('.'), getNewLine: () => '\n' }
    throw new Error(ts.formatDiagnostics(problems, host))
  }
}
