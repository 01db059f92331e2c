/** The PUT body: exactly one of the five, and nothing else in it (specification 1 §7). */
import * as v from 'valibot'
import type { CartChange } from '../../src/shop/cart/cart.ts'

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

/** The change that a body asks for, or nothing when it is not exactly one of the five. */
export function readChange(body: unknown): CartChange | undefined {
  const result = v.safeParse(changes, body)
  return result.success ? result.output : undefined
}
