import type { CartChange } from '../cart/cart.ts'
import type { CartItem } from '../cart/cart-items.ts'

/** The name of an item of the cart; for a subscription, that of what it delivers. */
export function titleOf(item: CartItem): string {
  if (item.kind === 'partnerProduct') return item.partnerProduct.title
  if (item.kind !== 'subscription') return item.article.title
  const { recurringArticles, nonRecurringArticles } = item.subscription
  return [...recurringArticles, ...nonRecurringArticles].map(({ title }) => title).join(', ')
}

/** The number that names the item of a change, as far as there is room for it: a model may have written it. */
export function numberOf(change: CartChange): string {
  const [fields] = Object.values(change) as [Record<string, unknown>]
  return `${fields.productId ?? fields.partnerProductId ?? fields.subscriptionId}`.slice(0, 40)
}
