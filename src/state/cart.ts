/**
 * What is known of the cart (specification 1 §4): the server's last word, the changes that are on their way, and the
 * cart that both make together. Rolling a change back is taking it out of the list.
 */
import { atom } from 'jotai'
import type { Cart, CartChange, CartChangeError } from '../shop/cart.ts'
import type { CartItem } from '../shop/cart-items.ts'
import { applyChange, isEmptyCart, restoreItem } from '../shop/cart-rules.ts'

export type CartLoad =
  | { status: 'unknown' }
  | { status: 'known'; cart: Cart }
  | { status: 'failed'; error: CartChangeError }

export interface DeletedItem {
  key: string
  item: CartItem
  /** Where it stood among its kind, so that it is shown in place. */
  index: number
}

export interface PendingChange {
  key: string
  change: CartChange
  /** The change undoes this deletion. */
  restores?: DeletedItem | undefined
  /** Those who wait for the answer: coalesced changes are answered together. */
  requestIds: readonly (string | undefined)[]
}

export interface ChangeFault {
  error: CartChangeError
  limit?: number
}

// Written by the cart's own modules only.
export const confirmedCartAtom = atom<CartLoad>({ status: 'unknown' })
export const pendingChangesAtom = atom<readonly PendingChange[]>([])
export const deletedItemsAtom = atom<readonly DeletedItem[]>([])
export const changeFaultAtom = atom<ChangeFault | undefined>(undefined)

function applyPending(cart: Cart, { change, restores }: PendingChange): Cart {
  return applyChange(restores ? restoreItem(cart, restores.item, restores.index) : cart, change)
}

/** The cart as it is shown: the confirmed one with every pending change applied. */
export const cartAtom = atom<Cart | undefined>((get) => {
  const load = get(confirmedCartAtom)
  return load.status === 'known' ? get(pendingChangesAtom).reduce(applyPending, load.cart) : undefined
})

/** Pieces in the cart, as the badge counts them; 0 while nothing is known. */
export const itemCountAtom = atom((get) => get(cartAtom)?.numberOfArticles ?? 0)

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
  if (!cart) return { status: 'loading' }
  const hasNews = get(deletedItemsAtom).length > 0 || get(changeFaultAtom) !== undefined
  return isEmptyCart(cart) && !hasNews ? { status: 'empty' } : { status: 'filled', cart }
})
