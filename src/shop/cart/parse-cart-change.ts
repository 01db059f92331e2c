import type { CartChange } from './cart.ts'

type Check = (value: unknown) => boolean

/** A number as an id is its text (CART-61). */
const isText: Check = (value) => typeof value === 'string' || Number.isSafeInteger(value)
const isId: Check = (value) => isText(value) && value !== ''
const isOptionalText: Check = (value) => value === undefined || isText(value)
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isBoolean: Check = (value) => typeof value === 'boolean'

/** The fields of each of the five bodies (CART-42). */
const BODIES: Record<string, Record<string, Check>> = {
  setArticle: { productId: isId, tcm: isOptionalText, quantity: isCount },
  setFreeArticle: { productId: isId, campaignId: isId, remove: isBoolean },
  setGiftCard: { productId: isId, tcm: isOptionalText, set: isCount },
  setPartnerProduct: { partnerProductId: isId, set: isCount },
  deleteSubscription: { subscriptionId: isId },
}

/** A change that a page requested; undefined unless it is exactly one of the five bodies (CART-40). Other fields are left out. */
export function parseCartChange(value: unknown): CartChange | undefined {
  const [name = '', another] = Object.keys(Object(value))
  const checks = Object.hasOwn(BODIES, name) && BODIES[name]
  if (!checks || another !== undefined) return undefined
  const given = Object((value as Record<string, unknown>)[name])
  const body: Record<string, unknown> = {}
  for (const [field, isRight] of Object.entries(checks)) {
    const value = given[field]
    if (!isRight(value)) return undefined
    if (value !== undefined) body[field] = isRight('text') ? `${value}` : value
  }
  return { [name]: body } as CartChange
}
