/** The header, and what opens from it. */
import type { Page } from 'puppeteer-core'
import { elementsReady, footerReady, waitForElement, waitForNoElement } from '../../../tools/engines/page-waits.ts'
import { post, type Scene, type Shot, type Variant, WIDE_FROM } from './scene.ts'

const inHeader = (selector: string) => `shop-header >>> ${selector}`
const PANEL = inHeader('.flyout__panel')
const MINICART = `${PANEL} shop-minicart`
const entry = (position: number) => inHeader(`.navigation__item:nth-child(${position}) .navigation__link`)

/** Finds words and products in each language. */
const TERMS: Readonly<Record<string, string>> = { DE: 'kaff', CH_FR: 'café', HU: 'kávé', TR: 'kahve' }
/** One of each look that a tile has. */
const CART = [
  'reduced-article',
  'article-of-dimensions',
  'shortage-article',
  'gift-card',
  'coffee-subscription',
  'defective-article',
  'coupon',
]

type FlyoutName = 'search' | 'storeFinder' | 'userMenu' | 'cart'

async function closeAll(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.shopElements?.closeFlyouts())
  await page.keyboard.press('Escape')
  await waitForNoElement(page, inHeader(':is(.flyout, dialog)'))
}

async function openFlyout(page: Page, flyout: FlyoutName, content: string): Promise<void> {
  await closeAll(page)
  await page.evaluate((name) => window.shopElements?.openFlyout(name), flyout)
  await waitForElement(page, content)
}

async function openEntry(page: Page, position: number, content: string): Promise<void> {
  await closeAll(page)
  await page.hover(entry(position))
  await waitForElement(page, inHeader(content))
}

async function openDrawer(page: Page): Promise<void> {
  await closeAll(page)
  await page.$eval(inHeader('.navigation__menu'), (button) => (button as HTMLElement).click())
  await waitForElement(page, inHeader('dialog .navigation-node'))
}

async function suggest(page: Page, { width, site }: Variant): Promise<void> {
  await closeAll(page)
  const isSmall = width < WIDE_FROM
  const field = inHeader(`${isSmall ? '.search--in-flyout' : '.header__search'} .search__field`)
  if (isSmall) await openFlyout(page, 'search', field)
  await page.$eval(field, (input) => (input as HTMLInputElement).select())
  await page.type(field, TERMS[site] ?? '')
  await waitForElement(page, inHeader('[role=option]'))
}

async function fillCart(page: Page): Promise<void> {
  await post(page, '/demo/cart', { clear: true })
  for (const add of CART) await post(page, '/demo/cart', { add })
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('cartTriggerUpdate')))
  await openFlyout(page, 'cart', `${MINICART} >>> .tile`)
  await waitForElement(page, `${MINICART} >>> .minicart__summary`)
}

/** As a shopper does; the pointer keeps the panel. */
async function addToCart(page: Page): Promise<void> {
  await closeAll(page)
  await post(page, '/demo/cart', { clear: true })
  await page.$eval('main [data-add]', (button) => (button as HTMLElement).click())
  await waitForElement(page, inHeader('.added__head'))
  await page.hover(inHeader('.added__head'))
}

const flyout = (name: string, show: Shot['show'], region = PANEL): Shot => ({
  name,
  alone: 'shop-header',
  region,
  show,
})

export const HEADER_SCENES: readonly Scene[] = [
  {
    path: '/',
    async arrive(page) {
      await elementsReady(page)
      await waitForElement(page, inHeader('.navigation__link[aria-expanded]'))
      for (const place of ['top-banner', 'benefits', 'pi-teaser']) {
        await waitForElement(page, inHeader(`.promotion-place--${place} .promotion`))
      }
    },
    shots: [
      { name: 'header', alone: 'shop-header', region: inHeader(':is(.header, .promotion)'), show: closeAll },
      flyout('store-finder', (page) => openFlyout(page, 'storeFinder', `${PANEL} .panel__form`)),
      flyout('user-menu', (page) => openFlyout(page, 'userMenu', `${PANEL} .panel__links`)),
      flyout('cart-empty', (page) => openFlyout(page, 'cart', `${MINICART} >>> .minicart__empty`)),
      flyout('theme-worlds', (page) => openEntry(page, 1, '.theme-worlds')),
      flyout('navigation-flyout', (page) => openEntry(page, 2, '[data-path="1.0.0"]')),
      flyout('navigation-drawer', openDrawer, inHeader('dialog')),
      flyout('suggestions', suggest, inHeader(':is(.flyout__panel, .suggestions)')),
      flyout('added-panel', addToCart, inHeader('.added')),
      flyout('cart-filled', fillCart),
    ],
  },
  {
    path: '/?fault=cart.get:500',
    arrive: elementsReady,
    shots: [
      flyout('cart-error', (page) =>
        openFlyout(page, 'cart', `${MINICART} >>> .minicart__notices .notification--error`),
      ),
    ],
  },
  {
    path: '/checkout',
    async arrive(page) {
      await elementsReady(page)
      await footerReady(page)
    },
    shots: [
      { name: 'header-reduced', alone: 'shop-header', region: inHeader('.header'), async show() {} },
      { name: 'footer-reduced', alone: 'shop-footer', region: 'shop-footer >>> .footer', async show() {} },
    ],
  },
]
