import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { type Host, startHost } from './support/host.ts'
import { elementsReady, footerReady, shop } from './support/shop.ts'
import { tryCart, tryNavigation, trySearch, trySignUp } from './support/shopper.ts'

/** Delay of every response of the CDN. */
const LATE_MS = 700

const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

describe('slow CDN, forced colours and print', () => {
  const demo = shop()
  let slow: Host
  before(async () => {
    slow = await startHost(demo.cdnUrl, { lateMs: LATE_MS })
  })
  after(() => slow?.close())

  const onSlowCdn = async () => {
    const host = await startHost(demo.url, { change: (html) => html.replaceAll(demo.cdnUrl, slow.url) })
    const visit = await demo.visitor()
    await visit.page.goto(`${host.url}/?site=DE`, { waitUntil: 'domcontentloaded' })
    return Object.assign(visit, { host })
  }

  it('links and the search form work while the code is loading (HEADER-2, DELIVERY-19)', async () => {
    const { page, host } = await onSlowCdn()
    assert.equal(await page.$eval('shop-header', (header) => header.matches(':defined')), false)
    await page.type('shop-header >>> .header__search .search__field', 'tee')
    await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.keyboard.press('Enter')])
    assert.equal(new URL(page.url()).searchParams.get('query'), 'tee')
    assert.equal(await page.$eval('shop-header', (header) => header.matches(':defined')), false)
    const next = page.waitForNavigation({ waitUntil: 'domcontentloaded' })
    await Promise.all([next, page.click('shop-header >>> [part=cart-icon]')])
    assert.equal(new URL(page.url()).pathname, '/cart')
    host.close()
  })

  it('keeps what was typed while the code was loading, and works afterwards (DELIVERY-21)', async () => {
    const { page, problems, host } = await onSlowCdn()
    const field = 'shop-header >>> .header__search .search__field'
    await page.type(field, 'kaff')
    await elementsReady(page)
    assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).value), 'kaff')
    await tryCart(page, 'keyboard')
    await tryNavigation(page, 'keyboard')
    assert.deepEqual(problems, [])
    host.close()
  })

  it('can be seen and used with forced colours (THEME-20)', async () => {
    const { page, problems } = await demo.visitor()
    await page
      .createCDPSession()
      .then((session) =>
        session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] }),
      )
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    await footerReady(page)
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
    assert.deepEqual(problems, [])
  })

  it('does not stick in print, and leaves out what only works on a screen (HEADER-23)', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await elementsReady(page)
    await footerReady(page)
    await page.emulateMediaType('print')
    await shot(page, 'paper')
    const styles = await page.$$eval(
      ['.header', '.header__search', '.header__icons', '[part=logo]'].map((part) => `shop-header >>> ${part}`).join(),
      (all) =>
        all
          .map((element) => [element.getAttribute('part') ?? '', getComputedStyle(element)] as const)
          .map(([part, { position, display }]) => [part, position, display !== 'none']),
    )
    assert.deepEqual(styles, [
      ['header', 'static', true],
      ['logo', 'static', true],
      ['', 'static', false],
      ['icons', 'static', false],
    ])
    assert.ok((await page.pdf({ format: 'A4' })).length > 10_000)
  })
})
