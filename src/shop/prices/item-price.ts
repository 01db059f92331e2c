import type { Article, Cart } from '../cart/cart.ts'
import type { CartItem } from '../cart/cart-items.ts'

/** Facts that decide between the two prices of an article. */
export interface PriceRules {
  /** Whether the cart has a `priceSummary`. */
  hasPriceSummary: boolean
}

export const rulesOf = (cart: Cart): PriceRules => ({ hasPriceSummary: cart.priceSummary !== undefined })

/**
 * The price of an item, in cents for all its pieces; undefined when the service does not say. Its tile, the sum after a change and the
 * amounts without decimals all ask here, so that they can't disagree (PRICE-29).
 */
export function priceOf(item: CartItem, rules: PriceRules): number | undefined {
  switch (item.kind) {
    case 'freeArticle':
      return 0
    case 'partnerProduct':
      return item.partnerProduct.totalPrice
    case 'subscription':
      return item.subscription.recurringArticlesPrice?.calculatedPrice
    default:
      return articleAmountOf(item.article, rules)
  }
}

/**
 * The price of an article, also of one of a subscription. Carts without a price summary come from services that know the older field
 * `currentShopPrice`, for one piece; `price` is for all pieces (PRICE-16, PRICE-17, PRICE-18).
 */
export function articleAmountOf(article: Article, { hasPriceSummary }: PriceRules): number | undefined {
  const { price, currentShopPrice, quantity } = article
  // Without a quantity nobody knows of how many pieces the price is (CART-49).
  const current = currentShopPrice === undefined || quantity === 0 ? undefined : currentShopPrice * quantity
  return hasPriceSummary ? (price?.calculatedPrice ?? current) : (current ?? price?.calculatedPrice)
}
