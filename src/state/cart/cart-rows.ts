import { atom } from 'jotai/vanilla'
import { type CartItem, defectsOf, itemKey, itemsOf, KINDS } from '../../shop/cart/cart-items.ts'
import { cartAtom } from './cart.ts'
import { deletedItemsAtom } from './cart-change-atoms.ts'

/** A row of the mini cart: an item of the cart, or a deleted one in its former place (CART-18). */
export interface CartRow {
  key: string
  item: CartItem
  isDeleted: boolean
}

/** All rows, the defective items last (MINICART-16). */
export const cartRowsAtom = atom<CartRow[]>((get) => {
  const cart = get(cartAtom)
  if (!cart) return []
  const rows: CartRow[] = [...itemsOf(cart), ...defectsOf(cart)].map((item) => ({
    key: itemKey(item),
    item,
    isDeleted: false,
  }))
  // The last deletion first: its index does not count the items that were deleted before it.
  for (const { key, item, index } of [...get(deletedItemsAtom)].reverse()) {
    if (!rows.some((row) => row.key === key))
      rows.splice(positionOf(rows, item, index), 0, { key, item, isDeleted: true })
  }
  return rows
})

const rankOf = ({ kind, isDefective }: CartItem) => KINDS.indexOf(kind) + (isDefective ? KINDS.length : 0)

/** Position of the index-th row of its kind, or after the last one of its kind. */
function positionOf(rows: readonly CartRow[], item: CartItem, index: number): number {
  const rank = rankOf(item)
  const ofKind = rows.flatMap((row, position) => (rankOf(row.item) === rank ? [position] : []))
  const end = rows.findIndex((row) => rankOf(row.item) > rank)
  return ofKind[index] ?? (end < 0 ? rows.length : end)
}
