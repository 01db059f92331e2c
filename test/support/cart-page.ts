import { createStore } from 'jotai'
import { clearItemCount, sharedState } from '../../src/page/events/shared-state.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { cartAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../src/state/cart/cart-changes.late.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { cartRowsAtom } from '../../src/state/cart/cart-rows.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { connectPage } from '../../src/state/connection.ts'
import type { Store } from '../../src/state/store.ts'
import { type CartServer, serveCart } from './cart-server.ts'
import { article, cartOf } from './carts.ts'
import { captureConsole } from './console.ts'
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
  const ends: (() => void)[] = []
  const page: CartPage = {
    store: storeFor(),
    server: serveCart(cartOf()),
    async connect(store = page.store) {
      const end = page.connectAtOnce(store)
      await waitUntil(() => !store.get(cartStateAtom).refetch, 'The cart is read.')
      return end
    },
    connectAtOnce(store = page.store) {
      const end = connectCart(store)
      ends.push(end)
      return end
    },
    serve(cart) {
      page.server.end()
      page.server = serveCart(cart)
    },
    titles: () => titles(page.store),
    change: (change) => page.store.set(changeCartAtom, { change }),
    isSettled: () => page.store.get(pendingChangesAtom).length === 0,
    settled: () => waitUntil(page.isSettled),
    calls: () => page.server.calls.map(({ method }) => method).join(' '),
    sent: () => page.server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
  page.server.end()
  beforeEach(() => {
    localStorage.clear()
    delete sharedState().itemCount
    for (const site of SITES) clearItemCount(site)
    ends.push(captureConsole('error', []))
    page.store = storeFor()
    page.serve(cartOf(article('A'), article('B', 2), article('C')))
  })
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    page.server.end()
    logIn('')
  })
  return page
}
