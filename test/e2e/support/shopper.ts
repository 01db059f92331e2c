/** A shopper's acts with header, mini cart and footer on any page, by mouse or by keyboard; each function asserts the result. */
import assert from 'node:assert/strict'
import type { Page } from 'puppeteer-core'
import { PRODUCTS } from '../../../packages/shop/catalogue/products.ts'
import { waitForElement, waitForNoElement } from '../../../tools/engines/page-waits.ts'
import { atRest } from './rest.ts'

const HEADER = 'shop-header >>> '
const FIELD = `${HEADER}.header__search .search__field`
const OPTION = `${HEADER}[role=option]`
const CART = `${HEADER}[part=cart-icon]`
const ROW = `${HEADER}shop-minicart >>> .minicart__row`
const ENTRY = `${HEADER}.navigation__item:nth-child(2) .navigation__link`
const PANEL = `${HEADER}.flyout__panel`
const FOOTER = 'shop-footer >>> '

const badgeShows = (page: Page, count: string) =>
  page.waitForFunction(
    (text) => (document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent ?? '') === text,
    {},
    count,
  )

export const setQuantity = (page: Page, quantity: number) => {
  const { id, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
  return page.evaluate((setArticle) => window.shopElements?.changeCart({ setArticle }), {
    productId: id,
    tcm,
    quantity,
  })
}

/** Adds, changes and deletes an article; badge and mini cart follow. */
export async function tryCart(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  assert.equal((await setQuantity(page, 1))?.ok, true)
  await badgeShows(page, '1')
  assert.equal((await setQuantity(page, 3))?.ok, true)
  await badgeShows(page, '3')
  if (by === 'mouse') await page.hover(CART)
  else {
    await page.focus(CART)
    await page.keyboard.press('Enter')
  }
  await waitForElement(page, ROW)
  const remove = `${ROW} .tile__delete`
  if (by === 'mouse') await page.click(remove)
  else {
    await page.focus(remove)
    await page.keyboard.press('Enter')
  }
  await waitForElement(page, `${ROW} .deleted-tile`)
  await badgeShows(page, '')
  if (by === 'mouse') await page.mouse.move(5, 700)
  else await page.keyboard.press('Escape')
  await waitForNoElement(page, `${PANEL} shop-minicart`)
  await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
}

/** Opens and closes the flyout of an entry. */
export async function tryNavigation(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await waitForElement(page, `${ENTRY}[aria-expanded]`)
  if (by === 'mouse') {
    await page.hover(ENTRY)
    await waitForElement(page, PANEL)
    await page.mouse.move(5, 700)
  } else {
    await page.focus(ENTRY)
    // The focus loads the code.
    await atRest(page)
    await page.keyboard.press('Enter')
    await waitForElement(page, PANEL)
    await page.keyboard.press('Escape')
  }
  await waitForNoElement(page, PANEL)
}

/** Subscribes in the footer's newsletter box. */
export async function trySignUp(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
  const form = `${FOOTER}form`
  await waitForElement(page, `${form} [name=email]`)
  await page.type(`${form} [name=email]`, `${by}@mail.example`)
  await waitForElement(page, `${form} [name=legals]`)
  await atRest(page)
  if (by === 'keyboard') await page.keyboard.press('Enter')
  else await page.click(`${form} [type=submit]`)
  await waitForElement(page, `${FOOTER}.notification--success`)
}

/** Types a term and follows a suggestion. Leaves the page: call it last. */
export async function trySearch(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await page.$eval('shop-header', () => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Scrolling down has hidden it.
  await page.waitForFunction(() => !document.querySelector('shop-header')?.hasAttribute('data-away'))
  await atRest(page)
  await page.click(FIELD)
  await page.type(FIELD, 'kaff', { delay: 20 })
  await waitForElement(page, OPTION)
  // A click on what still moves may miss it.
  await atRest(page)
  if (by === 'keyboard') await page.keyboard.press('ArrowDown')
  await Promise.all([page.waitForNavigation(), by === 'keyboard' ? page.keyboard.press('Enter') : page.click(OPTION)])
  assert.equal(new URL(page.url()).pathname, '/search')
}
