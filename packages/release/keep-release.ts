/**
 * `npm run keep-release -w packages/release -- <name> <dist>` keeps a release for the tests of the next ones, in test/releases/<name>/: the fragments of
 * two sites, and the code that they need, packed (DELIVERY-57).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '../../tools/paths.ts'

const FRAGMENTS = ['DE/shop-header', 'DE/shop-footer', 'DE/shop-newsletter', 'HU/shop-header', 'HU/shop-footer']
/** The loader, the elements, and their chunks but for texts of other languages. */
const CODE = /^(shop-elements|elements\/.+|chunks\/(?!text-(?!de-DE|hu-HU)\w+-\w+-).+)\.js$/

const [name, dist] = process.argv.slice(2)
if (!name || !dist) throw new Error('npm run keep-release -w packages/release -- <name> <dist>')
const folder = root(`test/releases/${name}`)
mkdirSync(folder, { recursive: true })
for (const fragment of FRAGMENTS) {
  const html = readFileSync(join(dist, `fragments/${fragment}.html`), 'utf8')
  writeFileSync(join(folder, `${fragment.replace('/', '.')}.html`), html)
}
const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
const texts = Object.keys(files).flatMap((file) =>
  CODE.test(file) ? [[file, readFileSync(join(dist, file), 'utf8')] as const] : [],
)
const code = JSON.stringify(Object.fromEntries(texts))
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
writeFileSync(join(folder, 'code.json.br'), brotliCompressSync(code, options))
