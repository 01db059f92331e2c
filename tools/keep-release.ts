/**
 * `npm run keep-release -- <name> <dist>` keeps a release for the tests of the next ones, in test/releases/<name>/: the fragments of
 * two sites, and the code that they need, packed (DELIVERY-57).
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './paths.ts'

const FRAGMENTS = ['DE/shop-header', 'DE/shop-footer', 'DE/shop-newsletter', 'HU/shop-header', 'HU/shop-footer']
/** Texts of other languages are not needed. */
const isCode = (file: string) => /\.js$/.test(file) && !/text-(?!de-DE|hu-HU)\w+-\w+-/.test(file)

const [name, dist] = process.argv.slice(2)
if (!name || !dist) throw new Error('npm run keep-release -- <name> <dist>')
const folder = root(`test/releases/${name}`)
mkdirSync(folder, { recursive: true })
for (const fragment of FRAGMENTS) {
  const html = readFileSync(join(dist, `fragments/${fragment}.html`), 'utf8')
  writeFileSync(join(folder, `${fragment.replace('/', '.')}.html`), html)
}
const files = ['.', 'elements', 'chunks'].flatMap((part) =>
  readdirSync(join(dist, part), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && isCode(entry.name) && !/^(render|doctor|parts|fragment-service)\.js$/.test(entry.name),
    )
    .map((entry) => join(part, entry.name)),
)
const code = JSON.stringify(Object.fromEntries(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')])))
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }
writeFileSync(join(folder, 'code.json.br'), brotliCompressSync(code, options))
