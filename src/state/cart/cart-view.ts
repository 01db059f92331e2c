import { atom } from 'jotai/vanilla'
import { type Cart, type CartChangeError, EMPTY_CART } from '../../shop/cart/cart.ts'
import { isEmptyCart, isRemoval } from '../../shop/cart/cart-rules.ts'
import { cartAtom, confirmedCartAtom, pendingChangesAtom } from './cart.ts'
import { changeFailureAtom, deletedItemsAtom } from './cart-outcomes.ts'

export type CartView =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'filled'; cart: Cart }
  | { status: 'failed'; error: CartChangeError }

/**
 * The view of the mini cart (MINICART-4, MINICART-5, MINICART-7, MINICART-8). A new object whenever a row may have gone: the
 * panel restores the focus then (MINICART-45).
 */
export const cartViewAtom = atom<CartView>((get) => {
  const confirmed = get(confirmedCartAtom)
  if (confirmed.status === 'failed') return confirmed
  const cart = get(cartAtom)
  const hasFailure = get(changeFailureAtom) !== undefined
  const hasDeleted = get(deletedItemsAtom).length > 0
  if (!cart) return hasFailure ? { status: 'filled', cart: EMPTY_CART } : { status: 'loading' }
  if (!isEmptyCart(cart) || hasFailure || hasDeleted) return { status: 'filled', cart }
  // The first item has no tile yet (MINICART-6).
  const isAddingFirst = get(pendingChangesAtom).some(({ change }) => !isRemoval(change))
  return { status: isAddingFirst ? 'loading' : 'empty' }
})
