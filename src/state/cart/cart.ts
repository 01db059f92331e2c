/**
 * What is known of the cart (specification 1 §4): the server's last word, the changes that are on their way, and the
 * cart that both make together. Rolling a change back is taking it out of the list.
 */
import { atom } from 'jotai'
import type { Cart, CartChange, CartChangeError } from '../../shop/cart/cart.ts'
import type { CartItem } from '../../shop/cart/cart-items.ts'

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
  /** The cart with the change in it, as it will be when the server agrees. */
  apply(cart: Cart): Cart
  /** What it brings back. */
  restores: DeletedItem | undefined
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
/** The one that is on its way to the server: it can't be changed any more. */
export const sentChangeAtom = atom<PendingChange | undefined>(undefined)
export const deletedItemsAtom = atom<readonly DeletedItem[]>([])
export const changeFaultAtom = atom<ChangeFault | undefined>(undefined)

/** A change says what an item shall be, not by how much: an earlier one to the same item shows no more. */
const lastOfEachItem = (pending: readonly PendingChange[]): PendingChange[] => [
  ...new Map(pending.map((change) => [change.key, change])).values(),
]

/** The cart as it is shown: the confirmed one with the last pending change of each item applied. */
export const cartAtom = atom<Cart | undefined>((get) => {
  const load = get(confirmedCartAtom)
  return load.status === 'known'
    ? lastOfEachItem(get(pendingChangesAtom)).reduce((cart, pending) => pending.apply(cart), load.cart)
    : undefined
})

/** Pieces in the cart, as the badge counts them; 0 while nothing is known. */
export const itemCountAtom = atom((get) => get(cartAtom)?.numberOfArticles ?? 0)
