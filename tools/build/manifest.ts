import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { DEFAULT_THEME } from '../../src/shop/themes.ts'
import { filesIn, root } from '../paths.ts'
import { contentTypeOf } from './content-types.ts'
import type { Fragments } from './fragments.ts'
import { importsOf, liveFile } from './imports-of.ts'
import { describeSource } from './source.ts'

const compress = promisify(brotliCompress)

const brotliSize = async (content: Buffer): Promise<number> =>
  (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length

interface Description {
  bytes: number
  /** Left out by `npm start`. */
  brotli?: number
  integrity: string
  contentType: string
}

const descriptions = new Map<string, Promise<Description>>()

async function describe(file: string, hasBrotli: boolean): Promise<Description> {
  const content = readFileSync(root(`dist/${file}`))
  return {
    bytes: content.length,
    ...(hasBrotli && { brotli: await brotliSize(content) }),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    contentType: contentTypeOf(file),
  }
}

/** Describes a finished file ahead of the manifest: to compress the largest ones takes seconds, in other threads. */
export function describeAhead(file: string): void {
  descriptions.set(file, describe(file, true))
}

/** By locale, the file of its texts. */
const textFiles = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files.flatMap((file) => {
      const [, locale] = /^chunks\/text-(\w+-\w+)-/.exec(file) ?? []
      return locale ? [[locale, file] as const] : []
    }),
  )

/**
 * Writes dist/manifest.json: every file's size, hash and type; what every element loads; every site's fragments; the
 * hashes for a CSP; and what it was built from. To compress all files takes seconds: sizes in brotli can be left out.
 */
export async function writeManifest({ styles, sites }: Fragments, hasBrotli: boolean): Promise<void> {
  const { version } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
  const files = filesIn('dist').map((file) => file.slice('dist/'.length))
  const tags = files.flatMap((file) => /^elements\/(shop-\w+)\.js$/.exec(file)?.[1] ?? [])
  const manifest = {
    version,
    source: describeSource(),
    entry: 'shop-elements.js',
    live: liveFile(),
    texts: textFiles(files),
    files: Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [file, await (descriptions.get(file) ?? describe(file, hasBrotli))] as const),
      ),
    ),
    elements: Object.fromEntries(
      tags.map((tag) => [
        tag,
        {
          entry: `elements/${tag}.js`,
          preload: importsOf(`elements/${tag}.js`),
          ...(styles[tag] && { styleSheet: styles[tag].file, styleHash: styles[tag].hashes[DEFAULT_THEME] }),
          // As 1.0.0 named them; both were files of each element then.
          sheet: `elements/${tag}.js`,
          texts: textFiles(files),
        },
      ]),
    ),
    sites,
    csp: { styleHashes: Object.values(styles).flatMap(({ hashes }) => Object.values(hashes)) },
  }
  write(manifest)
}

const write = (manifest: object) => writeFileSync(root('dist/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** A commit that changes nothing of the build needs no new one, but the manifest names it. */
export function updateSource(): void {
  const manifest = JSON.parse(readFileSync(root('dist/manifest.json'), 'utf8'))
  const source = describeSource()
  if (JSON.stringify(manifest.source) !== JSON.stringify(source)) write({ ...manifest, source })
}
