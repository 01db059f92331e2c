import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findingsInThemes } from './support/axe.ts'
import {
  atRest,
  blockRequests,
  elementsLive,
  headerReady,
  layoutShift,
  shop,
  waitForElement,
  waitForNoElement,
} from './support/shop.ts'

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

/** Resolves when the entries of the service are shown. */
const entriesLoaded = (page: Page) => waitForElement(page, `${LINK}[aria-expanded]`)

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await headerReady(page)
  await entriesLoaded(page)
}

describe('main navigation', () => {
  const demo = shop({ withPictures: false })

  it('opens under a mouse, which can move diagonally into the flyout and to a category (NAV-17, NAV-18)', async () => {
    const { page, problems } = await demo.visitor()
    await visit(page, `${demo.url}/help`)
    await page.hover(entry(2))
    await waitForElement(page, PANEL)
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
    await waitForElement(page, node('1.0.0'))
    await page.hover(node('1.0.0'))
    await waitForElement(page, node('1.0.0.0'))
    assert.deepEqual(await layoutShift(page), { sum: 0, of: [] })
    await Promise.all([page.waitForNavigation(), page.click(node('1.0.1'))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee/whole-bean/caffe-crema')
    assert.deepEqual(problems, [])
  })

  it('opens along the active path (NAV-36, NAV-37)', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/categories/coffee/whole-bean/caffe-crema`)
    assert.equal(await page.$eval(entry(2), (link) => link.getAttribute('aria-current')), 'true')
    await page.hover(entry(2))
    await waitForElement(page, `${node('1.0.1')}[aria-current=page]`)
  })

  it('closes when the mouse has left, and dispatches its events (NAV-21, NAV-32, FLYOUT-19)', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/help`)
    await page.evaluate(() => {
      const dispatched: string[] = []
      Object.assign(window, { dispatched })
      for (const name of ['navigation-flyout-opened', 'navigation-flyout-closed'])
        window.addEventListener(name, (event) => dispatched.push(`${name} ${(event as CustomEvent).detail.index}`))
    })
    await page.hover(entry(1))
    await waitForElement(page, 'shop-header >>> .theme-worlds')
    assert.ok(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')))
    await page.mouse.move(400, 20)
    await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
    assert.deepEqual(await page.evaluate(() => (window as unknown as { dispatched: string[] }).dispatched), [
      'navigation-flyout-opened 0',
      'navigation-flyout-closed 0',
    ])
  })

  it('works by keyboard alone (NAV-23, NAV-25, NAV-30)', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/help`)
    await page.focus(entry(1))
    // The focus loads the code.
    for (let tries = 0; (await focused(page)) !== 'Kaffee' && tries < 50; tries += 1) {
      await page.keyboard.press('ArrowRight')
      await pause(100)
    }
    await page.keyboard.press('Enter')
    await waitForElement(page, PANEL)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'] as const) await page.keyboard.press(key)
    await waitForElement(page, node('1.0.0'))
    await page.keyboard.press('Escape')
    await waitForNoElement(page, PANEL)
    assert.equal(await focused(page), 'Kaffee')
    await page.keyboard.press('Enter')
    await waitForElement(page, PANEL)
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('opens on the first tap and follows the link on the second, on a wide touch screen (NAV-22)', async () => {
    const { page } = await demo.visitor({ width: 1100, isTouch: true })
    await visit(page, `${demo.url}/help`)
    await page.tap(entry(2))
    await waitForElement(page, PANEL)
    assert.equal(new URL(page.url()).pathname, '/help')
    await page.tap(node('1.0'))
    await waitForElement(page, node('1.0.0'))
    // A lifted finger also leaves the bar.
    await pause(800)
    assert.equal(await label(page), 'Kaffee')
    await Promise.all([page.waitForNavigation(), page.tap(entry(2))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('opens a drawer on a small touch screen, with levels and a way back (NAV-38, NAV-39)', async () => {
    const { page } = await demo.visitor({ width: 375, height: 700, isTouch: true })
    await visit(page, `${demo.url}/help`)
    await page.tap('shop-header >>> .navigation__menu')
    await waitForElement(page, row(2))
    await atRest(page)
    await page.tap(row(2))
    await waitForElement(page, 'shop-header >>> .navigation-drawer__back')
    await atRest(page)
    await page.tap('shop-header >>> .navigation-drawer__back')
    await atRest(page)
    await page.tap(row(3))
    await atRest(page)
    await Promise.all([page.waitForNavigation(), page.tap('shop-header >>> dialog .navigation-all')])
    assert.equal(new URL(page.url()).pathname, '/categories/kitchen-household')
  })

  for (const width of [375, 768, 1024, 1440]) {
    it(`does not shift when the services answer, at ${width} px (NAV-12)`, async () => {
      for (const site of ['DE', 'CH_FR', 'PL', 'HU', 'TR']) {
        const { page } = await demo.visitor({ width })
        await visit(page, `${demo.url}/help?site=${site}`)
        await waitForElement(page, `${LINK}[href="/themeworlds"]`)
        assert.deepEqual(await layoutShift(page), { sum: 0, of: [] }, site)
        await page.close()
      }
    })
  }

  it('stays as in the fragment when both services fail, which is reported (NAV-2, NAV-7)', async () => {
    const { page, problems } = await demo.visitor()
    await page.goto(`${demo.url}/?fault=navigation:500,theme-worlds:500`)
    const before = await titles(page)
    await headerReady(page)
    const reportCount = () => problems.filter((text) => /(NAVIGATION|THEME_WORLDS)_UNAVAILABLE/.test(text)).length
    for (let tries = 0; reportCount() < 2 && tries < 100; tries += 1) await pause(50)
    assert.equal(reportCount(), 2)
    assert.deepEqual(await titles(page), before)
    await Promise.all([page.waitForNavigation(), page.click(entry(2))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
  })

  it('is a row of links without a menu button when there is no JavaScript (NAV-2)', async () => {
    const { page } = await demo.visitor({ width: 375, withoutScript: true })
    await page.goto(demo.url)
    const menu = await page.$('shop-header >>> .navigation__menu')
    assert.equal(await menu?.isVisible(), false)
    assert.equal((await page.$$(LINK)).length, 9)
  })

  it('works as links when its code cannot be loaded (NAV-27, LIVE-9)', async () => {
    const { page, problems } = await demo.visitor({ width: 1100, isTouch: true, withRequests: true })
    await blockRequests(page, 'elements/shop-header')
    await page.goto(`${demo.url}/help?site=DE&fault=promotion:404`)
    await elementsLive(page)
    // The place of the campaigns, which don't come, is given back.
    await atRest(page)
    await Promise.all([page.waitForNavigation(), page.tap(entry(2))])
    assert.equal(new URL(page.url()).pathname, '/categories/coffee')
    assert.equal(problems.filter((text) => text.includes("The code can't be loaded")).length, 1)
  })

  it('has no axe violation in any theme: theme worlds, lists, drawer (THEME-15)', async () => {
    const { page } = await demo.visitor()
    await visit(page, `${demo.url}/help`)
    for (const place of [1, 2]) {
      await page.hover(entry(place))
      await waitForElement(page, place === 1 ? 'shop-header >>> .theme-worlds' : 'shop-header >>> .drill-down')
      await atRest(page)
      assert.deepEqual(await findingsInThemes(page), [])
    }
    await page.setViewport({ width: 375, height: 700 })
    await page.mouse.move(5, 650)
    await page.click('shop-header >>> .navigation__menu')
    await waitForElement(page, row(2))
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
    await page.click(row(1))
    await waitForElement(page, 'shop-header >>> dialog .theme-worlds')
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
  })
})
