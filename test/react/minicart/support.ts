import type { Article, Cart, CartChange, Subscription } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart-rules.ts'
import { LOCALES, localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'
import {
  changeFaultAtom,
  confirmedCartAtom,
  deletedItemsAtom,
  pendingChangesAtom,
} from '../../../src/state/cart/cart.ts'
import { storeOf } from '../../../src/state/store.ts'
import { article, cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, place } from '../../support/elements.ts'
import { json, type Served, serve } from '../../support/services.ts'
import '../../../src/elements/shop-minicart.ts'

const CART = '/service/cart/api/cart'

type Answer = () => Response | Promise<Response>

/** A mini cart and the service behind it, anew for each test. */
export function miniCarts() {
  const state = { end: () => {}, stopHush: () => {}, calls: [] as Served[], problems: [] as string[] }

  beforeEach(() => {
    forget()
    state.problems = []
    state.stopHush = hush('error', state.problems)
  })
  afterEach(async () => {
    clearPage()
    // The element is taken down after a moment, since it may only have been moved.
    await new Promise((resolve) => setTimeout(resolve, 5))
    state.end()
    state.stopHush()
  })

  const serving = (read: Answer, change: (wanted: CartChange) => Response | Promise<Response> = failing) => {
    state.end()
    const { calls, end } = serve({ [`GET ${CART}`]: read, [`PUT ${CART}`]: ({ body }) => change(body as CartChange) })
    state.calls = calls
    state.end = end
  }

  return {
    serving,
    /** What went out so far. */
    changes: () => state.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    problems: () => state.problems,
    /** A mini cart that shows this cart. */
    async showing(cart: Cart, site: Site = 'DE', selector = '.minicart__foot'): Promise<HTMLElement> {
      forget()
      serving(() => json({ cart }))
      const element = await place(html`<shop-minicart site=${site}></shop-minicart>`)
      await eventually(element, selector)
      return element
    },
  }
}

/** As a page that was just opened: the store of a site lives as long as the page. */
function forget(): void {
  localStorage.clear()
  for (const site of SITES) {
    const store = storeOf(site)
    store.set(confirmedCartAtom, { status: 'unknown' })
    store.set(pendingChangesAtom, [])
    store.set(deletedItemsAtom, [])
    store.set(changeFaultAtom, undefined)
  }
}

const failing = () => json({ error: 'UNKNOWN' }, 500)

/** How many there are: a failing comparison of elements would print all of React with them. */
export const countOf = (element: Element, selector: string): number => allInside(element, selector).length

/** All sites with their locale, a site for each of the nine. */
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

export const withSubscription = (more: Partial<Subscription> = {}): Cart => ({
  ...EMPTY_CART,
  numberOfArticles: 1,
  subscriptions: [subscription(more)],
})

/** An article that costs less than before, and whose best price is known. */
export const reduced = (more: Partial<Article['price']> = {}): Partial<Article> => ({
  price: {
    calculatedPrice: 1599,
    calculatedOriginalPrice: 1999,
    bestPriceAmount: 1799,
    bestPriceDifferencePercentage: 11,
    ...more,
  },
})
