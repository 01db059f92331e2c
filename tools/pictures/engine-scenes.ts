/** What is pictured in several engines: the most seen states, with every kind of control. */
import { PRODUCTS } from '../../services/catalogue/products.ts'
import type { EnginePage } from '../../test/e2e/engines/engine-page.ts'

export interface EngineScene {
  path: string
  /** Of the window, in px; 900 by default. */
  height?: number
  /** Brings the page into the state. */
  show?(page: EnginePage, isSmall: boolean): Promise<void>
}

const HEADER = 'shop-header >>> '
const NEWSLETTER = 'main shop-newsletter >>> '
const PREVIEW = 'shop-preview >>> '

async function openFlyout(page: EnginePage, flyout: 'cart' | 'userMenu' | 'storeFinder', content: string) {
  await page.wake()
  await page.window.run((name) => void window.shopElements?.openFlyout(name), flyout)
  await page.shows(`${HEADER}${content}`)
}

async function fillCart(page: EnginePage): Promise<void> {
  for (const { id: productId, tcm } of PRODUCTS.slice(0, 3))
    await page.window.run(async (setArticle) => void (await window.shopElements?.changeCart({ setArticle })), {
      productId,
      tcm,
      quantity: 2,
    })
  await page.badge('6')
}

/** Shows some sections of the gallery. */
const gallery = (height: number, ...titles: string[]): EngineScene => ({
  path: '/gallery?site=DE',
  height,
  async show(page) {
    await page.shows('parts-gallery >>> .gallery__section')
    await page.window.run((shown) => {
      const sections = window.watched.find('parts-gallery')?.shadowRoot?.querySelectorAll('.gallery__section') ?? []
      for (const section of sections) section.toggleAttribute('hidden', !shown.includes(section.ariaLabel ?? ''))
    }, titles)
  },
})

export const ENGINE_SCENES: Readonly<Record<string, EngineScene>> = {
  header: {
    path: '/?site=DE',
    async show(page) {
      for (const place of ['top-banner', 'benefits', 'pi-teaser'])
        await page.shows(`${HEADER}.promotion-place--${place} .promotion`)
    },
  },
  'header-reduced': { path: '/checkout?site=HU' },
  cart: {
    path: '/?site=DE',
    async show(page) {
      await fillCart(page)
      await openFlyout(page, 'cart', 'shop-minicart >>> .tile')
    },
  },
  'store-finder': {
    path: '/?site=PL&theme=coffee-light',
    show: (page) => openFlyout(page, 'storeFinder', '.panel__form'),
  },
  'user-menu': { path: '/?site=TR&theme=dark', show: (page) => openFlyout(page, 'userMenu', '.panel__links') },
  navigation: {
    path: '/?site=DE',
    async show(page, isSmall) {
      await page.wake()
      if (isSmall) await page.click(`${HEADER}.navigation__menu`)
      else await page.hover(`${HEADER}.navigation__item:nth-child(2) .navigation__link[aria-expanded]`)
      await page.shows(`${HEADER}${isSmall ? 'dialog .navigation-node' : '.flyout__panel [data-path="1.0"]'}`)
    },
  },
  suggestions: {
    path: '/?site=DE',
    async show(page, isSmall) {
      await page.wake()
      if (isSmall) await page.click(`${HEADER}[part=search-icon]`)
      await page.click(`${HEADER}${isSmall ? '.search--in-flyout' : '.header__search'} .search__field`)
      await page.window.type('kaff')
      await page.shows(`${HEADER}[role=option]`)
    },
  },
  newsletter: {
    path: '/subscribenewsletter?site=TR',
    height: 1400,
    async show(page) {
      await page.wake()
      await page.click(`${NEWSLETTER}[name=email]`)
      await page.window.type('ayse@mail')
      await page.click(`${NEWSLETTER}[type=submit]`)
      await page.shows(`${NEWSLETTER}[name=email][aria-invalid=true]`)
    },
  },
  preview: {
    path: '/?staff=on&site=DE',
    async show(page) {
      await page.shows(`${PREVIEW}.preview__actions button`)
      await page.click(`${PREVIEW}.preview__actions button`)
      await page.contains(`${PREVIEW}form`, 'Active tests found.')
    },
  },
  footer: {
    path: '/?site=SK',
    height: 1800,
    async show(page) {
      await page.window.run(() => document.querySelector('shop-footer')?.scrollIntoView({ behavior: 'instant' }))
      await page.until(
        'its icons are there',
        () => window.watched.find('shop-footer >>> .icon-links__link path') !== null,
      )
    },
  },
  buttons: gallery(900, 'Buttons'),
  inputs: gallery(1900, 'Inputs'),
  messages: gallery(1200, 'Messages', 'Disclosures'),
  products: gallery(1400, 'Prices', 'Pictures', 'Ratings, availability and skeletons'),
}
