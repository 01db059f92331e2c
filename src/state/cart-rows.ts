import { atom } from 'jotai'
import { type CartItem, itemKey, itemsOf } from '../shop/cart-items.ts'
import { cartAtom, deletedItemsAtom } from './cart.ts'

/** One line of the mini cart: an item of the cart, or one that was just deleted, shown where it stood. */
export interface CartRow {
  key: string
  item: CartItem
  isDeleted: boolean
}

export const cartRowsAtom = atom<CartRow[]>((get) => {
  const cart = get(cartAtom)
  if (!cart) return []
  const rows: CartRow[] = itemsOf(cart).map((item) => ({ key: itemKey(item), item, isDeleted: false }))
  // The last one first: where it stood was reckoned without those that had gone before.
  for (const { key, item, index } of [...get(deletedItemsAtom)].reverse()) {
    if (rows.some((row) => row.key === key)) continue
    const place = item.isDefective ? rows.length : placeAmongKind(rows, item.kind, index)
    rows.splice(place, 0, { key, item, isDeleted: true })
  }
  return rows
})

/** Where the index-th line of a kind stands; after the last of its kind, or at the end. */
function placeAmongKind(rows: readonly CartRow[], kind: CartItem['kind'], index: number): number {
  const places = rows.flatMap((row, place) => (row.item.kind === kind ? [place] : []))
  const last = places.at(-1)
  return places[index] ?? (last === undefined ? (index === 0 ? 0 : rows.length) : last + 1)
}
