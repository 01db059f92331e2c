import { waitUntil } from '@open-wc/testing'
import { createStore } from 'jotai'
import { forgetItemCount, knownState } from '../../src/page/events/known-state.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { SITES, type Site } from '../../src/shop/sites/sites.ts'
import { cartAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../src/state/cart/cart-changes.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { dueReadingAtom } from '../../src/state/cart/cart-load.ts'
import { cartRowsAtom } from '../../src/state/cart/cart-rows.ts'
import { connectPage } from '../../src/state/connection.ts'
import type { Store } from '../../src/state/store.ts'
import { type CartServer, serveCart } from './cart-server.ts'
import { article, cartOf } from './carts.ts'
import { hush } from './console.ts'

/** An article of the test cart set to a number of pieces. */
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
    describeChangeError: async (code, limit) => `${code} ${limit ?? ''}`,
  })
  return store
}

/** The articles that are shown, e.g. `A×1 B×2`. */
export const titles = (store: Store): string | undefined =>
  store
    .get(cartAtom)
    ?.articles.map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join(' ')

/** The lines that are shown, e.g. `A`, `B deleted`. */
export const rows = (store: Store): string[] =>
  store.get(cartRowsAtom).map(({ key, isDeleted }) => `${key.split(':')[1]}${isDeleted ? ' deleted' : ''}`)

/** A moment in which anything that is on its way arrives. */
export const moment = () => new Promise((resolve) => setTimeout(resolve, 30))

export const logIn = (token: string) => {
  document.cookie = token ? `longTermToken=${token}; path=/` : 'longTermToken=; max-age=0; path=/'
}

export interface CartPage {
  store: Store
  server: CartServer
  /** Shows the cart of a store (the page's own) until the test is over, or the returned function is called. */
  connect(store?: Store): Promise<() => void>
  /** The same, without waiting for an answer. */
  connectAtOnce(store?: Store): () => void
  /** Another cart service takes the place of the first. */
  serve(cart: Cart): void
  titles(): string | undefined
  change(change: CartChange): void
  isSettled(): boolean
  settled(): Promise<void>
  /** All calls in order, e.g. `GET PUT GET`. */
  calls(): string
  /** The changes that the service has received. */
  sent(): unknown[]
}

/** A page of one site with a cart of `A×1 B×2 C×1`, made before each test and taken down after it. */
export function cartPage(): CartPage {
  const ends: (() => void)[] = []
  const page: CartPage = {
    store: storeFor(),
    server: serveCart(cartOf()),
    async connect(store = page.store) {
      const end = page.connectAtOnce(store)
      await waitUntil(() => !store.get(dueReadingAtom), 'The cart is read.')
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
    delete knownState().itemCount
    for (const site of SITES) forgetItemCount(site)
    ends.push(hush('error', []))
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
