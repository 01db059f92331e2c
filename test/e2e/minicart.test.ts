import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { CART_CHANGE_ERRORS, CART_LIMIT_ERRORS } from '../../src/shop/cart/cart.ts'
import { findingsInThemes } from './support/axe.ts'
import { atRest, elementsReady, shop, type VisitorOptions, waitForElement } from './support/shop.ts'

const ALONE = 'main >>> shop-minicart'
const IN_HEADER = 'shop-header >>> shop-minicart'
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

describe('the mini cart', () => {
  const demo = shop({ withPictures: false })

  const put = (page: Page, additions: readonly string[]) =>
    page.evaluate(async (names) => {
      for (const add of names) {
        await fetch('/demo/cart', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ add }),
        })
      }
      window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    }, additions)

  const visit = async (path: string, options: VisitorOptions = {}) => {
    const { page, problems } = await demo.visitor(options)
    await page.goto(`${demo.url}${path}`)
    await elementsReady(page)
    return { page, problems }
  }
  const alone = (query: string, options = {}) => visit(`/demo/minicart?${query}`, options)

  it('has no axe finding in any theme, and no console message, with every kind of item (THEME-15)', async () => {
    const { page, problems } = await alone('site=DE')
    await put(page, EVERYTHING)
    await waitForElement(page, `${ALONE} >>> .tile`)
    await atRest(page)
    assert.deepEqual(await findingsInThemes(page), [])
    assert.deepEqual(problems, [])
  })

  for (const site of ['DE', 'PL', 'HU', 'TR']) {
    it(`${site}: cuts nothing off at 320 px, alone or in the header (MINICART-43)`, async () => {
      const { page } = await alone(`site=${site}`, { width: 320, height: 640 })
      await put(page, EVERYTHING)
      await waitForElement(page, `${ALONE} >>> .tile`)
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
      await page.evaluate(() => window.shopElements?.openFlyout('cart'))
      await waitForElement(page, `${IN_HEADER} >>> .tile`)
      const width = await page.$eval('shop-header >>> .flyout__panel', (panel) => panel.scrollWidth - panel.clientWidth)
      assert.equal(width, 0)
    })
  }

  it('shows its panel at once, and the same in every mini cart of a page (MINICART-1, MINICART-3)', async () => {
    const { page } = await alone('site=DE')
    await put(page, ['shortage-article', 'gift-card'])
    await waitForElement(page, `${ALONE} >>> .tile`)
    const titles = () =>
      page.$$eval('main shop-minicart', (all) =>
        all.map(({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll('.tile__title') ?? [])].map((title) => title.textContent).join(),
        ),
      )
    const before = await titles()
    assert.equal(before.length, 2)
    assert.equal(before[0], before[1])
    await page.click(`${ALONE} >>> .tile__delete`)
    await atRest(page)
    const after = await titles()
    assert.notEqual(after[0], before[0])
    assert.equal(after[0], after[1])
  })

  it('keeps the checkout button in sight while a long list scrolls in the flyout (MINICART-43)', async () => {
    const { page } = await visit('/?site=DE', { width: 375, height: 667 })
    await put(page, Array(12).fill('shortage-article'))
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${IN_HEADER} >>> .tile`)
    await atRest(page)
    for (const top of [0, 400, 9999]) {
      await page.$eval('shop-header >>> .flyout__panel', (panel, to) => panel.scrollTo(0, to), top)
      const checkout = await page.$(`${IN_HEADER} >>> .minicart__exits .button`)
      assert.ok(await checkout?.isIntersectingViewport({ threshold: 1 }), `scrolled to ${top}`)
    }
  })

  it('explains the best price by keyboard, and Escape closes the tooltip before the flyout (PRICE-26, FLYOUT-17)', async () => {
    const { page } = await visit('/?site=DE')
    await put(page, ['reduced-article'])
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${IN_HEADER} >>> .tooltip__trigger`)
    await page.focus(`${IN_HEADER} >>> .tooltip__trigger`)
    const isShown = () => page.$eval(`${IN_HEADER} >>> .tooltip__bubble`, (bubble) => bubble.matches(':popover-open'))
    assert.equal(await isShown(), true)
    await page.keyboard.press('Escape')
    assert.equal(await isShown(), false)
    assert.ok(await page.$('shop-header >>> .flyout'))
  })

  it('shows a cart of a thousand lines, and keeps the focus when one is deleted by keyboard (MINICART-44, MINICART-45)', async () => {
    const { page } = await visit('/?site=DE', { width: 440, height: 800 })
    await put(page, ['many'])
    await page.evaluate(() => window.shopElements?.openFlyout('cart'))
    await waitForElement(page, `${IN_HEADER} >>> .minicart__row:nth-child(1000)`)
    const row = await page.$(`${IN_HEADER} >>> .minicart__row:nth-child(500)`)
    await row?.evaluate((element) => element.querySelector<HTMLElement>('.tile__delete')?.focus())
    await page.keyboard.press('Enter')
    await waitForElement(page, `${IN_HEADER} >>> .minicart__row:nth-child(500) .deleted-tile`)
    await atRest(page)
    assert.equal(
      await row?.evaluate((element) => element.contains((element.getRootNode() as ShadowRoot).activeElement)),
      true,
    )
    assert.ok(await row?.isIntersectingViewport())
  })

  it('shows a message for every code of a failed change (MINICART-11, CART-45)', async () => {
    const messages = new Set<string>()
    for (const code of CART_CHANGE_ERRORS) {
      const { page } = await alone(`site=SK&fault=cart.put:${code}`)
      await put(page, ['shortage-article'])
      await waitForElement(page, `${ALONE} >>> .tile__delete`)
      await page.click(`${ALONE} >>> .tile__delete`)
      await waitForElement(page, `${ALONE} >>> .notification--error`)
      messages.add(await page.$eval(`${ALONE} >>> .notification--error`, (block) => block.textContent ?? ''))
    }
    // Three limits; the other codes share a message.
    assert.equal(messages.size, CART_LIMIT_ERRORS.length + 1)
  })

  it('shows on the basket page with open-on-page only (MINICART-2)', async () => {
    const { page } = await visit('/cart?site=DE')
    await page.evaluate(() => {
      for (const more of ['', 'open-on-page']) {
        const element = document.createElement('shop-minicart')
        element.setAttribute('site', 'DE')
        if (more) element.setAttribute(more, '')
        document.querySelector('main')?.append(element)
      }
    })
    await waitForElement(page, 'main >>> .minicart')
    await atRest(page)
    const shown = await page.$$eval('main shop-minicart', (all) =>
      all.map(({ shadowRoot }) => shadowRoot?.querySelector('.minicart') !== null),
    )
    assert.deepEqual(shown, [false, true])
  })
})
