/** The known state of the cart, read-only. Written by events of the machine (`cart-machine.ts`). */
import { atom } from 'jotai/vanilla'
import { optimisticCart } from './cart-machine.ts'
import { cartStateAtom } from './cart-store.ts'

export const confirmedCartAtom = atom((get) => get(cartStateAtom).confirmed)
export const pendingChangesAtom = atom((get) => get(cartStateAtom).pending)

/** The cart to show: confirmed, with pending changes applied. */
export const cartAtom = atom((get) => optimisticCart(get(confirmedCartAtom), get(pendingChangesAtom)))

/** Pieces in the cart, as the badge counts them; 0 while nothing is known. */
export const itemCountAtom = atom((get) => get(cartAtom)?.numberOfArticles ?? 0)
