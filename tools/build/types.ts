import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { isInstalled, root } from '../paths.ts'
import { runNode } from './run-node.ts'

/** Types are written for these files and for all that they import. */
const ENTRIES = ['src/index.ts', 'src/jsx.ts', 'src/react/parts.ts']
/** Needs the types of Vue, as packages/upkeep has them. */
const OF_VUE = 'src/vue.ts'
/** Written without their imports: those of the renderer refer to React's types, which a user may not have installed. */
const ALONE = ['src/render/render.ts', 'src/render/service-answers.ts']
/** Files of packages/service/, alone too. */
const OF_SERVICE = [
  'fragment-service/fragment-service.ts',
  'fragment-service/failure.ts',
  'fragment-service/frame-types.ts',
  'host/host.ts',
  'host/problems.ts',
]
const SERVICE = 'packages/service'

/** TypeScript 7 checks all types in 5 s; version 6, which rollup's plugin needs, takes 17 s at best. */
export const COMPILER = isInstalled('upkeep') ? 'node_modules/typescript7/bin/tsc' : 'node_modules/typescript/bin/tsc'

/** Checks the types of src/ and of the fragment service, and writes those of the package's entries to dist/types/. The compiler prints what is wrong. */
export async function writeTypes(): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    const hasService = isInstalled('service')
    const project = root(hasService ? SERVICE : '.')
    const options = ['--declaration', '--emitDeclarationOnly', '--rootDir', root('.'), '--outDir', all]
    await runNode([root(COMPILER), '-p', project, ...options], 'Types are wrong.')
    const written = new Set(ALONE.map(root))
    for (const entry of isInstalled('upkeep') ? [...ENTRIES, OF_VUE] : ENTRIES) addImports(root(entry), written)
    for (const file of written) copyTypes(join(all, 'src'), relative(root('src'), file))
    if (hasService) for (const file of OF_SERVICE) copyTypes(join(all, SERVICE), file)
  } finally {
    rmSync(all, { recursive: true })
  }
}

function copyTypes(from: string, source: string): void {
  const name = source.replace(/\.tsx?$/, '.d.ts')
  const to = root(join('dist/types', name))
  mkdirSync(dirname(to), { recursive: true })
  // In the package, those of the service are beside those of src/.
  writeFileSync(to, readFileSync(join(from, name), 'utf8').replaceAll("'../../../src/", "'../"))
}

function addImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (/^\..*\.tsx?$/.test(fileName)) addImports(resolve(dirname(file), fileName), found)
}
