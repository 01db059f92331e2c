/** Checks after any change what is shown optimistically (CART-9, CART-18). */
import type { Cart } from '../../src/shop/cart/cart.ts'
import { type CartItem, changeKey, defectsOf, itemKey, itemsOf } from '../../src/shop/cart/cart-items.ts'
import { isRemoval } from '../../src/shop/cart/cart-rules.ts'
import { cartAtom, deletedItemsAtom } from '../../src/state/cart/cart.ts'
import type { ChangeOrder } from '../../src/state/cart/cart-change-machine.late.ts'
import type { Store } from '../../src/state/store.ts'

const itemOf = (cart: Cart, key: string) => [...itemsOf(cart), ...defectsOf(cart)].find((item) => itemKey(item) === key)

const piecesOf = (item: CartItem | undefined) =>
  item && ('article' in item ? item.article.quantity : 'partnerProduct' in item ? item.partnerProduct.totalQuantity : 1)

/** What is shown wrongly after the change was made; undefined when all is right. */
export function optimisticFault(
  { change, restores }: ChangeOrder,
  before: Cart | undefined,
  store: Store,
): string | undefined {
  const cart = store.get(cartAtom)
  if (!cart || !before) return undefined
  const key = changeKey(change)
  const previous = itemOf(before, key)
  const current = itemOf(cart, key)
  if (isRemoval(change)) {
    if (current) return `${key} is still shown.`
    const isDeleted = store.get(deletedItemsAtom).some((deleted) => deleted.key === key)
    return previous && !isDeleted ? `${key} is not shown as deleted.` : undefined
  }
  const { quantity, set } = Object.values(change)[0] as { quantity?: number; set?: number }
  const pieces = previous?.isDefective ? piecesOf(previous) : (quantity ?? set ?? piecesOf(previous) ?? 1)
  return (previous || restores) && piecesOf(current) !== pieces ? `${key} does not show the change.` : undefined
}
