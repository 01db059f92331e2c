import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { findings, findingsInThemes } from './support/axe.ts'
import {
  atRest,
  elementsLive,
  headerReady,
  shop,
  type VisitorOptions,
  waitForElement,
  waitForNoElement,
  waitUntil,
} from './support/shop.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const MINICART = 'shop-header >>> shop-minicart'

/** Part or class of the focused element, through all shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('part') ?? element?.className ?? ''
  })

/** Long enough for whatever must not happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400))

describe('header and cart flyout', () => {
  const demo = shop({ withPictures: false })

  const arrive = async (options: VisitorOptions = {}, query = 'site=DE') => {
    const visit = await demo.visitor(options)
    await visit.page.goto(`${demo.url}/help?${query}`)
    await headerReady(visit.page)
    return visit
  }
  const fill = (page: Page) =>
    page.evaluate(async () => {
      for (const add of [
        'coffee-subscription',
        'gift-subscription',
        'shortage-article',
        'defective-article',
        'coupon',
      ]) {
        await fetch('/demo/cart', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ add }),
        })
      }
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    })

  it('has no axe findings in any theme, with the flyout closed, empty and filled (THEME-15)', async () => {
    const { page } = await arrive()
    assert.deepEqual(await findingsInThemes(page), [])
    await page.hover(CART)
    await waitForElement(page, `${MINICART} >>> .minicart__empty`)
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
    await fill(page)
    await waitForElement(page, `${MINICART} >>> .tile`)
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
  })

  it('has no axe findings on a narrow screen (THEME-15)', async () => {
    const { page } = await arrive({ width: 375, height: 800, isTouch: true }, 'site=HU')
    assert.deepEqual(await findings(page), [])
  })

  it('opens the cart flyout by Enter; Tab goes into it, Escape closes it and returns the focus (FLYOUT-6, FLYOUT-9, FLYOUT-13, FLYOUT-16)', async () => {
    const { page } = await arrive()
    await page.focus(CART)
    await page.keyboard.press('Enter')
    await waitForElement(page, `${MINICART} >>> .minicart__empty`)
    assert.equal(await page.$eval(CART, (link) => link.getAttribute('aria-expanded')), 'true')
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'icon-button')
    await page.keyboard.press('Tab')
    assert.match(await focused(page), /button--primary/)
    await page.keyboard.press('Escape')
    assert.equal(await focused(page), 'cart-icon')
    assert.equal(await page.$eval(CART, (link) => link.getAttribute('aria-expanded')), 'false')
    assert.equal(await page.$eval('html', (root) => root.classList.contains('shop-flyout-open')), false)
  })

  it('opens the cart flyout by a tap, and goes to the cart page by a second one (FLYOUT-5)', async () => {
    const { page } = await arrive({ width: 375, height: 800, isTouch: true })
    await page.tap(CART)
    await waitForElement(page, `${MINICART} >>> .minicart__empty`)
    assert.equal(new URL(page.url()).pathname, '/help')
    await Promise.all([page.waitForNavigation(), page.tap(CART)])
    assert.equal(new URL(page.url()).pathname, '/cart')
  })

  it('goes to the cart page by a mouse click (FLYOUT-4)', async () => {
    const { page } = await arrive()
    await Promise.all([page.waitForNavigation(), page.click(CART)])
    assert.equal(page.url().slice(demo.url.length), '/cart?step=shopping_cart')
  })

  it('opens the cart flyout for a mouse that rests, not for one that passes (FLYOUT-3)', async () => {
    const { page } = await arrive()
    await page.hover(CART)
    await page.mouse.move(400, 500)
    await settle()
    assert.equal(await page.$('shop-header >>> .flyout'), null)
    await page.hover(CART)
    await waitForElement(page, 'shop-header >>> .flyout')
  })

  it('closes the flyout by its button, its overlay, a mouse resting on the overlay, and event (FLYOUT-13, FLYOUT-14)', async () => {
    const { page } = await arrive()
    const isOpen = async () => (await page.$('shop-header >>> .flyout')) !== null
    const open = async () => {
      await page.mouse.move(600, 20)
      await page.hover(CART)
      await waitForElement(page, `${MINICART} >>> .minicart`)
    }
    await open()
    await page.click('shop-header >>> .flyout__close button')
    assert.equal(await isOpen(), false)
    await open()
    await page.mouse.click(200, 600)
    assert.equal(await isOpen(), false)
    await open()
    await page.mouse.move(200, 600)
    await settle()
    assert.equal(await isOpen(), true)
    await waitForNoElement(page, 'shop-header >>> .flyout')
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${MINICART} >>> .minicart`)
    await page.evaluate(() => window.shopElements?.closeFlyouts())
    await waitForNoElement(page, 'shop-header >>> .flyout')
  })

  it('moves the focus to Undo when an item is deleted by keyboard, which restores the item (CART-20)', async () => {
    const { page } = await arrive()
    await fill(page)
    await page.focus(CART)
    await page.keyboard.press('Enter')
    await waitForElement(page, `${MINICART} >>> .tile__delete`)
    const titles = () =>
      page.$$eval(`${MINICART} >>> .minicart__rows:first-of-type .tile__title`, (all) =>
        all.map((title) => title.textContent),
      )
    const before = await titles()
    await page.focus(`${MINICART} >>> .tile__delete`)
    await page.keyboard.press('Enter')
    await waitForElement(page, `${MINICART} >>> .deleted-tile`)
    await waitUntil('the focus is on Undo', async () => (await focused(page)) === 'deleted-tile__undo')
    await atRest(page)
    assert.equal(await focused(page), 'deleted-tile__undo')
    assert.equal((await titles()).length, before.length - 1)
    await page.keyboard.press('Enter')
    await waitForNoElement(page, `${MINICART} >>> .deleted-tile`)
    await atRest(page)
    assert.deepEqual(await titles(), before)
  })

  it('closes a flyout that the focus has left, and leaves the focus where it is (FLYOUT-15)', async () => {
    const { page } = await arrive()
    await fill(page)
    await page.focus(CART)
    await page.keyboard.press('Enter')
    await waitForElement(page, `${MINICART} >>> .tile__delete`)
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus())
    await waitForNoElement(page, 'shop-header >>> .flyout')
    assert.equal(await page.evaluate(() => document.activeElement?.localName), 'a')
  })

  it('keeps a flyout open when the header is moved, and its close button in reach when it is scrolled (FLYOUT-21, FLYOUT-22, THEME-13)', async () => {
    const { page } = await arrive({ width: 375, height: 700 })
    await fill(page)
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${MINICART} >>> .tile`)
    await page.evaluate(() => {
      const section = document.createElement('section')
      document.body.prepend(section)
      section.append(document.querySelector('shop-header') as Element)
    })
    await atRest(page)
    assert.equal(await page.$eval('shop-header >>> .flyout', (layer) => layer.matches(':popover-open')), true)
    await page.$eval('shop-header >>> .flyout__panel', (panel) => panel.scrollTo(0, 9999))
    const button = await page.$('shop-header >>> .flyout__close button')
    assert.ok(await button?.isIntersectingViewport({ threshold: 1 }))
    await button?.click()
    assert.equal(await page.$('shop-header >>> .flyout'), null)
  })

  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 400],
  ] as const)
    it(`sticks, and is low, on a product page in a window of ${width} by ${height} px (HEADER-23)`, async () => {
      const { page } = await demo.visitor({ width, height, isTouch: width < 980 })
      await page.goto(`${demo.url}/?site=HU`)
      const product = await page.$eval('main a[href^="/products/"]', (link) => (link as HTMLAnchorElement).href)
      await page.goto(product)
      await elementsLive(page)
      await page.evaluate(() => window.scrollTo(0, 600))
      await atRest(page)
      const bar = await page.$eval('shop-header >>> .header', (header) => header.getBoundingClientRect().toJSON())
      assert.equal(bar.top, 0)
      assert.ok(bar.height <= 77, String(bar.height))
      const published = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height'),
      )
      assert.equal(published, `${bar.height}px`)
      const targets = await page.$$eval(
        ['.header-icon', '.navigation__link', '.navigation__menu'].map((part) => `shop-header >>> ${part}`).join(),
        (all) => all.map((target) => target.getBoundingClientRect().height).filter((height) => height > 0),
      )
      assert.ok(Math.min(...targets) >= 32, targets.join())
    })

  it('has room for the flyout at 400 % zoom: it has the whole screen (FLYOUT-22, THEME-17)', async () => {
    const { page } = await arrive({ width: 320, height: 256 })
    await fill(page)
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${MINICART} >>> .tile`)
    const panel = await page.$eval('shop-header >>> .flyout__panel', (element) =>
      element.getBoundingClientRect().toJSON(),
    )
    assert.ok(panel.height > 250, JSON.stringify(panel))
    const checkout = await page.$(`${MINICART} >>> .minicart__exits .button`)
    await checkout?.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    assert.ok(await checkout?.isIntersectingViewport({ threshold: 1 }))
  })

  it('cuts nothing off at 320 px (THEME-17)', async () => {
    const { page } = await arrive({ width: 320, height: 640, isTouch: true })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(width, 320)
    await page.tap(CART)
    await waitForElement(page, `${MINICART} >>> .minicart`)
    const panel = await page.$eval('shop-header >>> .flyout__panel', (element) =>
      element.getBoundingClientRect().toJSON(),
    )
    assert.ok(panel.left >= 0 && panel.right <= 320, JSON.stringify(panel))
  })
})
