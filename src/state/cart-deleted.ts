/** Deleted items stay visible for a while, and can be brought back (specification 1 §4, §9). */
import { atom } from 'jotai'
import type { Cart, CartChange } from '../shop/cart.ts'
import { changeKey, itemKey, itemsOf } from '../shop/cart-items.ts'
import { applyChange } from '../shop/cart-rules.ts'
import { DELETED_ITEM_MS } from '../shop/limits.ts'
import { cartAtom, type DeletedItem, deletedItemsAtom } from './cart.ts'

const isIn = (cart: Cart, key: string) => itemsOf(cart).some((item) => itemKey(item) === key)

/** Keeps the item that a change takes out of the cart. An item that is put in again is no deleted one any more. */
export const rememberDeletedAtom = atom(null, (get, set, change: CartChange) => {
  const key = changeKey(change)
  const cart = get(cartAtom)
  const items = cart ? itemsOf(cart) : []
  const item = items.find((other) => itemKey(other) === key)
  if (!cart || !item || isIn(applyChange(cart, change), key)) {
    if (get(deletedItemsAtom).some((other) => other.key === key)) set(forgetDeletedAtom, key)
    return
  }
  const index = items.filter((other) => other.kind === item.kind).indexOf(item)
  const deleted: DeletedItem = { key, item, index }
  set(deletedItemsAtom, (all) => [...all.filter((other) => other.key !== key), deleted])
  setTimeout(() => set(deletedItemsAtom, (all) => all.filter((other) => other !== deleted)), DELETED_ITEM_MS)
})

export const forgetDeletedAtom = atom(null, (_get, set, key: string) => {
  set(deletedItemsAtom, (all) => all.filter((other) => other.key !== key))
})
