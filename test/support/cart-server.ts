/** A shop that sells whatever a test asks for, and its cart service. */
import { type CartShop, cartRoutes } from '../../packages/shop/cart/cart.ts'
import { type CartState, changeCart } from '../../packages/shop/cart/change-cart.ts'
import { newVisitor } from '../../packages/shop/visitor.ts'
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { DEFAULT_SITE } from '../../src/shop/sites/sites.ts'
import { article, cartWith, freeArticle, partnerProduct } from './carts.ts'
import type { CallHandler, Served } from './services.ts'

type Answer = () => Response | Promise<Response>

export interface CartServer {
  cart: Cart
  calls: Served[]
  /** Answers the next change in place of the service. */
  refuse?: Answer | undefined
  /** Answers the next read. */
  fail?: Answer | undefined
  /** Answers that wait for their release. */
  holds: (() => void)[]
  isHolding: boolean
  /** Releases all waiting answers, and holds no more. */
  release(): void
  /** For `page.serve`. */
  answers: Record<string, CallHandler>
}

const SHOP: CartShop = {
  offerOf: ({ kind, id }) => ({
    item(pieces) {
      if (kind === 'partnerProduct') return { kind, partnerProduct: partnerProduct(id, pieces) }
      return kind === 'freeArticle'
        ? { kind, article: freeArticle(id) }
        : { kind: kind as 'article', article: article(id, pieces) }
    },
  }),
  settle: (state) => ({ ...state, cart: cartWith(state.cart) }),
}

/** Undefined when a change changes nothing. */
export function changedState(state: CartState, change: CartChange): CartState | undefined {
  const outcome = changeCart(state, change, (wanted) => SHOP.offerOf(wanted, DEFAULT_SITE))
  return outcome.kind === 'changed' ? SHOP.settle(outcome.state, DEFAULT_SITE) : undefined
}

/** The cart service of one visitor (CART-1, CART-11). */
export function cartServer(start: Cart): CartServer {
  const visitor = newVisitor('shopper', 'LOGGED_OUT')
  const held = async () => {
    if (server.isHolding) await new Promise<void>((resolve) => server.holds.push(resolve))
  }
  const answering =
    (next: 'fail' | 'refuse'): CallHandler =>
    async (served, call) => {
      server.calls.push(served)
      const route = cartRoutes(SHOP)[`${served.method} ${served.path}`]
      if (next === 'refuse') await held()
      const instead = server[next]
      server[next] = undefined
      if (next === 'fail') await held()
      return instead ? instead() : (route?.answer({ ...call, visitor }) as Response)
    }
  const server: CartServer = {
    get cart() {
      return visitor.carts.get(DEFAULT_SITE)?.cart ?? start
    },
    set cart(cart) {
      visitor.carts.set(DEFAULT_SITE, { cart, declined: [] })
    },
    calls: [],
    holds: [],
    isHolding: false,
    release() {
      server.isHolding = false
      for (const answer of server.holds.splice(0)) answer()
    },
    answers: {
      'GET /service/cart/api/cart': answering('fail'),
      'PUT /service/cart/api/cart': answering('refuse'),
    },
  }
  server.cart = start
  return server
}
