/** The cart as the service answers it, turned into the entities of `shop/cart/cart.ts` (CART-43). */
import * as v from 'valibot'
import { toJson } from '../../page/browser/json.ts'
import { type Cart, EMPTY_CART } from '../../shop/cart/cart.ts'
import { lenient, lenientReported, listOf, readBody } from '../answer-schema.ts'
import type { Answer } from '../client.ts'
import { fieldsOf } from '../fields.ts'
import { NOTES } from '../notes-schema.ts'
import type { ServiceContext } from '../service-context.ts'

const cents = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value), 'not finite'),
)
const optionalText = lenientReported(v.string())
/** A number as an id is its text, as far as numbers are exact (CART-61). */
const id = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.check((value) => Number.isSafeInteger(value), 'not exact'),
    v.transform(String),
  ),
])
const optionalId = lenientReported(id)
const optionalCents = lenientReported(cents)

const pieces = v.pipe(
  v.number(),
  v.check((count) => Number.isSafeInteger(count) && count > 0, 'not a positive whole number'),
)
const quantity = v.union([
  pieces,
  v.pipe(
    v.object({ quantity: pieces }),
    v.transform((value) => value.quantity),
  ),
])
/** One where the service gives none; 0, which is not shown, for what is no number of pieces (CART-49). */
const countOf = <Schema extends v.GenericSchema<unknown, number>>(schema: Schema) =>
  v.nullish(
    v.pipe(
      lenientReported(schema),
      v.transform((count) => count ?? 0),
    ),
    1,
  )

// A defective item may lack it. Dropping the item would enable the checkout button (CART-43, MINICART-41).
const title = v.nullish(v.string(), '')

const dimension = v.object({ name: v.string(), value: v.string(), type: v.picklist(['TEXT', 'COLOR', 'IMAGE']) })

const price = v.object({
  calculatedPrice: cents,
  calculatedOriginalPrice: optionalCents,
  pricePerUnitBeforeRebates: optionalCents,
  basePrice: optionalText,
  isPricePromotional: lenientReported(v.boolean()),
  bestPriceAmount: optionalCents,
  bestPriceDifferencePercentage: lenientReported(v.number()),
})

const article = v.object({
  productId: id,
  tcm: optionalId,
  uuid: optionalId,
  title,
  imageUrl: optionalText,
  productUrl: optionalText,
  quantity: countOf(quantity),
  dimensions: listOf(dimension),
  availability: lenientReported(v.picklist(['IN_STOCK', 'AVAILABLE', 'NOT_AVAILABLE', 'SOLDOUT', 'SHORTAGE'])),
  trackingName: optionalText,
  rebatePercentage: lenientReported(v.number()),
  currentShopPrice: optionalCents,
  price: lenientReported(price),
  campaignId: optionalId,
  ...NOTES,
})

const giftCard = v.object({ article })

const partnerProduct = v.object({
  partnerProductId: id,
  title,
  imageUrl: optionalText,
  totalQuantity: countOf(pieces),
  totalPrice: optionalCents,
  formUrl: optionalText,
})

const subscription = v.object({
  subscriptionConfigurationId: id,
  // A new type is shown as a subscription (CART-61).
  subscriptionType: v.nullish(v.fallback(v.picklist(['COFFEE', 'MACHINE', 'OTHER']), 'OTHER'), 'COFFEE'),
  recurringIntervalDuration: lenientReported(
    v.object({ intervalDuration: v.number(), intervalUnit: v.picklist(['DAY', 'WEEK', 'MONTH']) }),
  ),
  giftSubscriptionInformation: lenientReported(v.object({ numberOfDeliveries: v.number() })),
  recurringArticles: listOf(article),
  nonRecurringArticles: listOf(article),
  recurringArticlesPrice: lenientReported(v.object({ calculatedPrice: cents })),
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
  numberOfArticles: v.nullish(
    v.pipe(
      v.number(),
      v.check((value) => Number.isSafeInteger(value), 'not a whole number'),
    ),
  ),
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
  loyaltyBeanData: lenientReported(v.object({ redeemedAmount: v.number(), redeemedValue: cents })),
  priceSummary: lenientReported(priceSummary),
  // On a stored cart; a field of this name that is none takes nothing from the cart.
  unshown: lenient(v.object({ hasSubscription: v.boolean(), hasDefect: v.boolean(), isUnavailable: v.boolean() })),
  /** The same before anything was dropped. */
  given: v.any(),
})

/** Too large a number is none in JSON either. */
const isAbsent = (value: unknown) => value === null || value === undefined || Math.abs(value as number) === Infinity

/** `null` counts as absent: entities know `undefined` only, and have no field without a value. */
function withoutNull(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutNull)
  const source = value as Record<string, unknown>
  const fields: Record<string, unknown> = {}
  for (const name of Object.keys(source)) if (!isAbsent(source[name])) fields[name] = withoutNull(source[name])
  return fields
}

/** The items of the cart that was read last, by their JSON: several where they are alike. */
let known = new Map<string, unknown[]>()

/**
 * The same object for an item that is as it was in the cart before: what is made from it need not be made again (MINICART-44). An item
 * that the answer holds twice stays two objects.
 */
function keepUnchanged(cart: Cart): Cart {
  const before = known
  known = new Map()
  const keep = (list: string, item: unknown) => {
    const text = `${list} ${toJson(item ?? null)}`
    const alike = known.get(text) ?? []
    const kept = before.get(text)?.[alike.length] ?? item
    alike.push(kept)
    known.set(text, alike)
    return kept
  }
  const kept = Object.entries(cart).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((item) => keep(name, item)) : value,
  ])
  return Object.fromEntries(kept)
}

/** The badge's count for a cart without one of the service (CART-61). The rules of the cart come later than its answer. */
function piecesIn({ articles, giftCards, partnerProducts, subscriptions }: Cart): number {
  const counts = [
    ...articles.map((article) => article.quantity),
    ...giftCards.map(({ article }) => article.quantity),
    ...partnerProducts.map(({ totalQuantity }) => totalQuantity),
  ]
  return counts.reduce((sum, count) => sum + count, subscriptions.length)
}

const counted = (given: Cart): Cart => ({ ...given, numberOfArticles: given.numberOfArticles ?? piecesIn(given) })

const ITEMS = /^(articles|freeArticles|giftCards|partnerProducts|subscriptions|defective.*)$/
/** Dropped items still count for the exits (CART-61). */
function unshownIn(given: Record<string, unknown>, cart: Record<string, unknown>): Cart['unshown'] {
  /** Whether there were more items before some were dropped: in these lists, of this kind. */
  const isLess = (lists: RegExp, isMeant: (item: Record<string, unknown>) => boolean = () => true) => {
    const [before = 0, after = 0] = [given, cart].map((source) => {
      const items = Object.entries(source).flatMap(([name, list]) =>
        lists.test(name) && Array.isArray(list) ? list : [],
      )
      return items.filter((item) => isMeant(fieldsOf(fieldsOf(item).article ?? item))).length
    })
    return before > after
  }
  if (!isLess(ITEMS)) return undefined
  return {
    hasSubscription: isLess(/^subscriptions$/),
    hasDefect: isLess(/^defective/),
    isUnavailable: isLess(/^(articles|freeArticles|giftCards)$/, ({ availability }) =>
      /^(NOT_AVAILABLE|SOLDOUT)$/.test(`${availability}`),
    ),
  }
}

const cartSchema = v.pipe(
  v.unknown(),
  v.transform((given) => (given instanceof Object ? { ...given, given } : given)),
  cart,
  v.transform(({ given, ...answer }) => {
    const unshown = unshownIn(fieldsOf(given), answer) ?? answer.unshown
    return keepUnchanged(counted(withoutNull({ ...answer, unshown }) as Cart))
  }),
)

/** PHP writes an empty cart as a list, and its numbers may be texts: neither hides what the cart holds (CART-57). */
function asMeant(given: unknown): unknown {
  const fields = fieldsOf(given)
  const { numberOfArticles: count } = fields
  if (given instanceof Object && Object.keys(fields).length === 0) return EMPTY_CART
  // A cart has a count or a list.
  if (isAbsent(count) && !Object.values(fields).some(Array.isArray)) return undefined
  return typeof count === 'string' && /^\d+$/.test(count) ? { ...fields, numberOfArticles: Number(count) } : given
}

export const cartAnswerSchema = v.object({
  cart: v.pipe(v.unknown(), v.transform(asMeant), cartSchema),
  addedProduct: v.optional(v.unknown()),
})

/**
 * The cart in an answer of the service.
 *
 * @throws {ApiError} `malformed` when it is none.
 */
export const readCart = (answer: Answer, context: ServiceContext): Cart =>
  readBody(cartAnswerSchema, answer, 'The cart', context).cart

/** A stored or received value as a cart; undefined when it is invalid. Each was written with its count. */
export function parseCart(value: unknown): Cart | undefined {
  if (isAbsent(fieldsOf(value).numberOfArticles)) return undefined
  const result = v.safeParse(cartSchema, value)
  return result.success ? result.output : undefined
}
