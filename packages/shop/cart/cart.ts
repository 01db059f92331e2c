/** The cart service: GET and PUT /service/cart/api/cart (CART-1, CART-11). */
import { type Cart, EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { parseCartChange } from '../../../src/shop/cart/parse-cart-change.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { type Call, noContent, type Routes } from '../call.ts'
import { problem } from '../problem.ts'
import { type CartState, changeCart, type Offer, type Outcome, type Wanted } from './change-cart.ts'
import { isMade, remember } from './change-keys.ts'

/** The goods of a shop, and what it wants for them. */
export interface CartShop {
  /** A new visitor's cart; by default an empty one. */
  start?: Cart
  offerOf(wanted: Wanted, site: Site): Offer | undefined
  /** Counts anew what follows from the items: pieces, sums, free articles. */
  settle(state: CartState, site: Site): CartState
  /** The cart of an answer, where it is of another form. */
  answered?(cart: Cart): unknown
  /** The answer's words about added pieces. */
  added?(item: NonNullable<Extract<Outcome, { kind: 'changed' }>['added']>): unknown
}

const PATH = '/service/cart/api/cart'
const TOKENS = ['csrfToken', 'longTermToken'] as const

const bodyOf = ({ cart }: CartState, { answered }: CartShop) => ({ cart: answered ? answered(cart) : cart })

/** The visitor's cart on the site of a call, and how it is replaced. */
export function cartOf({ visitor, site }: Call, shop: CartShop) {
  const state = visitor.carts.get(site) ?? shop.settle({ cart: shop.start ?? EMPTY_CART, declined: [] }, site)
  return {
    state,
    body: bodyOf(state, shop),
    /** Returns the body of an answer. */
    save(next: CartState) {
      const settled = shop.settle(next, site)
      visitor.carts.set(site, settled)
      return bodyOf(settled, shop)
    },
  }
}

export const cartRoutes = (shop: CartShop): Routes => ({
  // Ignores forceReload: no answer is cached.
  [`GET ${PATH}`]: {
    fault: 'cart.get',
    tokens: TOKENS,
    answer: (call) => Response.json(cartOf(call, shop).body),
  },
  [`PUT ${PATH}`]: { fault: 'cart.put', tokens: TOKENS, answer: (call) => putCart(call, shop) },
})

function putCart(call: Call, shop: CartShop): Response {
  const change = parseCartChange(call.body)
  if (!change) return invalid('The body must be exactly one of the five changes.')
  const { state, body, save } = cartOf(call, shop)
  const { madeChanges } = call.visitor
  const key = call.request.headers.get('idempotency-key')
  if (isMade(madeChanges, key, change)) return Response.json(body)
  const outcome = changeCart(state, change, (wanted) => shop.offerOf(wanted, call.site))
  switch (outcome.kind) {
    case 'unchanged':
      return noContent(304)
    case 'invalid':
      return invalid('The shop does not sell that.')
    case 'refused':
      return Response.json({ error: outcome.error, limit: outcome.limit }, { status: 409 })
    case 'changed':
      remember(madeChanges, key, change)
      return Response.json({
        ...save(outcome.state),
        ...(outcome.added && shop.added && { addedProduct: shop.added(outcome.added) }),
      })
  }
}

const invalid = (detail: string) => problem(400, 'Invalid cart change', { type: 'urn:cart:invalid-change', detail })
