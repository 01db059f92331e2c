// tier 2: axe and odd windows; the core journeys use the keys
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findings, findingsInThemes, IN_HEADER } from './support/axe.ts'
import { shop, type VisitorOptions } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const FLYOUT = 'shop-header >>> .flyout'
const PANEL = 'shop-header >>> .flyout__panel'
const CLOSE = 'shop-header >>> .flyout__close button'
const MINICART = 'shop-header >>> shop-minicart'
const ITEMS = ['coffee-subscription', 'gift-subscription', 'shortage-article', 'defective-article', 'coupon']

describe('header and cart flyout', () => {
  const demo = shop({ withPictures: false })

  const arrive = (options: VisitorOptions = {}, query = 'site=DE') =>
    demo.open(`/help?${query}`, { ...options, until: 'header' })
  const openFull = async (options: VisitorOptions) => {
    const shopper = await arrive(options)
    await shopper.fill(...ITEMS)
    await shopper.page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await shopper.see(`${MINICART} >>> .tile`)
    return shopper
  }
  const isExpanded = ({ page }: Visitor) => page.$eval(CART, (link) => link.getAttribute('aria-expanded') === 'true')

  it('has no axe findings in light and dark, with the flyout closed, empty and filled (THEME-15)', async () => {
    const shopper = await arrive()
    const check = async () => {
      await shopper.rest()
      assert.deepEqual(await findingsInThemes(shopper.page, { within: IN_HEADER }), [])
    }
    await check()
    await shopper.hover(CART)
    await shopper.see(`${MINICART} >>> .minicart__empty`)
    await check()
    await shopper.fill(...ITEMS)
    await shopper.see(`${MINICART} >>> .tile`)
    await check()
  })

  it('opens the cart flyout by Enter; Tab goes into it, Escape closes it and returns the focus (FLYOUT-6, FLYOUT-9, FLYOUT-13, FLYOUT-16)', async () => {
    const shopper = await arrive()
    await shopper.press('Enter', CART)
    await shopper.see(`${MINICART} >>> .minicart__empty`)
    assert.equal(await isExpanded(shopper), true)
    await shopper.press('Tab')
    assert.equal(await shopper.focused(), 'icon-button')
    await shopper.press('Tab')
    assert.match(await shopper.focused(), /button--primary/)
    await shopper.press('Escape')
    assert.equal(await shopper.focused(), 'cart-icon')
    assert.equal(await isExpanded(shopper), false)
    assert.equal(await shopper.has('html.shop-flyout-open'), false)
  })

  it('keeps a flyout open when the header is moved, and its close button in reach when it is scrolled (FLYOUT-21, FLYOUT-22, THEME-13)', async () => {
    const shopper = await openFull({ width: 375, height: 700 })
    await shopper.page.evaluate(() => {
      const section = document.createElement('section')
      document.body.prepend(section)
      section.append(document.querySelector('shop-header') as Element)
    })
    await shopper.rest()
    assert.ok(await shopper.has('shop-header >>> .flyout-frame:popover-open'))
    await shopper.page.$eval(PANEL, (panel) => panel.scrollTo(0, 9999))
    const button = await shopper.see(CLOSE)
    assert.ok(await button.isIntersectingViewport({ threshold: 1 }))
    await button.click()
    assert.equal(await shopper.has(FLYOUT), false)
  })

  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 400],
  ] as const)
    it(`sticks, and is low, on a product page in a window of ${width} by ${height} px (HEADER-23)`, async () => {
      const shopper = await demo.open('/?site=HU', { width, height, isTouch: width < 980, until: 'loaded' })
      const product = await shopper.page.$eval('main a[href^="/products/"]', (link) => (link as HTMLAnchorElement).href)
      await shopper.open(product, 'live')
      await shopper.scroll(600)
      await shopper.rest()
      const bar = await shopper.box('shop-header >>> .header')
      assert.equal(bar.top, 0)
      assert.ok(bar.height <= 77, String(bar.height))
      assert.equal(await shopper.headerHeight(), `${bar.height}px`)
      const targets = await shopper.page.$$eval(
        ['.header-icon', '.navigation__link', '.navigation__menu'].map((part) => `shop-header >>> ${part}`).join(),
        (all) => all.map((target) => target.getBoundingClientRect().height).filter((height) => height > 0),
      )
      assert.ok(Math.min(...targets) >= 32, targets.join())
    })

  it('has room for the flyout at 400 % zoom: it has the whole screen (FLYOUT-22, THEME-17)', async () => {
    const shopper = await openFull({ width: 320, height: 256 })
    const panel = await shopper.box(PANEL)
    assert.ok(panel.height > 250, JSON.stringify(panel))
    const checkout = await shopper.see(`${MINICART} >>> .minicart__exits .button`)
    await checkout.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    assert.ok(await checkout.isIntersectingViewport({ threshold: 1 }))
  })

  it('cuts nothing off at 320 px, and passes axe (THEME-15, THEME-17)', async () => {
    const shopper = await arrive({ width: 320, height: 640, isTouch: true })
    assert.equal(await shopper.width(), 320)
    assert.deepEqual(await findings(shopper.page), [])
    await shopper.tap(CART)
    await shopper.see(`${MINICART} >>> .minicart`)
    const panel = await shopper.box(PANEL)
    assert.ok(panel.left >= 0 && panel.right <= 320, JSON.stringify(panel))
  })
})
