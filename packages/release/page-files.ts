/** The page with the snippets, as a release publishes it: page and styles as they are, and its code as one file of what it imports. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../../tools/paths.ts'

/** Their contents by their names. */
export async function pageFiles(): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  const page = root('packages/release/page')
  const asTheyAre = readdirSync(page).filter((file) => !file.endsWith('.js'))
  const { outputFiles } = await build({
    entryPoints: [join(page, 'page.js'), join(page, 'preview.js')],
    outdir: page,
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  })
  return new Map([
    ...asTheyAre.map((file) => [file, readFileSync(join(page, file))] as const),
    ...outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const),
  ])
}
