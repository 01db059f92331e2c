import { createStore } from 'jotai'
import type { Cart, CartChange, CartChangeError } from '../../src/shop/cart/cart.ts'
import type { Site } from '../../src/shop/sites/sites.ts'
import { cartAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../src/state/cart/cart-changes.late.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { cartRowsAtom } from '../../src/state/cart/cart-rows.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { connectPage } from '../../src/state/connection.ts'
import type { Store } from '../../src/state/store.ts'
import type { CartServer } from './cart-server.ts'
import { article, cartOf } from './carts.ts'
import { page as browser } from './page.ts'
import { json } from './services.ts'
import { waitUntil } from './wait-until.ts'

/** Sets an article of the test cart to a quantity. */
export const set = (productId: string, quantity: number): CartChange => ({
  setArticle: { productId, tcm: `tcm-${productId}`, quantity },
})

export function storeFor(site: Site = 'DE', apiBase = ''): Store {
  const store = createStore()
  connectPage(store, {
    site,
    apiBase,
    element: 'shop-minicart',
    product: 'Shop',
    locale: 'de-DE',
  })
  return store
}

/** The articles that are shown, e.g. `A×1 B×2`. */
export const titles = (store: Store): string | undefined =>
  store
    .get(cartAtom)
    ?.articles.map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join(' ')

/** The rows that are shown, e.g. `A`, `B deleted`. */
export const rows = (store: Store): string[] =>
  store.get(cartRowsAtom).map(({ key, isDeleted }) => `${key.split(':')[1]}${isDeleted ? ' deleted' : ''}`)

/** Long enough for every pending answer, event or message to arrive. */
export const moment = () => new Promise((resolve) => setTimeout(resolve, 30))

export const logIn = (token: string) => {
  document.cookie = token ? `longTermToken=${token}; path=/` : 'longTermToken=; max-age=0; path=/'
}

export interface CartPage {
  store: Store
  server: CartServer
  /** Connects a store (the page's own by default) and reads its cart. Returns the cleanup, which also runs after the test. */
  connect(store?: Store): Promise<() => void>
  /** The same without waiting. */
  connectAtOnce(store?: Store): () => void
  /** Replaces the cart service. */
  serve(cart: Cart): void
  titles(): string | undefined
  /** Has the next change refused, or the next read fail, which is logged too. */
  refuse(error: CartChangeError, limit?: number): void
  failRead(error: CartChangeError): void
  logs: typeof browser.logs
  change(change: CartChange): void
  isSettled(): boolean
  settled(): Promise<void>
  /** All calls in order, e.g. `GET PUT GET`. */
  calls(): string
  /** The changes that the service received. */
  sent(): unknown[]
}

/** A page of one site with the cart `A×1 B×2 C×1`, set up before each test and torn down after it. */
export function cartPage(): CartPage {
  const page: CartPage = {
    store: storeFor(),
    server: undefined as unknown as CartServer,
    async connect(store = page.store) {
      const end = page.connectAtOnce(store)
      await waitUntil(() => !store.get(cartStateAtom).refetch, 'The cart is read.')
      return end
    },
    connectAtOnce(store = page.store) {
      const end = connectCart(store)
      browser.onEnd(end)
      return end
    },
    serve(cart) {
      page.server = browser.serveCart(cart)
    },
    titles: () => titles(page.store),
    refuse(error, limit) {
      page.server.refuse = () => json({ error, limit }, 409)
      browser.logs(new RegExp(error))
    },
    failRead(error) {
      page.server.fail = () => json({ error }, 503)
      browser.logs(new RegExp(error))
    },
    logs: browser.logs,
    change: (change) => page.store.set(changeCartAtom, { change }),
    isSettled: () => page.store.get(pendingChangesAtom).length === 0,
    settled: () => waitUntil(page.isSettled),
    calls: () => page.server.calls.map(({ method }) => method).join(' '),
    sent: () => page.server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
  beforeEach(() => {
    page.store = storeFor()
    page.serve(cartOf(article('A'), article('B', 2), article('C')))
  })
  return page
}
