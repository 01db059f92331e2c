import assert from 'node:assert/strict'
import { it } from 'node:test'
import { PRODUCTS } from '../../../services/catalogue/products.ts'
import type { EnginePage } from './engine-page.ts'
import type { EngineShop } from './engine-shop.ts'

const CART = 'shop-header >>> [part=cart-icon]'
const MINICART = 'shop-header >>> shop-minicart >>> '
const ROW = `${MINICART}.minicart__row`

/** By the page, as its own buttons do; returns whether the service has accepted it. */
const setQuantity = (page: EnginePage, quantity: number, position = 0) => {
  const { id: productId, tcm } = PRODUCTS[position] as (typeof PRODUCTS)[number]
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
  it('adds, changes, deletes and restores an article (CART-9, CART-18, MINICART-1)', async () => {
    const page = await shop.open('/?site=DE')
    assert.equal(await setQuantity(page, 1), true)
    await page.badge('1')
    assert.equal(await setQuantity(page, 3), true)
    await page.badge('3')
    await page.hover(CART)
    await page.click(`${ROW} .tile__delete`)
    await page.shows(`${ROW} .deleted-tile`)
    await page.badge('')
    await page.click(`${ROW} .deleted-tile button`)
    await page.shows(`${ROW} .tile__delete`)
    await page.badge('3')
    assert.deepEqual(await page.problems(), [])
  })

  it('takes a change back that fails, with a message (CART-15)', async () => {
    const page = await shop.open('/?site=DE')
    await setQuantity(page, 2)
    await page.badge('2')
    await page.hover(CART)
    await page.shows(`${ROW} .tile__delete`)
    await setFault(page, true)
    await page.click(`${ROW} .tile__delete`)
    await page.contains(`${MINICART}.notification--error`, 'kann gerade nicht geändert werden')
    await page.shows(`${ROW} .tile__delete`)
    await page.badge('2')
    await setFault(page, false)
  })

  it('shows a change in another window too (CART-25)', async () => {
    const first = await shop.open('/?site=DE')
    await setQuantity(first, 1)
    await first.badge('1')
    const second = await shop.secondWindow()
    await second.open('/categories/coffee?site=DE')
    await second.badge('1')
    await setQuantity(second, 4)
    await second.badge('4')
    await first.badge('4')
  })

  it('shows the cart of now after going back (CART-29)', async () => {
    const page = await shop.open('/?site=DE')
    await setQuantity(page, 1)
    await page.badge('1')
    await page.open('/categories/coffee?site=DE')
    await setQuantity(page, 5)
    await page.badge('5')
    await page.run(() => history.back())
    await page.until('it is the first page again', () => location.pathname === '/')
    await page.badge('5')
  })
}
