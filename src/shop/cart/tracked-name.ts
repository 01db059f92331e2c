import type { Article } from './cart.ts'
import type { CartItem } from './cart-items.ts'

/** What the statistics call an article: the same name in all languages, where the service has one (MINICART-50). */
export const trackedArticleName = ({ trackingName, title }: Article): string => trackingName || title

/** What the statistics call an item (MINICART-50). */
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
