// tier 2: needs libraries of legacy pages
import assert from 'node:assert/strict'
import { existsSync, mkdirSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { HOST_LIBRARIES } from '../../../tools/hosts/host-libraries.ts'
import { computedStyles } from '../support/computed-styles.ts'
import { FULL_HOSTS, type FullHost } from '../support/full-hosts.ts'
import { both } from '../support/host.ts'
import { watchHydration } from '../support/phases.ts'
import { shop } from '../support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from '../support/shopper.ts'
import { hostList } from '../support/supported.ts'
import type { Visitor } from '../support/visitor.ts'

/** On one page: each changes something else. */
const TOGETHER: readonly string[] = [
  'a root font size of 200 %',
  'a page from right to left',
  'an ancestor with overflow',
  'an ancestor with a transform',
]

async function use({ page }: Visitor, by: 'mouse' | 'keyboard'): Promise<void> {
  for (const attempt of [tryCart, tryNavigation, trySignUp, trySearch]) await attempt(page, by)
}

describe('header, mini cart, footer and newsletter', () => {
  const demo = shop()
  let plain: string[] = []

  before(async () => {
    const { page } = await open(demo.url)
    plain = await computedStyles(page)
    assert.ok(plain.length > 500, `${plain.length} elements`)
    await page.browserContext().close()
  })

  const open = async (url: string, query = '') => {
    const visitor = await demo.visitor()
    const hydrated = await watchHydration(visitor)
    await visitor.open(`${url}/?site=DE${query}`, 'whole')
    // The newsletter's form is hydrated when it is used.
    await visitor.scroll('shop-footer')
    await visitor.click('shop-footer >>> shop-newsletter >>> input[name=email]')
    await visitor.until(() => visitor.isAwake('shop-footer >>> shop-newsletter'), 'the form is awake')
    await visitor.scroll(0)
    await visitor.rest()
    return Object.assign(visitor, { hydrated })
  }

  const others = Object.keys(FULL_HOSTS).filter((name) => !TOGETHER.includes(name))
  for (const names of [TOGETHER, ...others.map((one) => [one])]) {
    const hosts = names.map((one) => FULL_HOSTS[one] as FullHost)
    const { needs, byKeyboard, isBareToo, hasCode, ...options } = Object.assign({}, ...hosts) as FullHost
    if (names.length > 1) options.change = both(...hosts.flatMap(({ change = [] }) => change))
    const name = names.join(', ')
    const isMissing = needs !== undefined && !existsSync(HOST_LIBRARIES[needs])
    describe(`on a page with ${name}`, { skip: isMissing && `${needs} is not installed` }, () => {
      it('hydrate their fragments, look as on a plain page, and work by mouse (THEME-5, THEME-6, THEME-7, THEME-8, THEME-9, DELIVERY-21)', async () => {
        const visitor = await open(await demo.host(options))
        assert.deepEqual(await visitor.hydrated(), ['shop-footer', 'shop-header', 'shop-newsletter'])
        assert.deepEqual(await computedStyles(visitor.page), plain)
        if (process.env.SHOTS) {
          mkdirSync(process.env.SHOTS, { recursive: true })
          await visitor.page.screenshot({ path: `${process.env.SHOTS}/${name.replaceAll(/\W+/g, '-')}.png` })
        }
        // Pages that differ in styles only, and look the same, do the same; the menu may be in another place.
        if (hasCode) await use(visitor, 'mouse')
        else await tryNavigation(visitor.page, 'mouse')
      })

      // Their markup and styles are the same then; what may differ is how they come into the page.
      if (isBareToo)
        it('look as on a plain page without HTML of their own, too (THEME-5, DELIVERY-65)', async () => {
          const visitor = await open(await demo.host(options), '&fragments=off')
          assert.deepEqual(await visitor.hydrated(), ['shop-footer', 'shop-header', 'shop-newsletter'])
          assert.deepEqual(await computedStyles(visitor.page), plain)
          if (hasCode) for (const attempt of [tryCart, trySignUp]) await attempt(visitor.page, 'mouse')
        })

      // One host of a kind is enough.
      if (!byKeyboard) return
      it('work by keyboard, without any console message (THEME-8, THEME-9, THEME-16)', async () => {
        await use(await open(await demo.host(options)), 'keyboard')
      })
    })
  }

  const isWhole = Object.values(FULL_HOSTS).every(({ needs }) => !needs || existsSync(HOST_LIBRARIES[needs]))
  it('stand in docs/supported.md, with the versions that were tried', {
    skip: !isWhole && 'a library is missing',
  }, () => {
    const rows = Object.entries(FULL_HOSTS).map(([name, { needs, note }]) => ({ name, by: needs, note }))
    hostList('in full', rows)
  })
})
