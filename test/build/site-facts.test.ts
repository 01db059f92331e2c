import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { rollup } from 'rollup'
import * as facts from '../../src/shop/sites/facts.ts'
import { facts as factsByName } from '../../tools/build/facts.ts'
import { root } from '../../tools/paths.ts'
import { manifest, read } from './support/dist.ts'

const FACTS = root('src/shop/sites/facts.ts')

/** Bundles modules with rollup, and returns the code of each entry. */
async function bundle(modules: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const entries = {
    name: 'entries',
    resolveId: (id: string) => (Object.hasOwn(modules, id) ? id : null),
    load: (id: string) => modules[id] ?? null,
  }
  const result = await rollup({ input: Object.keys(modules), plugins: [entries, factsByName()] })
  const { output } = await result.generate({ format: 'es' })
  return Object.fromEntries(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : '']))
}

const defaultOf = (code = ''): Promise<unknown> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`).then((module) => module.default)
/** The values without those that a country does not have. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** By subject, what only its facts contain, and the files that carry them. The renderer carries all. */
const CARRIED: [subject: keyof typeof facts, text: string, ...files: string[]][] = [
  ['LOCALE', 'HU:"hu-HU"', 'content-fragment', 'doctor', 'fragment-service', 'host', 'live'],
  ['NAME', '"Suisse"', 'common'],
  ['SHOP_URL', 'https://fr.shop.ch.example/', 'common'],
  ['FOOTER', '"ppl packeta dpd"', 'shop-footer'],
  ['MONEY', '"HUF"', 'common'],
  ['TIME_ZONE', 'Europe/Bratislava', 'preview'],
  ['PRICES', 'showsBestPriceOfPromotions:!0', 'mini-cart'],
  ['MENU', '/pages/supermarkt-angebote', 'flyout'],
  ['RETURN_PERIOD', 'unit:"months"', 'flyout'],
  ['NEWSLETTER', '/pages/e-bulten-bilgilendirme', 'shop-newsletter'],
]

/** The code of dist/ without the renderer, by the names of its files without their hashes. */
const code = Object.keys(manifest.files)
  .filter((file) => file.endsWith('.js') && !/^(command|assets)\/|^render\.js$/.test(file))
  .map((file): [name: string, text: string] => [
    file.replace(/^(elements|chunks)\//, '').replace(file.startsWith('chunks/') ? /-[\w-]{6}\.js$/ : '.js', ''),
    read(file),
  ])

describe('the facts of the sites in bundles', () => {
  it('are those that a module names, with the values of the country files', async () => {
    const code = await bundle({
      one: `import { MONEY,\n NAME as named,\n } from '${FACTS}'; export default [MONEY, named]`,
      other: `import { SHOP_URL } from '${FACTS}'; export default SHOP_URL`,
    })
    assert.deepEqual(await defaultOf(code['one.js']), plain([facts.MONEY, facts.NAME]))
    assert.deepEqual(await defaultOf(code['other.js']), plain(facts.SHOP_URL))
    assert.doesNotMatch(code['one.js'] ?? '', /https:/)
    assert.doesNotMatch(code['other.js'] ?? '', /HUF|Suisse/)
  })

  it('are not bundled as a whole, which would put all facts into one chunk', async () => {
    const whole = bundle({ one: `import * as facts from '${FACTS}'; export default facts` })
    await assert.rejects(whole, /Import facts by name/)
  })

  for (const [subject, text, ...files] of CARRIED)
    it(`are only in the files of dist/ whose code shows them: ${subject}`, () => {
      const found = code.filter(([, content]) => content.includes(text)).map(([name]) => name)
      assert.deepEqual(found.sort(), files)
    })
})
