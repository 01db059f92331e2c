import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../paths.ts'

/** Types are written for these files and for all that they import. */
const ENTRIES = ['src/index.ts', 'src/jsx.ts', 'src/react/parts.ts']
/** Written without their imports: those of the renderer refer to React's types, which a user may not have installed. */
const ALONE = [
  'src/render/render.ts',
  'src/render/service-answers.ts',
  'src/fragment-service/fragment-service.ts',
  'src/fragment-service/failure.ts',
]

/** Checks the types of src/, and writes those of the package's entries to dist/types/. Throws with all errors. */
export function writeTypes(): void {
  const { config } = ts.readConfigFile(root('tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root('.'))
  const program = ts.createProgram(fileNames, {
    ...options,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root('src'),
    outDir: root('dist/types'),
  })
  const problems = [...ts.getPreEmitDiagnostics(program)]
  const written = new Set(ALONE.map(root))
  for (const entry of ENTRIES) addImports(program, root(entry), written)
  for (const name of written) problems.push(...program.emit(program.getSourceFile(name)).diagnostics)
  if (problems.length === 0) return
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root('.'),
    getNewLine: () => '\n',
  }
  throw new Error(ts.formatDiagnostics(problems, host))
}

function addImports(program: ts.Program, name: string, found: Set<string>): void {
  const file = program.getSourceFile(name)
  if (!file || found.has(name)) return
  found.add(name)
  for (const { fileName } of ts.preProcessFile(file.text).importedFiles)
    if (fileName.startsWith('.')) addImports(program, resolve(dirname(name), fileName), found)
}
