/** What a shopper does with header, mini cart and footer, by mouse or by keyboard, whatever page they stand on. */
import assert from 'node:assert/strict'
import type { Page } from 'puppeteer-core'
import { PRODUCTS } from '../../../demo/catalogue/products.ts'
import { appears } from './shop.ts'

const HEADER = 'shop-header >>> '
const FIELD = `${HEADER}.header__search .search__field`
const OPTION = `${HEADER}[role=option]`
const CART = `${HEADER}[part=cart-icon]`
const ROW = `${HEADER}shop-minicart >>> .minicart__row`
const ENTRY = `${HEADER}.navigation__item:nth-child(2) .navigation__link`
const PANEL = `${HEADER}.flyout__panel`
const FOOTER = 'shop-footer >>> '

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until an element stands still: what still grows or slides is missed by a click. */
async function rests(page: Page, selector: string): Promise<void> {
  const place = async () => JSON.stringify(await page.$eval(selector, (element) => element.getBoundingClientRect()))
  for (let before = '', now = await place(); before !== now; now = await place()) {
    before = now
    await pause(150)
  }
}

async function goes(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (!(await page.$(selector))) return
    await pause(25)
  }
  throw new Error(`${selector} is still there.`)
}

const count = (page: Page, wanted: string) =>
  page.waitForFunction(
    (text) => (document.querySelector('shop-header')?.shadowRoot?.querySelector('.badge')?.textContent ?? '') === text,
    {},
    wanted,
  )

const change = (page: Page, quantity: number) => {
  const { id, tcm } = PRODUCTS[0] as (typeof PRODUCTS)[number]
  return page.evaluate((setArticle) => window.shopElements?.changeCart({ setArticle }), {
    productId: id,
    tcm,
    quantity,
  })
}

/** Adds, changes and deletes; the badge and the mini cart say so. */
export async function usesCart(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  assert.equal((await change(page, 1))?.ok, true)
  await count(page, '1')
  assert.equal((await change(page, 3))?.ok, true)
  await count(page, '3')
  if (by === 'mouse') await page.hover(CART)
  else {
    await page.focus(CART)
    await page.keyboard.press('Enter')
  }
  await appears(page, ROW)
  const remove = `${ROW} .tile__delete`
  if (by === 'mouse') await page.click(remove)
  else {
    await page.focus(remove)
    await page.keyboard.press('Enter')
  }
  await appears(page, `${ROW} .deleted-tile`)
  await count(page, '')
  if (by === 'mouse') await page.mouse.move(5, 700)
  else await page.keyboard.press('Escape')
  await goes(page, `${PANEL} shop-minicart`)
  await page.waitForFunction(() => !document.documentElement.classList.contains('shop-flyout-open'))
}

export async function usesNavigation(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await appears(page, `${ENTRY}[aria-expanded]`)
  if (by === 'mouse') {
    await page.hover(ENTRY)
    await appears(page, PANEL)
    await page.mouse.move(5, 700)
  } else {
    await page.focus(ENTRY)
    await pause(300)
    await page.keyboard.press('Enter')
    await appears(page, PANEL)
    await page.keyboard.press('Escape')
  }
  await goes(page, PANEL)
}

/** The footer box's short form: address, the other fields, and the answer. */
export async function signsUp(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await page.$eval('shop-footer', (footer) => footer.scrollIntoView({ behavior: 'instant' }))
  const form = `${FOOTER}form`
  await appears(page, `${form} [name=email]`)
  await page.type(`${form} [name=email]`, `${by}@mail.example`)
  await appears(page, `${form} [name=legalConsent]`)
  await rests(page, `${form} [type=submit]`)
  if (by === 'keyboard') await page.keyboard.press('Enter')
  else await page.click(`${form} [type=submit]`)
  await appears(page, `${FOOTER}.notification--success`)
}

/** Suggestions come while typing, and a term leads to its page. The last thing to do: it leaves the page. */
export async function searches(page: Page, by: 'mouse' | 'keyboard'): Promise<void> {
  await page.$eval('shop-header', () => window.scrollTo({ top: 0, behavior: 'instant' }))
  // It had gone when the page was scrolled down.
  await page.waitForFunction(() => !document.querySelector('shop-header')?.hasAttribute('data-away'))
  await rests(page, FIELD)
  await page.click(FIELD)
  await page.type(FIELD, 'kaff', { delay: 20 })
  await appears(page, OPTION)
  await pause(400)
  if (by === 'keyboard') await page.keyboard.press('ArrowDown')
  await Promise.all([page.waitForNavigation(), by === 'keyboard' ? page.keyboard.press('Enter') : page.click(OPTION)])
  assert.equal(new URL(page.url()).pathname, '/search')
}
