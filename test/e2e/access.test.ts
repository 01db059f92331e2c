// tier 2: axe and odd windows; the core journeys use the keys
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findings, findingsInThemes, IN_HEADER } from '../../packages/upkeep/axe.ts'
import { shop, type VisitorOptions } from './support/shop.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const PANEL = 'shop-header >>> .flyout__panel'
const CLOSE = 'shop-header >>> .flyout__close button'
const MINICART = 'shop-header >>> shop-minicart'
const ITEMS = ['coffee-subscription', 'gift-subscription', 'shortage-article', 'defective-article', 'coupon']

describe('header and cart flyout', () => {
  const demo = shop({ withPictures: false })

  const arrive = (options: VisitorOptions = {}, query = 'site=DE') =>
    demo.open(`/help?${query}`, { ...options, until: 'header' })

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

  it('has the whole screen for the flyout at 400 % zoom, its end and its close button in reach (FLYOUT-22, THEME-17)', async () => {
    const shopper = await arrive({ width: 320, height: 256 })
    await shopper.fill(...ITEMS)
    await shopper.page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await shopper.see(`${MINICART} >>> .tile`)
    const panel = await shopper.box(PANEL)
    assert.ok(panel.height > 250, JSON.stringify(panel))
    await shopper.page.$eval(PANEL, (element) => element.scrollTo(0, 9999))
    for (const selector of [`${MINICART} >>> .minicart__exits .button`, CLOSE]) {
      const button = await shopper.see(selector)
      assert.ok(await button.isIntersectingViewport({ threshold: 1 }), selector)
    }
    await shopper.click(CLOSE)
    await shopper.gone(PANEL)
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
