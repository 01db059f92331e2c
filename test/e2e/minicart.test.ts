// tier 1: a core journey of shop-minicart
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findingsInThemes } from '../../packages/upkeep/axe.ts'
import { shop } from './support/shop.ts'
import type { Visitor } from './support/visitor.ts'

const ALONE = 'main >>> shop-minicart'
const IN_HEADER = 'shop-header >>> shop-minicart'
const PANEL = 'shop-header >>> .flyout__panel'
/** Everything that the demo can add to a cart, except the thousand lines. */
const EVERYTHING = [
  'reduced-article',
  'promotional-article',
  'article-of-dimensions',
  'long-title',
  'gift-card',
  'partner-product',
  'coffee-subscription',
  'machine-subscription',
  'gift-subscription',
  'shortage-article',
  'sold-out-article',
  'not-available-article',
  'defective-article',
  'defective-article',
  'defective-gift-card',
  'defective-partner-product',
  'defective-subscription',
  'defective-subscription',
  'defective-subscription',
  'sold-out-free-article',
  'coupon',
  'rebate',
  'beans',
  'gift-card-redemption',
]

const openFlyout = ({ page }: Visitor) => page.evaluate(() => window.shopElements?.openFlyout('cart'))

describe('the mini cart', () => {
  const demo = shop({ withPictures: false })

  it('has no axe finding in light and dark, and no console message, with every kind of item (THEME-15)', async () => {
    const visitor = await demo.open('/demo/minicart?site=DE')
    await visitor.fill(...EVERYTHING)
    await visitor.see(`${ALONE} >>> .tile`)
    await visitor.rest()
    assert.deepEqual(await findingsInThemes(visitor.page), [])
  })

  it('cuts nothing off at 320 px, and keeps heading, close button and checkout in sight (MINICART-43)', async () => {
    const visitor = await demo.open('/demo/minicart?site=HU', { width: 320, height: 640 })
    await visitor.fill(...EVERYTHING)
    await visitor.see(`${ALONE} >>> .tile`)
    assert.equal(await visitor.width(), 320)
    await openFlyout(visitor)
    await visitor.see(`${IN_HEADER} >>> .tile`)
    await visitor.rest()
    assert.equal(await visitor.page.$eval(PANEL, (panel) => panel.scrollWidth - panel.clientWidth), 0)
    for (const top of [0, 9999, 400]) {
      await visitor.page.$eval(PANEL, (panel, to) => panel.scrollTo(0, to), top)
      const checkout = await visitor.page.$(`${IN_HEADER} >>> .minicart__exits .button`)
      assert.ok(await checkout?.isIntersectingViewport({ threshold: 1 }), `scrolled to ${top}`)
    }
    const heading = await visitor.box(`${IN_HEADER} >>> .minicart__heading`)
    const close = await visitor.box(`${PANEL} .flyout__close`)
    assert.equal(heading.top, (await visitor.box(PANEL)).top)
    // No tile lies under the close button.
    assert.ok(heading.bottom >= close.bottom, `${heading.bottom} ${close.bottom}`)
  })

  it('shows a cart of a thousand lines, and keeps the focus when one is deleted by keyboard (MINICART-44, MINICART-45)', async () => {
    const visitor = await demo.open('/?site=DE', { width: 440, height: 800 })
    await visitor.fill('many')
    await openFlyout(visitor)
    const row = (place: number) => `${IN_HEADER} >>> .minicart__row:nth-child(${place})`
    await visitor.see(row(1000))
    await visitor.press('Enter', `${row(500)} .tile__delete`)
    await visitor.see(`${row(500)} .deleted-tile`)
    await visitor.rest()
    assert.ok(await visitor.has(`${row(500)}:focus-within`))
    assert.ok(await (await visitor.see(row(500))).isIntersectingViewport())
  })
})
