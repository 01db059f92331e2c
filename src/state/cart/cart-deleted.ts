/** Deleted items stay visible for a while, and can be brought back (specification 1 §4, §9). */
import { atom } from 'jotai'
import type { CartChange } from '../../shop/cart/cart.ts'
import { type CartItem, changeKey, defectsOf, itemKey, itemsOf } from '../../shop/cart/cart-items.ts'
import { isRemoval } from '../../shop/cart/cart-rules.ts'
import { DELETED_ITEM_MS } from '../../shop/limits.ts'
import { cartAtom, type DeletedItem, deletedItemsAtom } from './cart.ts'

/** Keeps the item that a change takes out of the cart. An item that is put in again is no deleted one any more. */
export const rememberDeletedAtom = atom(null, (get, set, change: CartChange) => {
  const key = changeKey(change)
  if (!isRemoval(change)) return set(forgetDeletedAtom, key)
  const cart = get(cartAtom)
  const items = cart ? [...itemsOf(cart), ...defectsOf(cart)] : []
  const item = items.find((other) => itemKey(other) === key)
  if (!item) return
  const isAlike = (other: CartItem) => other.kind === item.kind && other.isDefective === item.isDefective
  const index = items.filter(isAlike).indexOf(item)
  set(showDeletedAtom, { key, item, index })
})

/** Shows an item as deleted, from now on for its time. */
export const showDeletedAtom = atom(null, (_get, set, item: DeletedItem) => {
  const deleted = { ...item }
  set(deletedItemsAtom, (all) => [...all.filter((other) => other.key !== deleted.key), deleted])
  setTimeout(() => set(deletedItemsAtom, (all) => all.filter((other) => other !== deleted)), DELETED_ITEM_MS)
})

export const forgetDeletedAtom = atom(null, (get, set, key: string) => {
  const others = get(deletedItemsAtom).filter((other) => other.key !== key)
  if (others.length < get(deletedItemsAtom).length) set(deletedItemsAtom, others)
})
