import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings } from './support/axe.ts'
import { alive, appears, layoutShift, shop, without } from './support/shop.ts'

const LINK = 'shop-header >>> .navigation__link'
const PANEL = 'shop-header >>> .flyout__panel'
const entry = (place: number) => `shop-header >>> .navigation__item:nth-child(${place}) .navigation__link`
const node = (path: string) => `shop-header >>> [data-path="${path}"]`
const row = (place: number) => `shop-header >>> dialog li:nth-child(${place}) .navigation-node`

const titles = (page: Page) => page.$$eval(LINK, (links) => links.map(({ textContent }) => textContent))
const label = (page: Page) => page.$eval(PANEL, (panel) => panel.getAttribute('aria-label'))
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('shop-header')?.shadowRoot?.activeElement?.textContent)

/** The entries of the service have come: they can be opened. */
const upgraded = (page: Page) => appears(page, `${LINK}[aria-expanded]`)

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await alive(page)
  await upgraded(page)
}

describe('the main navigation of the shop', () => {
  const demo = shop()

  it('opens under a mouse, lets it move diagonally into the flyout, and leads to a category', async () => {
    const { page, complaints } = await demo.visitor()
    await visit(page, demo.url)
    await page.hover(entry(2))
    await appears(page, PANEL)
    assert.equal(await label(page), 'Kaffee')
    // Slowly across the next entries, towards the lower right of the panel.
    const { x, y } = (await (await page.$(entry(2)))?.boundingBox().then((box) => ({
      x: (box?.x ?? 0) + (box?.width ?? 0) - 4,
      y: (box?.y ?? 0) + 4,
    }))) ?? { x: 0, y: 0 }
    for (let step = 0; step < 14; step += 1) {
      await page.mouse.move(x + step * 9, y + step * 5)
      await pause(90)
    }
    assert.equal(await label(page), 'Kaffee')
    await page.hover(node('1.0'))
    await appears(page, node('1.0.0'))
    await page.hover(node('1.0.0'))
    await appears(page, node('1.0.0.0'))
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    await Promise.all([page.waitForNavigation(), page.click(node('1.0.1'))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee/whole-bean/caffe-crema')
    assert.deepEqual(complaints, [])
  })

  it('opens again along the active path', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/categories/coffee/whole-bean/caffe-crema`)
    assert.equal(await page.$eval(entry(2), (link) => link.getAttribute('aria-current')), 'true')
    await page.hover(entry(2))
    await appears(page, `${node('1.0.1')}[aria-current=page]`)
  })

  it('closes when the mouse has gone, and says so to the page', async () => {
    const { page } = await demo.visitor()
    await visit(page, demo.url)
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(window, { told })
      for (const name of ['navigation-flyout-opened', 'navigation-flyout-closed'])
        window.addEventListener(name, (event) => told.push(`${name} ${(event as CustomEvent).detail.index}`))
    })
    await page.hover(entry(1))
    await appears(page, 'shop-header >>> .theme-worlds')
    assert.ok(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')))
    await page.mouse.move(400, 20)
    await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
    assert.deepEqual(await page.evaluate(() => (window as unknown as { told: string[] }).told), [
      'navigation-flyout-opened 0',
      'navigation-flyout-closed 0',
    ])
  })

  it('works by keyboard alone', async () => {
    const { page } = await demo.visitor()
    await visit(page, demo.url)
    await page.focus(entry(1))
    // The code comes with the focus.
    for (let tries = 0; (await focused(page)) !== 'Kaffee' && tries < 50; tries += 1) {
      await page.keyboard.press('ArrowRight')
      await pause(100)
    }
    await page.keyboard.press('Enter')
    await appears(page, PANEL)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'] as const) await page.keyboard.press(key)
    await appears(page, node('1.0.0'))
    await page.keyboard.press('Escape')
    await pause(100)
    assert.equal(await page.$(PANEL), null)
    assert.equal(await focused(page), 'Kaffee')
    await page.keyboard.press('Enter')
    await appears(page, PANEL)
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('opens by the first tap and follows by the second, on a wide touch screen', async () => {
    const { page } = await demo.visitor({ width: 1100, isTouch: true })
    await visit(page, demo.url)
    await page.tap(entry(2))
    await appears(page, PANEL)
    assert.equal(new URL(page.url()).pathname, '/')
    await page.tap(node('1.0'))
    await appears(page, node('1.0.0'))
    // A finger that is lifted leaves the bar as well.
    await pause(800)
    assert.equal(await label(page), 'Kaffee')
    await Promise.all([page.waitForNavigation(), page.tap(entry(2))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('opens a drawer on a small touch screen, goes down, back and on', async () => {
    const { page } = await demo.visitor({ width: 375, height: 700, isTouch: true })
    await visit(page, demo.url)
    await page.tap('shop-header >>> .navigation__menu')
    await appears(page, row(2))
    await page.tap(row(2))
    await appears(page, 'shop-header >>> .navigation-drawer__back')
    await pause(300)
    await page.tap('shop-header >>> .navigation-drawer__back')
    await pause(300)
    await page.tap(row(3))
    await pause(300)
    await Promise.all([page.waitForNavigation(), page.tap('shop-header >>> dialog .navigation-all')])
    assert.equal(new URL(page.url()).pathname, '/categories/kitchen-household')
  })

  for (const width of [375, 768, 1024, 1440]) {
    it(`does not move by a px when the services answer, at ${width} px`, async () => {
      for (const site of ['DE', 'CH_FR', 'PL', 'HU', 'TR']) {
        const { page } = await demo.visitor({ width })
        await visit(page, `${demo.url}/?site=${site}`)
        await appears(page, `${LINK}[href="/themeworlds"]`)
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] }, site)
        await page.close()
      }
    })
  }

  it('stays as it was in the fragment when both services fail, and tells it', async () => {
    const { page, complaints } = await demo.visitor()
    await page.goto(`${demo.url}/?fault=navigation:500,theme-worlds:500`)
    const before = await titles(page)
    await alive(page)
    const told = () => complaints.filter((text) => /(NAVIGATION|THEME_WORLDS)_UNAVAILABLE/.test(text)).length
    for (let tries = 0; told() < 2 && tries < 100; tries += 1) await pause(50)
    assert.equal(told(), 2)
    assert.deepEqual(await titles(page), before)
    await Promise.all([page.waitForNavigation(), page.click(entry(2))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('is a row of links without JavaScript, and without a button that does nothing', async () => {
    const { page } = await demo.visitor({ width: 375, withoutScript: true })
    await page.goto(demo.url)
    const menu = await page.$('shop-header >>> .navigation__menu')
    assert.equal(await menu?.isVisible(), false)
    assert.equal((await page.$$(LINK)).length, 9)
  })

  it('goes on as links when its code can not be had', async () => {
    const { page, complaints } = await demo.visitor({ width: 1100, isTouch: true })
    const isTold = () => complaints.some((text) => text.includes('CODE_UNAVAILABLE'))
    await without(page, 'NavigationControl')
    await visit(page, demo.url)
    // The first tap follows when it comes after the failure, the second in any case.
    const isThere = page.waitForNavigation()
    await page.tap(entry(2))
    for (let tries = 0; !isTold() && tries < 100; tries += 1) await pause(50)
    assert.ok(isTold())
    await page.tap(entry(2)).catch(() => {})
    await isThere
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  for (const theme of ['light', 'dark', 'coffee-light', 'coffee-dark']) {
    it(`is clean for axe in ${theme}: theme worlds, lists, drawer`, async () => {
      const { page } = await demo.visitor()
      await visit(page, demo.url)
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      for (const place of [1, 2]) {
        await page.hover(entry(place))
        await appears(page, place === 1 ? 'shop-header >>> .theme-worlds' : 'shop-header >>> .drill-down')
        await pause(400)
        assert.deepEqual(await findings(page), [])
      }
      await page.setViewport({ width: 375, height: 700 })
      await page.mouse.move(5, 650)
      await page.click('shop-header >>> .navigation__menu')
      await appears(page, row(2))
      await pause(400)
      assert.deepEqual(await findings(page), [])
      await page.click(row(1))
      await appears(page, 'shop-header >>> dialog .theme-worlds')
      await pause(400)
      assert.deepEqual(await findings(page), [])
    })
  }
})
