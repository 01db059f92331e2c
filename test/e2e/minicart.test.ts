// tier 1: a core journey of shop-minicart
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS } from '../../src/shop/cart/cart-change-errors.ts'
import { findingsInThemes } from './support/axe.ts'
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

  /** In the flyout of a phone. */
  async function openLongCart(): Promise<Visitor> {
    const visitor = await demo.open('/?site=DE', { width: 375, height: 667 })
    await visitor.fill(...Array(12).fill('shortage-article'))
    await openFlyout(visitor)
    await visitor.see(`${IN_HEADER} >>> .tile`)
    await visitor.rest()
    return visitor
  }

  it('has no axe finding in any theme, and no console message, with every kind of item (THEME-15)', async () => {
    const visitor = await demo.open('/demo/minicart?site=DE')
    await visitor.fill(...EVERYTHING)
    await visitor.see(`${ALONE} >>> .tile`)
    await visitor.rest()
    assert.deepEqual(await findingsInThemes(visitor.page), [])
  })

  for (const site of ['DE', 'PL', 'HU', 'TR']) {
    it(`${site}: cuts nothing off at 320 px, alone or in the header (MINICART-43)`, async () => {
      const visitor = await demo.open(`/demo/minicart?site=${site}`, { width: 320, height: 640 })
      await visitor.fill(...EVERYTHING)
      await visitor.see(`${ALONE} >>> .tile`)
      assert.equal(await visitor.width(), 320)
      await openFlyout(visitor)
      await visitor.see(`${IN_HEADER} >>> .tile`)
      assert.equal(await visitor.page.$eval(PANEL, (panel) => panel.scrollWidth - panel.clientWidth), 0)
    })
  }

  it('shows its panel at once, and the same in every mini cart of a page (MINICART-1, MINICART-3)', async () => {
    const visitor = await demo.open('/demo/minicart?site=DE')
    await visitor.fill('shortage-article', 'gift-card')
    await visitor.see(`${ALONE} >>> .tile`)
    const titles = () =>
      visitor.page.$$eval('main shop-minicart', (all) =>
        all.map(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('.tile__title') ?? [])].map((title) => title.textContent).join(),
        ),
      )
    const before = await titles()
    assert.equal(before.length, 2)
    assert.equal(before[0], before[1])
    await visitor.click(`${ALONE} >>> .tile__delete`)
    await visitor.rest()
    const after = await titles()
    assert.notEqual(after[0], before[0])
    assert.equal(after[0], after[1])
  })

  it('keeps heading and count beside the close button while a long list scrolls in the flyout (MINICART-43)', async () => {
    const visitor = await openLongCart()
    await visitor.page.$eval(PANEL, (panel) => panel.scrollTo(0, 400))
    const heading = await visitor.box(`${IN_HEADER} >>> .minicart__heading`)
    const close = await visitor.box(`${PANEL} .flyout__close`)
    assert.equal(heading.top, (await visitor.box(PANEL)).top)
    // No tile lies under the close button.
    assert.ok(heading.bottom >= close.bottom, `${heading.bottom} ${close.bottom}`)
  })

  it('keeps the checkout button in sight while a long list scrolls in the flyout (MINICART-43)', async () => {
    const visitor = await openLongCart()
    for (const top of [0, 400, 9999]) {
      await visitor.page.$eval(PANEL, (panel, to) => panel.scrollTo(0, to), top)
      const checkout = await visitor.page.$(`${IN_HEADER} >>> .minicart__exits .button`)
      assert.ok(await checkout?.isIntersectingViewport({ threshold: 1 }), `scrolled to ${top}`)
    }
  })

  it('explains the best price by keyboard, and Escape closes the tooltip before the flyout (PRICE-26, FLYOUT-17)', async () => {
    const visitor = await demo.open('/?site=DE')
    await visitor.fill('reduced-article')
    await openFlyout(visitor)
    await visitor.focus(`${IN_HEADER} >>> .tooltip__trigger`)
    const shown = `${IN_HEADER} >>> .tooltip__bubble:popover-open`
    assert.ok(await visitor.has(shown))
    await visitor.press('Escape')
    assert.equal(await visitor.has(shown), false)
    assert.ok(await visitor.has(PANEL))
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

  it('shows a message for every code of a failed change (MINICART-11, CART-45)', async () => {
    const messages = new Set<string>()
    const visitor = await demo.visitor()
    visitor.logs(/status of \d+/, /The cart change was answered with \d+/)
    for (const code of CART_CHANGE_ERRORS) {
      await visitor.open(`/demo/minicart?site=SK&fault=cart.put:${code}`)
      await visitor.fill('shortage-article')
      await visitor.click(`${ALONE} >>> .tile__delete`)
      await visitor.see(`${ALONE} >>> .notification--error`)
      messages.add(await visitor.text(`${ALONE} >>> .notification--error`))
    }
    // Three limits; the other codes share a message.
    assert.equal(messages.size, CART_LIMIT_ERRORS.length + 1)
  })

  it('shows on the basket page with open-on-page only (MINICART-2)', async () => {
    const visitor = await demo.open('/cart?site=DE')
    await visitor.page.evaluate(() => {
      for (const more of ['', 'open-on-page']) {
        const element = document.createElement('shop-minicart')
        element.setAttribute('site', 'DE')
        if (more) element.setAttribute(more, '')
        document.querySelector('main')?.append(element)
      }
    })
    await visitor.see('main >>> .minicart')
    await visitor.rest()
    const shown = await visitor.page.$$eval('main shop-minicart', (all) =>
      all.map(({ shadowRoot }) => shadowRoot?.querySelector('.minicart') !== null),
    )
    assert.deepEqual(shown, [false, true])
  })
})
