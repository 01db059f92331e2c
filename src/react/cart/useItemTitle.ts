import type { CartItem } from '../../shop/cart/cart-items.ts'
import { useText } from '../shell/useText.ts'

/** The title of an item; that of a subscription depends on its type (MINICART-24). */
export function useItemTitle(): (item: CartItem) => string {
  const t = useText('minicart')
  return (item) => {
    switch (item.kind) {
      case 'partnerProduct':
        return item.partnerProduct.title
      case 'subscription': {
        const { giftSubscriptionInformation, subscriptionType } = item.subscription
        return t(giftSubscriptionInformation ? 'subscription.gift' : `subscription.${subscriptionType}`)
      }
      default:
        return item.article.title
    }
  }
}
