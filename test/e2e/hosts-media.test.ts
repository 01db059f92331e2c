// tier 2: slow CDN, forced colours and print
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { startHost } from './support/host.ts'
import { shop } from './support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

/** Delay of every response of the CDN. */
const LATE_MS = 700
const FIELD = 'shop-header >>> .header__search .search__field'

const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

describe('slow CDN, forced colours and print', () => {
  const demo = shop()

  /** Opens the shop, with a slow CDN. */
  const onSlowCdn = async () => {
    const slow = await startHost(demo.cdnUrl, { lateMs: LATE_MS })
    demo.onEnd(slow.close)
    const host = await demo.host({ change: (html) => html.replaceAll(demo.cdnUrl, slow.url) })
    const shopper = await demo.visitor()
    await shopper.page.goto(`${host}/?site=DE`, { waitUntil: 'domcontentloaded' })
    return shopper
  }

  it('links and the search form work while the code is loading (HEADER-2, DELIVERY-19)', async () => {
    const { page, isAwake, type, press, click } = await onSlowCdn()
    const leave = async (act: () => Promise<void>) => {
      await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), act()])
      return new URL(page.url())
    }
    assert.equal(await isAwake('shop-header'), false)
    await type(FIELD, 'tee')
    assert.equal((await leave(() => press('Enter'))).searchParams.get('query'), 'tee')
    assert.equal(await isAwake('shop-header'), false)
    assert.equal((await leave(() => click('shop-header >>> [part=cart-icon]'))).pathname, '/cart')
  })

  it('can be seen and used with forced colours (THEME-20)', async () => {
    const shopper = await demo.visitor()
    const { page } = shopper
    const session = await page.createCDPSession()
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    await shopper.open('/?site=DE', 'whole')
    await shot(page, 'forced-colours')
    const invisible = await page.$$eval(
      'shop-header >>> a, shop-header >>> button, shop-footer >>> a',
      (all) =>
        all.filter((element) => {
          const { color, visibility } = getComputedStyle(element)
          return visibility === 'visible' && color === getComputedStyle(document.body).backgroundColor
        }).length,
    )
    assert.equal(invisible, 0)
    for (const by of ['mouse', 'keyboard'] as const) {
      await tryCart(page, by)
      await tryNavigation(page, by)
    }
    await trySignUp(page, 'mouse')
    await trySearch(page, 'mouse')
  })

  it('does not stick in print, and leaves out what only works on a screen (HEADER-23, FOOTER-62)', async () => {
    const { page } = await demo.open('/?site=DE&theme=dark', { until: 'whole' })
    await page.emulateMediaType('print')
    await shot(page, 'paper')
    const styles = await page.$$eval(
      ['.header', '.header__search', '.header__icons', '[part=logo]'].map((part) => `shop-header >>> ${part}`).join(),
      (all) =>
        all
          .map((element) => [element.getAttribute('part') ?? '', getComputedStyle(element)] as const)
          .map(([part, { position, display, color }]) => [part, position, display !== 'none' && color]),
    )
    assert.deepEqual(styles, [
      ['header', 'static', 'rgb(0, 0, 0)'],
      ['logo', 'static', 'rgb(0, 0, 0)'],
      ['', 'static', false],
      ['icons', 'static', false],
    ])
    assert.equal(await page.$eval('shop-footer', (footer) => getComputedStyle(footer).display), 'none')
    assert.ok((await page.pdf({ format: 'A4' })).length > 10_000)
  })
})
