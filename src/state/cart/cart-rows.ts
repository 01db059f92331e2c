import { atom } from 'jotai/vanilla'
import { type CartItem, contentOf, defectsOf, itemKey, itemsOf, KINDS } from '../../shop/cart/cart-items.ts'
import { cartAtom } from './cart.ts'
import type { DeletedItem } from './cart-machine.ts'
import { deletedItemsAtom } from './cart-outcomes.ts'

/** A row of the mini cart: an item of the cart, or a deleted one in its former place (CART-18). */
export interface CartRow {
  key: string
  item: CartItem
  isDeleted: boolean
}

/** By the object of the cart, or of the deleted item: as long as it is the same, so is its row, which is compared to see what has changed (MINICART-44). */
const rowCache = new WeakMap<object, CartRow>()

function rowOf(item: CartItem): CartRow {
  const content = contentOf(item)
  const cached = rowCache.get(content)
  if (cached?.item.kind === item.kind && cached.item.isDefective === item.isDefective) return cached
  const row = { key: itemKey(item), item, isDeleted: false }
  rowCache.set(content, row)
  return row
}

function deletedRowOf(deleted: DeletedItem): CartRow {
  const cached = rowCache.get(deleted)
  if (cached) return cached
  const row = { key: deleted.key, item: deleted.item, isDeleted: true }
  rowCache.set(deleted, row)
  return row
}

/** All rows, the defective items last (MINICART-16). */
export const cartRowsAtom = atom<CartRow[]>((get) => {
  const cart = get(cartAtom)
  if (!cart) return []
  const rows = [...itemsOf(cart), ...defectsOf(cart)].map(rowOf)
  // The last deletion first: its index does not count the items that were deleted before it.
  for (const deleted of [...get(deletedItemsAtom)].reverse()) {
    const { key, item, index } = deleted
    if (!rows.some((row) => row.key === key)) rows.splice(positionOf(rows, item, index), 0, deletedRowOf(deleted))
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

/** The rows in the places that they had before: the service may put a restored item elsewhere (MINICART-68). A new row follows the one before it. */
export function inPlaces(rows: readonly CartRow[], before: readonly CartRow[]): readonly CartRow[] {
  const placeOf = new Map(before.map(({ key }, place) => [key, place]))
  let last = -1
  const placed = rows.map((row) => {
    last = placeOf.get(row.key) ?? last
    return { row, place: last, rank: rankOf(row.item) }
  })
  return placed.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ row }) => row)
}
