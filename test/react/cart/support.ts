import type { Article, Cart, CartChange, Subscription } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { LOCALES, localeOf, SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { INITIAL_STATE } from '../../../src/state/cart/cart-machine.ts'
import { cartStateAtom } from '../../../src/state/cart/cart-store.ts'
import { storeOf } from '../../../src/state/store.ts'
import { article, cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, place } from '../../support/elements.ts'
import { json, type Served, serve } from '../../support/services.ts'
import '../../../src/elements/shop-minicart.ts'

const CART = '/service/cart/api/cart'

type Answer = () => Response | Promise<Response>

/** A mini cart and its service, reset for each test. */
export function miniCarts() {
  const state = { end: () => {}, stopCapture: () => {}, calls: [] as Served[], problems: [] as string[] }

  beforeEach(() => {
    resetStores()
    state.problems = []
    state.stopCapture = captureConsole('error', state.problems)
  })
  afterEach(async () => {
    clearPage()
    // An element disconnects after a moment, because it may only be moving.
    await new Promise((resolve) => setTimeout(resolve, 5))
    state.end()
    state.stopCapture()
  })

  const serving = (read: Answer, change: (change: CartChange) => Response | Promise<Response> = failing) => {
    state.end()
    const { calls, end } = serve({ [`GET ${CART}`]: read, [`PUT ${CART}`]: ({ body }) => change(body as CartChange) })
    state.calls = calls
    state.end = end
  }

  return {
    serving,
    /** The queries of the GET calls so far. */
    reads: () => state.calls.filter(({ method }) => method === 'GET').map(({ query }) => String(query)),
    /** The bodies of the PUT calls so far. */
    changes: () => state.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    problems: () => state.problems,
    /** Places a mini cart that shows this cart. */
    async showing(cart: Cart, site: Site = 'DE', selector = '.minicart__foot'): Promise<HTMLElement> {
      resetStores()
      serving(() => json({ cart }))
      const element = await place(html`<shop-minicart site=${site}></shop-minicart>`)
      await eventually(element, selector)
      return element
    },
  }
}

/** Resets the stores, which live as long as the page. */
function resetStores(): void {
  localStorage.clear()
  for (const site of SITES) storeOf(site).set(cartStateAtom, INITIAL_STATE)
}

const failing = () => json({ error: 'UNKNOWN' }, 500)

/** Compare counts instead of elements: a failing comparison of elements prints all of React's internals. */
export const countOf = (element: Element, selector: string): number => allInside(element, selector).length

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

export const withSubscription = (more: Partial<Subscription> = {}): Cart => ({
  ...EMPTY_CART,
  numberOfArticles: 1,
  subscriptions: [subscription(more)],
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
