import type { CartItem } from '../cart/cart-items.ts'

/** The name of an item of the cart; for a subscription, that of what it delivers. */
export function titleOf(item: CartItem): string {
  if (item.kind === 'partnerProduct') return item.partnerProduct.title
  if (item.kind !== 'subscription') return item.article.title
  const { recurringArticles, nonRecurringArticles } = item.subscription
  return [...recurringArticles, ...nonRecurringArticles].map(({ title }) => title).join(', ')
}
