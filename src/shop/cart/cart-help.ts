/** Help for a shopper with the rows of the cart: what blocks the checkout, and numbers that can be changed. */
import type { Cart } from './cart.ts'
import { type CartItem, defectsOf, itemsOf } from './cart-items.ts'

/** Why an item keeps the shopper from the checkout. */
type Blocking = 'SOLDOUT' | 'NOT_AVAILABLE' | 'defective'

/** The items that keep the shopper from the checkout, by reason (MINICART-69). Those that can't be shown are not among them. */
export function blockersOf(cart: Cart): { reason: Blocking; items: CartItem[] }[] {
  const items = itemsOf(cart)
  const having = (value: 'SOLDOUT' | 'NOT_AVAILABLE') =>
    items.filter((item) => 'article' in item && item.article.availability === value)
  const blockers = [
    { reason: 'SOLDOUT' as const, items: having('SOLDOUT') },
    { reason: 'NOT_AVAILABLE' as const, items: having('NOT_AVAILABLE') },
    { reason: 'defective' as const, items: defectsOf(cart) },
  ]
  return blockers.filter((one) => one.items.length > 0)
}

/** The pieces of an item, where they can be changed: not those of a free article, a subscription or a defective item (MINICART-70). */
export function changeablePieces(item: CartItem): number | undefined {
  if (item.isDefective) return undefined
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity || undefined
  // An unknown number (CART-49) is not changed by one.
  return item.kind === 'article' || item.kind === 'giftCard' ? item.article.quantity || undefined : undefined
}
