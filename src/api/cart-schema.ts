/** The cart as the service answers it (specification 1 §3), turned into the entities of `shop/cart.ts`. */
import * as v from 'valibot'
import type { Cart } from '../shop/cart/cart.ts'
import { dropping, listOf } from './answer-schema.ts'

const cents = v.pipe(v.number(), v.finite())
const optionalText = dropping(v.string())
const optionalCents = dropping(cents)

// An object with quantity; a plain number in one case (specification 1 §3).
const quantity = v.pipe(
  v.union([v.number(), v.object({ quantity: v.number() })]),
  v.transform((value) => (typeof value === 'number' ? value : value.quantity)),
)

// A defective item may lack it, and has to be shown all the same: else the cart could be ordered as it is.
const title = v.nullish(v.string(), '')

const dimension = v.object({ name: v.string(), value: v.string(), type: v.picklist(['TEXT', 'COLOR', 'IMAGE']) })

const price = v.object({
  calculatedPrice: cents,
  calculatedOriginalPrice: optionalCents,
  pricePerUnitBeforeRebates: optionalCents,
  basePrice: optionalText,
  isPricePromotional: dropping(v.boolean()),
  bestPriceAmount: optionalCents,
  bestPriceDifferencePercentage: dropping(v.number()),
})

const article = v.object({
  productId: v.string(),
  tcm: optionalText,
  uuid: optionalText,
  title,
  imageUrl: optionalText,
  productUrl: optionalText,
  quantity: v.nullish(quantity, 1),
  dimensions: listOf(dimension),
  availability: dropping(v.picklist(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'])),
  trackingName: optionalText,
  rebatePercentage: dropping(v.number()),
  currentShopPrice: optionalCents,
  price: dropping(price),
  campaignId: optionalText,
})

const giftCard = v.object({ article })

const partnerProduct = v.object({
  partnerProductId: v.string(),
  title,
  imageUrl: optionalText,
  totalQuantity: v.nullish(v.number(), 1),
  totalPrice: optionalCents,
  formUrl: optionalText,
})

const subscription = v.object({
  subscriptionConfigurationId: v.string(),
  subscriptionType: v.nullish(v.picklist(['COFFEE', 'MACHINE']), 'COFFEE'),
  recurringIntervalDuration: dropping(
    v.object({ intervalDuration: v.number(), intervalUnit: v.picklist(['DAY', 'WEEK', 'MONTH']) }),
  ),
  giftSubscriptionInformation: dropping(v.object({ numberOfDeliveries: v.number() })),
  recurringArticles: listOf(article),
  nonRecurringArticles: listOf(article),
  recurringArticlesPrice: dropping(v.object({ calculatedPrice: cents })),
})

const priceSummary = v.object({
  cartFinalSum: cents,
  shippingCosts: optionalCents,
  paymentOnDeliveryCosts: optionalCents,
  totalRedeemedLoyaltyBeans: optionalCents,
  totalRedeemedNonWsacDiscounts: optionalCents,
  redeemedWsacDiscounts: listOf(v.object({ wsac: v.string(), discount: cents })),
})

const cart = v.object({
  numberOfArticles: v.pipe(v.number(), v.integer()),
  articles: listOf(article),
  freeArticles: listOf(article),
  giftCards: listOf(giftCard),
  partnerProducts: listOf(partnerProduct),
  subscriptions: listOf(subscription),
  defectiveArticles: listOf(article),
  defectiveGiftCards: listOf(giftCard),
  defectivePartnerProducts: listOf(partnerProduct),
  defectiveSubscriptions: listOf(subscription),
  giftCardRedemptions: listOf(v.object({ cardNumber: v.string(), redeemedAmount: cents })),
  redeemedWsacs: listOf(v.string()),
  totalSum: optionalCents,
  shippingCost: optionalCents,
  paymentOnDeliveryCost: optionalCents,
  loyaltyBeanData: dropping(v.object({ redeemedAmount: v.number(), redeemedValue: cents })),
  priceSummary: dropping(priceSummary),
})

/** `null` counts as absent, so that entities know only `undefined`. */
function withoutNull<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutNull) as T
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const member = (value as Record<string, unknown>)[key]
    if (member !== null && member !== undefined) kept[key] = withoutNull(member)
  }
  return kept as T
}

export const cartSchema = v.pipe(
  cart,
  v.transform((answer) => withoutNull(answer) as Cart),
)

export const cartAnswerSchema = v.object({ cart: cartSchema, addedProduct: v.optional(v.unknown()) })

export const cartFaultSchema = v.object({ error: v.optional(v.string()), limit: dropping(v.number()) })
