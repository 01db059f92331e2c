import * as v from 'valibot'
import type { CartChange } from '../../shop/cart/cart.ts'

const id = v.pipe(v.string(), v.minLength(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const changes = v.union([
  v.strictObject({ setArticle: v.object({ productId: id, tcm: v.optional(v.string()), quantity: count }) }),
  v.strictObject({ setFreeArticle: v.object({ productId: id, campaignId: id, remove: v.boolean() }) }),
  v.strictObject({ setGiftCard: v.object({ productId: id, tcm: v.optional(v.string()), set: count }) }),
  v.strictObject({ setPartnerProduct: v.object({ partnerProductId: id, set: count }) }),
  v.strictObject({ deleteSubscription: v.object({ subscriptionId: id }) }),
])

/** A change that a page requested; undefined unless it is exactly one of the five PUT bodies (CART-40, CART-42). */
export function parseCartChange(value: unknown): CartChange | undefined {
  const result = v.safeParse(changes, value)
  return result.success ? (result.output as CartChange) : undefined
}
