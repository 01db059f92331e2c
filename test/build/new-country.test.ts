import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { assetsInEsbuild } from '../../tools/build/assets.ts'
import { defines } from '../../tools/build/defines.ts'
import { root } from '../../tools/paths.ts'
import { temporaryFolder } from '../e2e/support/release.ts'

const COUNTRY = `import type { SiteFacts } from './site.ts'

/** A country that does not exist. */
export const XX = {
  name: 'Utopia',
  locale: 'xx-XX',
  money: { currency: 'XXX', symbol: '¤', thousands: '.', decimals: ',' },
  timeZone: 'Europe/Berlin',
  shopUrl: 'https://www.shop.xx.example/',
  newsletter: {
    minimumAge: 21,
    pages: { voucherConditions: '/pages/xx-a', privacy: '/pages/xx-b', exampleNewsletter: '/pages/xx-c' },
  },
  footer: { logos: { payment: 'visa', delivery: 'post', quality: 'trustedShops' } },
} as const satisfies SiteFacts
`

/** Marks every text, but no path. */
const inUtopian = (_key: string, value: unknown) =>
  typeof value === 'string' && !value.startsWith('/') ? `${value} [xx]` : value

describe('a tenth country (SITE-14)', () => {
  const { path: folder, remove } = temporaryFolder()
  after(remove)
  let renderer: typeof import('../../src/render/render.ts')

  before(async () => {
    for (const part of ['src', 'locales']) cpSync(root(part), join(folder, part), { recursive: true })
    symlinkSync(root('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    // All that a country takes: one file, its name in the list, and one folder of texts.
    writeFileSync(join(folder, 'src/shop/sites/xx.ts'), COUNTRY)
    const list = join(folder, 'src/shop/sites/facts.ts')
    const listed = readFileSync(list, 'utf8').replace('SK, TR }', 'SK, TR, XX }')
    writeFileSync(list, `import { XX } from './xx.ts'\n${listed}`)
    mkdirSync(join(folder, 'locales/xx-XX'))
    for (const file of readdirSync(root('locales/de-DE'))) {
      const texts = JSON.parse(readFileSync(root(`locales/de-DE/${file}`), 'utf8'), inUtopian)
      writeFileSync(join(folder, `locales/xx-XX/${file}`), JSON.stringify(texts))
    }
    await build({
      entryPoints: [join(folder, 'src/render/render.ts')],
      outfile: join(folder, 'render.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      define: defines,
      plugins: [assetsInEsbuild],
      logLevel: 'warning',
      // React's server renderer is CommonJS.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    })
    renderer = await import(pathToFileURL(join(folder, 'render.mjs')).href)
  })

  it('is one file, its name in the list, and one folder of texts (SITE-14)', () => {
    assert.deepEqual(renderer.SITES.slice(-2), ['TR', 'XX'])
    assert.deepEqual(renderer.localesOf('XX' as never), ['xx-XX'])
  })

  for (const tag of ['shop-header', 'shop-footer', 'shop-newsletter'] as const) {
    it(`has a fragment of ${tag} in its language (SITE-14)`, async () => {
      const html = await renderer.renderFragment(tag, { site: 'XX' })
      assert.match(html, /lang="xx-XX"/)
      // As an entity, which no engine takes for a shortcode (DELIVERY-91).
      assert.match(html, /&#91;xx\]/)
    })
  }

  it('is in the country list of every other one (SITE-14)', async () => {
    for (const site of ['DE', 'HU', 'XX']) {
      const html = await renderer.renderFragment('shop-footer', { site })
      assert.match(html, /href="https:\/\/www\.shop\.xx\.example\/"/)
      assert.match(html, /Utopia/)
    }
  })
})
