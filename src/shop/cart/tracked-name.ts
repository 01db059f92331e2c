import type { Article } from './cart.ts'
import type { CartItem } from './cart-items.ts'

/** An article's name in the statistics: the same in all languages, where the service has one (MINICART-50). */
export const trackedArticleName = ({ trackingName, title }: Article): string => trackingName || title

/** An item's name in the statistics (MINICART-50). */
export function trackedName(item: CartItem): string {
  switch (item.kind) {
    case 'partnerProduct':
      return item.partnerProduct.title
    case 'subscription':
      return `${item.subscription.subscriptionType} subscription`
    default:
      return trackedArticleName(item.article)
  }
}
