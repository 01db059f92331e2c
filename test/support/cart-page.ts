import type { Cart, CartChange, CartChangeError } from '../../src/shop/cart/cart.ts'
import type { Site } from '../../src/shop/sites/sites.ts'
import { cartAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../src/state/cart/cart-changes.late.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { cartRowsAtom } from '../../src/state/cart/cart-rows.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import type { Store } from '../../src/state/store.ts'
import type { CartServer } from './cart-server.ts'
import { article, cartOf } from './carts.ts'
import { connectedStore } from './connected-store.ts'
import { page } from './page.ts'
import { json } from './services.ts'

/** Sets an article of the test cart to a quantity. */
export const set = (productId: string, quantity: number): CartChange => ({
  setArticle: { productId, tcm: `tcm-${productId}`, quantity },
})

export const storeFor = (site: Site = 'DE', apiBase = ''): Store => connectedStore('shop-minicart', { site, apiBase })

/** The articles that are shown, e.g. `A×1 B×2`. */
export const titles = (store: Store): string | undefined =>
  store
    .get(cartAtom)
    ?.articles.map(({ productId, quantity }) => `${productId}×${quantity}`)
    .join(' ')

/** The rows that are shown, e.g. `A`, `B deleted`. */
export const rows = (store: Store): string[] =>
  store.get(cartRowsAtom).map(({ key, isDeleted }) => `${key.split(':')[1]}${isDeleted ? ' deleted' : ''}`)

export const logIn = (token: string) => {
  document.cookie = token ? `longTermToken=${token}; path=/` : 'longTermToken=; max-age=0; path=/'
}

/** The page, with a store of one site and the cart `A×1 B×2 C×1`. */
export function cartPage() {
  let store: Store
  let server: CartServer
  const pending = () => store.get(pendingChangesAtom).map(({ change }) => change)
  /** Resolves when no read is under way. */
  const answered = (of = store) => page.until(() => !of.get(cartStateAtom).refetch, 'the cart is read')
  const serveCart = (cart: Cart) => {
    server = page.serveCart(cart)
  }
  /** Connects a store, the page's own by default. Returns the cleanup, which also runs after the test. */
  const connectAtOnce = (of = store) => {
    const end = connectCart(of)
    page.onEnd(end)
    return end
  }
  beforeEach(() => {
    store = storeFor()
    serveCart(cartOf(article('A'), article('B', 2), article('C')))
  })
  return {
    ...page,
    get store() {
      return store
    },
    get server() {
      return server
    },
    serveCart,
    connectAtOnce,
    /** The same, and reads the cart. */
    async connect(of = store) {
      const end = connectAtOnce(of)
      await answered(of)
      return end
    },
    answered,
    titles: () => titles(store),
    /** Has the next change refused, or the next read fail, which is logged too. */
    refuse(error: CartChangeError, limit?: number) {
      server.refuse = () => json({ error, limit }, 409)
      page.logs(new RegExp(error))
    },
    failRead(error: CartChangeError) {
      server.fail = () => json({ error }, 503)
      page.logs(new RegExp(error))
    },
    /** A change by the shopper, and one by the page. */
    change: (change: CartChange) => store.set(changeCartAtom, { change }),
    request: (requestId: string, change: CartChange) => page.dispatch('shop-cart-change', { requestId, change }),
    pending,
    settled: () => page.until(() => pending().length === 0, 'each change is answered'),
    /** Resolves when so many answers are held. */
    held: (count: number) => page.until(() => server.holds.length === count, `${count} answers are held`),
    /** All calls in order, e.g. `GET PUT GET`. */
    methods: () => server.calls.map(({ method }) => method).join(' '),
    /** The changes that the service received. */
    sent: () => server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
}
