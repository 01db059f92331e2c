import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { type Host, startHost } from './support/host.ts'
import { alive, footerAlive, shop } from './support/shop.ts'
import { searches, signsUp, usesCart, usesNavigation } from './support/shopper.ts'

/** How late everything of the CDN comes, in ms. */
const LATE_MS = 700

const shot = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

describe('a CDN that is slow, colours that are forced, and paper', () => {
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
    return { ...visit, host }
  }

  it('while the CDN is slow links lead on, and the form searches', async () => {
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

  it('what is typed before a slow CDN has answered stays, and all works when it has', async () => {
    const { page, complaints, host } = await onSlowCdn()
    const field = 'shop-header >>> .header__search .search__field'
    await page.type(field, 'kaff')
    await alive(page)
    assert.equal(await page.$eval(field, (input) => (input as HTMLInputElement).value), 'kaff')
    await usesCart(page, 'keyboard')
    await usesNavigation(page, 'keyboard')
    assert.deepEqual(complaints, [])
    host.close()
  })

  it('with forced colours everything can be seen and used', async () => {
    const { page, complaints } = await demo.visitor()
    await page
      .createCDPSession()
      .then((session) =>
        session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] }),
      )
    await page.goto(`${demo.url}/?site=DE`)
    await alive(page)
    await footerAlive(page)
    await shot(page, 'forced-colours')
    const unseen = await page.$$eval(
      'shop-header >>> a, shop-header >>> button, shop-footer >>> a',
      (all) =>
        all.filter((element) => {
          const { color, visibility } = getComputedStyle(element)
          return visibility === 'visible' && color === getComputedStyle(document.body).backgroundColor
        }).length,
    )
    assert.equal(unseen, 0)
    for (const by of ['mouse', 'keyboard'] as const) {
      await usesCart(page, by)
      await usesNavigation(page, by)
    }
    await signsUp(page, 'mouse')
    await searches(page, 'mouse')
    assert.deepEqual(complaints, [])
  })

  it('on paper the header does not stick, and nothing stands there that only a screen can use', async () => {
    const { page } = await demo.visitor()
    await page.goto(`${demo.url}/?site=DE`)
    await alive(page)
    await footerAlive(page)
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
