/** The outcomes of changes, read-only. */
import { atom } from 'jotai/vanilla'
import { cartStateAtom } from './cart-store.ts'

export const deletedItemsAtom = atom((get) => get(cartStateAtom).deleted)

/** The last failed change, for as long as its message is shown (CART-17). */
export const changeFailureAtom = atom((get) => get(cartStateAtom).failure)
