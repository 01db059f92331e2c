import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PRODUCTS } from '../../../packages/shop/catalogue/products.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const MINICART = 'shop-header >>> shop-minicart >>> '
const ROW = `${MINICART}.minicart__row`

/** By the page; returns whether the service has accepted it. */
const setQuantity = (page: EnginePage, quantity: number) => {
  const { id: productId, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
  return page.run(async (setArticle) => (await window.shopElements?.changeCart({ setArticle }))?.ok, {
    productId,
    tcm,
    quantity,
  })
}

/** Lets the demo's service fail, or work again. */
const setFault = (page: EnginePage, isFailing: boolean) =>
  page.run(async (fails) => {
    const faults = fails ? { 'cart.put': { kind: 'status', status: 500 } } : {}
    const headers = { 'content-type': 'application/json' }
    await fetch('/demo/scenarios', { method: 'POST', headers, body: JSON.stringify({ faults }) })
  }, isFailing)

export function cartJourneys(shop: EngineShop): void {
  it('leads from the product page to the cart page, with a service that fails in between (CART-9, CART-15, CART-18, MINICART-1)', async () => {
    const page = await shop.open('/?site=HU')
    await page.click('main a[href^="/products/"]')
    await page.until('the product is there', () => location.pathname.startsWith('/products/'))
    await page.live()
    // The page's own buttons change the cart by a window event.
    for (const [at, count] of ['1', '2'].entries()) {
      await page.run((place) => document.querySelectorAll<HTMLElement>('main button[data-add]')[place]?.click(), at)
      await page.badge(count)
    }
    await page.hover(CART)
    await page.click(`${ROW} .tile__delete`)
    await page.contains(`${ROW}:first-child .deleted-tile`, 'Törölve')
    await page.badge('1')
    await page.click(`${ROW} .deleted-tile button`)
    await page.shows(`${ROW}:first-child .tile__delete`)
    await page.badge('2')
    assert.deepEqual(await page.problems(), [])

    await setFault(page, true)
    await page.click(`${ROW} .tile__delete`)
    await page.contains(`${MINICART}.notification--error`, 'most nem lehet módosítani')
    await page.shows(`${ROW}:first-child .tile__delete`)
    await page.badge('2')
    await setFault(page, false)

    await page.click(`${MINICART}.minicart__to-cart`)
    await page.until('the cart page is there', () => location.pathname === '/cart')
    await page.live()
    await page.badge('2')
  })

  it('shows a change in another window too, and the cart of now after going back (CART-25, CART-29)', async () => {
    const first = await shop.open('/?site=DE')
    await setQuantity(first, 1)
    await first.badge('1')
    const second = await shop.secondWindow()
    await second.open('/categories/coffee?site=DE')
    await second.badge('1')
    assert.equal(await setQuantity(second, 4), true)
    await second.badge('4')
    await first.badge('4')
    await first.open('/categories/coffee?site=DE')
    await setQuantity(first, 5)
    await first.badge('5')
    await first.goBack()
    await first.until('it is the first page again', () => location.pathname === '/')
    await first.badge('5')
  })
}
