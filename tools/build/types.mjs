import ts from 'typescript'
import { root } from '../paths.mjs'

/** Writes dist/types/ from the package's entries and what they mention. */
export function writeTypes() {
  emit(['src/index.ts', 'src/jsx.ts'])
  // Of the renderer its own file only: what it is made of mentions React's types, which a user need not have.
  emit(['src/render/render.ts', 'src/assets.d.ts'], 'src/render/render.ts')
}

function emit(entries, only) {
  const config = ts.readConfigFile(root('tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root('.'))
  const program = ts.createProgram(entries.map(root), {
    ...options,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root('src'),
    outDir: root('dist/types'),
  })
  const { diagnostics } = program.emit(only && program.getSourceFile(root(only)))
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) {
    const host = { getCanonicalFileName: (name) => name, getCurrentDirectory: () => root('.'), getNewLine: () => '\n' }
    throw new Error(ts.formatDiagnostics(problems, host))
  }
}
