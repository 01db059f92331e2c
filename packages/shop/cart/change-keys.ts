import type { CartChange } from '../../../src/shop/cart/cart.ts'
import { changeKey } from '../../../src/shop/cart/cart-items.ts'

/** For each page and item the number of the last change that was carried out (CART-50). */
export type MadeChanges = Map<string, number>

/** A key such as `123-4`: page 123, its 4th change. */
function readKey(key: unknown, change: CartChange) {
  const [, page, number] = /^(\d+)-(\d+)$/.exec(String(key)) ?? []
  return page && { pageItem: `${page} ${changeKey(change)}`, number: Number(number) }
}

/** Whether it has been carried out already, or a later change of the same page to the item: a call may be overtaken by the next. */
export function isMade(made: MadeChanges, key: unknown, change: CartChange): boolean {
  const read = readKey(key, change)
  return !!read && (made.get(read.pageItem) ?? 0) >= read.number
}

export function remember(made: MadeChanges, key: unknown, change: CartChange): void {
  const read = readKey(key, change)
  if (read) made.set(read.pageItem, read.number)
}
