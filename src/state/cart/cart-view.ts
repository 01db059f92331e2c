import { atom } from 'jotai'
import type { Cart, CartChangeError } from '../../shop/cart/cart.ts'
import { EMPTY_CART, isEmptyCart } from '../../shop/cart/cart-rules.ts'
import { cartAtom, changeFaultAtom, confirmedCartAtom, deletedItemsAtom, pendingChangesAtom } from './cart.ts'

export type CartView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'filled'; cart: Cart }
  | { status: 'failed'; error: CartChangeError }

/** Which of its faces the mini cart shows (specification 1 §4, "Mini cart view"). */
export const cartViewAtom = atom<CartView>((get) => {
  const load = get(confirmedCartAtom)
  if (load.status === 'failed') return { status: 'failed', error: load.error }
  const cart = get(cartAtom)
  const hasFault = get(changeFaultAtom) !== undefined
  if (!cart) return hasFault ? { status: 'filled', cart: EMPTY_CART } : { status: 'loading' }
  const hasNews = hasFault || get(deletedItemsAtom).length > 0
  if (!isEmptyCart(cart) || hasNews) return { status: 'filled', cart }
  // The first one is on its way: it counts already, and has no tile yet.
  const isAwaited = cart.numberOfArticles > 0 && get(pendingChangesAtom).length > 0
  return { status: isAwaited ? 'loading' : 'empty' }
})
