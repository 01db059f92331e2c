import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { root } from '../paths.ts'
import { runNode } from './run-node.ts'

/** Types are written for these files and for all that they import. */
const ENTRIES = ['src/index.ts', 'src/jsx.ts', 'src/vue.ts', 'src/react/parts.ts']
/** Written without their imports: those of the renderer refer to React's types, which a user may not have installed. */
const ALONE = [
  'src/render/render.ts',
  'src/render/service-answers.ts',
  'src/fragment-service/fragment-service.ts',
  'src/fragment-service/failure.ts',
  'src/fragment-service/frame-types.ts',
  'src/host/host.ts',
  'src/host/problems.ts',
]

/** TypeScript 7 checks all types in 5 s; version 6, which rollup's plugin needs, takes 17 s at best. */
export const COMPILER = 'node_modules/typescript7/bin/tsc'

/** Checks the types of src/, and writes those of the package's entries to dist/types/. The compiler prints what is wrong. */
export async function writeTypes(): Promise<void> {
  const all = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    const options = ['--declaration', '--emitDeclarationOnly', '--rootDir', root('src'), '--outDir', all]
    await runNode([root(COMPILER), '-p', root('.'), ...options], 'Types of src/ are wrong.')
    const written = new Set(ALONE.map(root))
    for (const entry of ENTRIES) addImports(root(entry), written)
    for (const file of written) copyTypes(all, relative(root('src'), file))
  } finally {
    rmSync(all, { recursive: true })
  }
}

function copyTypes(from: string, source: string): void {
  const name = source.replace(/\.tsx?$/, '.d.ts')
  const to = root(join('dist/types', name))
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(join(from, name), to)
}

function addImports(file: string, found: Set<string>): void {
  if (found.has(file)) return
  found.add(file)
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (/^\..*\.tsx?$/.test(fileName)) addImports(resolve(dirname(file), fileName), found)
}
