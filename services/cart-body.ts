/** The body of the cart's PUT: exactly one of the five changes, without unknown fields (CART-42). */
import * as v from 'valibot'
import type { CartChange } from '../src/shop/cart/cart.ts'

const id = v.pipe(v.string(), v.nonEmpty())
const pieces = v.pipe(v.number(), v.integer(), v.minValue(0))
const tcm = v.optional(v.string())

const changes = v.union([
  v.strictObject({ setArticle: v.strictObject({ productId: id, tcm, quantity: pieces }) }),
  v.strictObject({ setFreeArticle: v.strictObject({ productId: id, campaignId: id, remove: v.boolean() }) }),
  v.strictObject({ setGiftCard: v.strictObject({ productId: id, tcm, set: pieces }) }),
  v.strictObject({ setPartnerProduct: v.strictObject({ partnerProductId: id, set: pieces }) }),
  v.strictObject({ deleteSubscription: v.strictObject({ subscriptionId: id }) }),
])

/** The change in a body; undefined when the body is not exactly one of the five. */
export function readChange(body: unknown): CartChange | undefined {
  const result = v.safeParse(changes, body)
  return result.success ? result.output : undefined
}
