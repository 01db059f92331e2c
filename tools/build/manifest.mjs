import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../paths.mjs'

const CONTENT_TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
}

export const brotliSize = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const describe = (file) => {
  const content = readFileSync(root(`dist/${file}`))
  return {
    bytes: content.length,
    brotli: brotliSize(content),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    contentType: CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
  }
}

/** All chunks that a file imports statically, itself included. */
function importsOf(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(root(`dist/${file}`), 'utf8')
  for (const [, imported] of code.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    importsOf(new URL(imported, `file:///${file}`).pathname.slice(1), seen)
  }
  return seen
}

/** What an element's code fetches besides its imports: its texts by locale, and its sheet where no fragment brought it. */
function lateFiles(tag, files) {
  const feature = tag.slice('shop-'.length)
  const texts = files.flatMap((file) => {
    const [, locale, name] = /^chunks\/text-(\w+-\w+)-(\w+)-/.exec(file) ?? []
    return name === feature ? [[locale, file]] : []
  })
  const sheet = files.find((file) => file.startsWith(`chunks/sheet-${tag}-`))
  return { sheet, ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) }
}

/**
 * Writes dist/manifest.json: every file's size, hash and type; what every element loads; every site's fragments; the
 * hashes for a CSP.
 */
export function writeManifest({ styles, sites }) {
  const { version } = JSON.parse(readFileSync(root('package.json'), 'utf8'))
  const files = readdirSync(root('dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(root('dist/').length))
    .sort()
  const tags = files.flatMap((file) => /^elements\/(shop-\w+)\.js$/.exec(file)?.[1] ?? [])
  const manifest = {
    version,
    entry: 'shop-elements.js',
    files: Object.fromEntries(files.map((file) => [file, describe(file)])),
    elements: Object.fromEntries(
      tags.map((tag) => [
        tag,
        {
          entry: `elements/${tag}.js`,
          preload: [...importsOf(`elements/${tag}.js`)],
          ...lateFiles(tag, files),
          ...(styles[tag] && { styleSheet: styles[tag].file, styleHash: styles[tag].hash }),
        },
      ]),
    ),
    sites,
    csp: { styleHashes: Object.values(styles).map(({ hash }) => hash) },
  }
  writeFileSync(root('dist/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
