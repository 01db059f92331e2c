/** The cart and its items, as read from the cart service (CART-43). Amounts are in cents. */

import type { Noted } from './notes.ts'

export type Availability = 'IN_STOCK' | 'AVAILABLE' | 'NOT_AVAILABLE' | 'SOLDOUT' | 'SHORTAGE'

export interface Dimension {
  name: string
  value: string
  type: 'TEXT' | 'COLOR' | 'IMAGE'
}

/** Amounts in cents. */
export interface Price {
  calculatedPrice: number
  calculatedOriginalPrice?: number
  pricePerUnitBeforeRebates?: number
  /** Text of the service, e.g. "9,98 €/kg". */
  basePrice?: string
  isPricePromotional?: boolean
  bestPriceAmount?: number
  bestPriceDifferencePercentage?: number
}

export interface Article extends Noted {
  productId: string
  tcm?: string
  /** Free articles only. */
  uuid?: string
  title: string
  imageUrl?: string
  productUrl?: string
  /** Pieces; 0 when the service gave no whole number above 0: not shown (CART-49). */
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
  /** Pieces; 0 as in `quantity`. */
  totalQuantity: number
  /** Cents. */
  totalPrice?: number
  formUrl?: string
}

export interface Subscription {
  subscriptionConfigurationId: string
  subscriptionType: 'COFFEE' | 'MACHINE' | 'OTHER'
  recurringIntervalDuration?: { intervalDuration: number; intervalUnit: 'DAY' | 'WEEK' | 'MONTH' }
  /** Present for a gift subscription. */
  giftSubscriptionInformation?: { numberOfDeliveries: number }
  recurringArticles: Article[]
  nonRecurringArticles: Article[]
  recurringArticlesPrice?: { calculatedPrice: number }
}

/** Amounts in cents. */
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
  /** Cents; the line is hidden when undefined. */
  shippingCost?: number
  /** Cents. */
  paymentOnDeliveryCost?: number
  loyaltyBeanData?: { redeemedAmount: number; redeemedValue: number }
  /** Cents of gift cards, coupons, rebate and beans that are not needed after a change; none in a cart of the service (CART-51). */
  unusedRedemption?: number
  /** Pieces of new products in the count, which have no item yet; none in a cart of the service (CART-10). */
  comingPieces?: number
  /** Present on sites with a price summary. */
  priceSummary?: PriceSummary
  /** Items of the answer that can't be shown, and count for the exits all the same (CART-61). */
  unshown?: { hasSubscription: boolean; hasDefect: boolean; isUnavailable: boolean }
}

/** Stands for a cart that is not known; a known one that is empty is another object. */
export const EMPTY_CART: Cart = {
  numberOfArticles: 0,
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
  giftCardRedemptions: [],
  redeemedWsacs: [],
  totalSum: 0,
}

/** The PUT body: exactly one of the five (CART-42). */
export type CartChange =
  | { setArticle: { productId: string; tcm?: string; quantity: number } }
  | { setFreeArticle: { productId: string; campaignId: string; remove: boolean } }
  | { setGiftCard: { productId: string; tcm?: string; set: number } }
  | { setPartnerProduct: { partnerProductId: string; set: number } }
  | { deleteSubscription: { subscriptionId: string } }

type KeyOf<Union> = Union extends unknown ? keyof Union : never
type ExactlyOne<Union, All = Union> = Union extends unknown
  ? Union & { [Other in Exclude<KeyOf<All>, keyof Union>]?: never }
  : never

/** As a page asks for it: to an object with two changes TypeScript would find no objection. */
export type OneCartChange = ExactlyOne<CartChange>

export const CART_READ_ERRORS = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const

/** A code of the cart's catalogue (CART-44). */
export type CartChangeError = (typeof CART_READ_ERRORS)[number] | 'CART_LIMIT' | 'ITEM_LIMIT' | 'AVAILABILITY_LIMIT'
