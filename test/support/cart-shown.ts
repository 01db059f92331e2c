/** "The updated cart shows at once and the deleted item is kept" (specification 1 §4), checked after any change. */
import type { Cart, CartChange } from '../../src/shop/cart/cart.ts'
import { type CartItem, changeKey, defectsOf, itemKey, itemsOf } from '../../src/shop/cart/cart-items.ts'
import { isRemoval } from '../../src/shop/cart/cart-rules.ts'
import { cartAtom, type DeletedItem, deletedItemsAtom } from '../../src/state/cart/cart.ts'
import type { Store } from '../../src/state/store.ts'

export interface Order {
  change: CartChange
  restores?: DeletedItem
  /** Set when the page asks: it is answered. A click on a tile is not. */
  id?: string
}

const lineOf = (cart: Cart, key: string) => [...itemsOf(cart), ...defectsOf(cart)].find((item) => itemKey(item) === key)

const piecesOf = (item: CartItem | undefined) =>
  item && ('article' in item ? item.article.quantity : 'partnerProduct' in item ? item.partnerProduct.totalQuantity : 1)

/** What is not shown as it should be, now that the change was taken. */
export function wrongOf({ change, restores }: Order, before: Cart | undefined, store: Store): string | undefined {
  const cart = store.get(cartAtom)
  if (!cart || !before) return undefined
  const key = changeKey(change)
  const was = lineOf(before, key)
  const is = lineOf(cart, key)
  if (isRemoval(change)) {
    if (is) return `${key} is still shown.`
    const isDeleted = store.get(deletedItemsAtom).some((deleted) => deleted.key === key)
    return was && !isDeleted ? `${key} is not shown as deleted.` : undefined
  }
  const { quantity, set } = Object.values(change)[0] as { quantity?: number; set?: number }
  const pieces = was?.isDefective ? piecesOf(was) : (quantity ?? set ?? piecesOf(was) ?? 1)
  return (was || restores) && piecesOf(is) !== pieces ? `${key} is not shown as it will be.` : undefined
}
