/** The cart and what is in it, as the cart service answers it (specification 1 §3). All amounts are in cents. */

export type Availability = 'IN_STOCK' | 'AVAILABLE' | 'NOT_AVAILABLE' | 'SOLDOUT' | 'SHORTAGE'

export interface Dimension {
  name: string
  value: string
  type: 'TEXT' | 'COLOR' | 'IMAGE'
}

/** Every amount in cents. */
export interface Price {
  calculatedPrice: number
  calculatedOriginalPrice?: number
  pricePerUnitBeforeRebates?: number
  /** Price per kilogram, litre or piece, as the shop words it, e.g. "9,98 €/kg". */
  basePrice?: string
  isPricePromotional?: boolean
  bestPriceAmount?: number
  bestPriceDifferencePercentage?: number
}

export interface Article {
  productId: string
  tcm?: string
  /** Free articles only. */
  uuid?: string
  title: string
  imageUrl?: string
  productUrl?: string
  quantity: number
  dimensions: Dimension[]
  availability?: Availability
  trackingName?: string
  rebatePercentage?: number
  /** Cents. */
  currentShopPrice?: number
  price?: Price
  /** Free articles only. */
  campaignId?: string
}

export interface GiftCard {
  article: Article
}

export interface PartnerProduct {
  partnerProductId: string
  title: string
  imageUrl?: string
  totalQuantity: number
  /** Cents. */
  totalPrice?: number
  formUrl?: string
}

export interface Subscription {
  subscriptionConfigurationId: string
  subscriptionType: 'COFFEE' | 'MACHINE'
  recurringIntervalDuration?: { intervalDuration: number; intervalUnit: 'DAY' | 'WEEK' | 'MONTH' }
  /** Present for a gift subscription. */
  giftSubscriptionInformation?: { numberOfDeliveries: number }
  recurringArticles: Article[]
  nonRecurringArticles: Article[]
  recurringArticlesPrice?: { calculatedPrice: number }
}

/** Every amount in cents. */
export interface PriceSummary {
  cartFinalSum: number
  shippingCosts?: number
  paymentOnDeliveryCosts?: number
  totalRedeemedLoyaltyBeans?: number
  totalRedeemedNonWsacDiscounts?: number
  redeemedWsacDiscounts: { wsac: string; discount: number }[]
}

export interface Cart {
  numberOfArticles: number
  articles: Article[]
  freeArticles: Article[]
  giftCards: GiftCard[]
  partnerProducts: PartnerProduct[]
  subscriptions: Subscription[]
  defectiveArticles: Article[]
  defectiveGiftCards: GiftCard[]
  defectivePartnerProducts: PartnerProduct[]
  defectiveSubscriptions: Subscription[]
  giftCardRedemptions: { cardNumber: string; redeemedAmount: number }[]
  redeemedWsacs: string[]
  /** Cents. */
  totalSum?: number
  /** Cents; undefined: not known yet, the line is hidden. */
  shippingCost?: number
  /** Cents. */
  paymentOnDeliveryCost?: number
  loyaltyBeanData?: { redeemedAmount: number; redeemedValue: number }
  /** Its presence makes this a "site with a price summary". */
  priceSummary?: PriceSummary
}

/** The PUT body: exactly one of the five (specification 1 §7). */
export type CartChange =
  | { setArticle: { productId: string; tcm?: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm?: string; set: number } }
  | { setPartnerProduct: { partnerProductId: string; set: number } }
  | { deleteSubscription: { subscriptionId: string } }

export const CART_READ_ERRORS = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const

export const CART_LIMIT_ERRORS = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const
export const CART_CHANGE_ERRORS = [...CART_READ_ERRORS, ...CART_LIMIT_ERRORS] as const
/** The codes of the error catalogue for a cart change (specification 1 §8). */
export type CartChangeError = (typeof CART_CHANGE_ERRORS)[number]
