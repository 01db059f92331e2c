import { computeAccessibleDescription } from 'dom-accessibility-api'
import { html } from 'lit-html'
import type { Article, Cart, Subscription } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { LOCALES, localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import '../../../src/elements/shop-minicart.ts'

/** A mini cart that shows this cart. Returns the service behind it. */
export async function showCart(cart: Cart, site: Site = 'DE') {
  const server = page.serveCart(cart)
  await page.mount(html`<shop-minicart site=${site}></shop-minicart>`)
  await page.see('link')
  return server
}

const partsOf = (place: Element) => page.within(place).text().split('\n')
/** The text of each row, such as `Article A | 1 Stück | 5,00`. */
export const rows = () => page.selectAll('[data-row]').map((row) => partsOf(row).join(' | '))
/** The lines of the price summary, with the final sum, such as `Gesamtsumme in Euro: 5,00`. */
export const summary = () => page.selectAll('dl > div').map((line) => partsOf(line).join(': '))

export const READ = 'GET /service/cart/api/cart'
export const CHANGE = 'PUT /service/cart/api/cart'
/** The changes that the service got. */
export const changes = () => page.calls(CHANGE).map(({ body }) => body)

/** A screen reader's words for an element after its name. */
export const descriptionOf = (element: Element) => computeAccessibleDescription(element)

export const deleting = (title: string) => `${title} aus dem Warenkorb löschen`
export const undoing = (title: string) => `Rückgängig machen: ${title}`

/** A site for each of the nine locales. */
export const SITES_BY_LOCALE = LOCALES.map(
  (locale) => [SITES.find((site) => localeOf(site) === locale) ?? 'DE', locale] as const,
)

export const filled = (more: Partial<Cart> = {}): Cart => ({ ...cartOf(article('A')), ...more })

export const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  subscriptionConfigurationId: 's1',
  subscriptionType: 'COFFEE',
  recurringArticles: [article('R', 2, { title: 'Beans' })],
  nonRecurringArticles: [],
  ...more,
})

export const withSubscriptions = (...subscriptions: Partial<Subscription>[]): Cart => ({
  ...EMPTY_CART,
  numberOfArticles: subscriptions.length,
  subscriptions: subscriptions.map((more, index) =>
    subscription({ subscriptionConfigurationId: `s${index}`, ...more }),
  ),
})

/** A reduced article with a best price. */
export const reduced = (more: Partial<Article['price']> = {}): Partial<Article> => ({
  price: {
    calculatedPrice: 1599,
    calculatedOriginalPrice: 1999,
    bestPriceAmount: 1799,
    bestPriceDifferencePercentage: 11,
    ...more,
  },
})
