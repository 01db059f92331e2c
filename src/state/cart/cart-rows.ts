import { atom } from 'jotai'
import { type CartItem, defectsOf, itemKey, itemsOf, KINDS } from '../../shop/cart/cart-items.ts'
import { cartAtom, deletedItemsAtom } from './cart.ts'

/** One line of the mini cart: an item of the cart, or one that was just deleted, shown where it stood. */
export interface CartRow {
  key: string
  item: CartItem
  isDeleted: boolean
}

/** What can be bought, then what is defective. */
export const cartRowsAtom = atom<CartRow[]>((get) => {
  const cart = get(cartAtom)
  if (!cart) return []
  const rows: CartRow[] = [...itemsOf(cart), ...defectsOf(cart)].map((item) => ({
    key: itemKey(item),
    item,
    isDeleted: false,
  }))
  // The last one first: where it stood was reckoned without those that had gone before.
  for (const { key, item, index } of [...get(deletedItemsAtom)].reverse()) {
    if (!rows.some((row) => row.key === key)) rows.splice(placeOf(rows, item, index), 0, { key, item, isDeleted: true })
  }
  return rows
})

const rankOf = ({ kind, isDefective }: CartItem) => KINDS.indexOf(kind) + (isDefective ? KINDS.length : 0)

/** Where the index-th line of its kind stands; after the last of them it is before those of the next kind. */
function placeOf(rows: readonly CartRow[], item: CartItem, index: number): number {
  const rank = rankOf(item)
  const ofKind = rows.flatMap((row, place) => (rankOf(row.item) === rank ? [place] : []))
  const end = rows.findIndex((row) => rankOf(row.item) > rank)
  return ofKind[index] ?? (end < 0 ? rows.length : end)
}
