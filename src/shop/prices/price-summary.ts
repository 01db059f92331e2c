import type { Cart } from '../cart/cart.ts'

/** A line above the final sum. */
export interface SummaryLine {
  key: string
  kind: 'shipping' | 'freeShipping' | 'paymentOnDelivery' | 'beans' | 'rebate' | 'coupon' | 'giftCard'
  /** Negative for discounts and redemptions. */
  cents: number
  /** The code of a coupon, the number of a gift card. */
  name?: string
}

const isAboveZero = (cents: number | undefined): cents is number => cents !== undefined && cents > 0

/** The lines of the price summary in their order, without the final sum (MINICART-35, MINICART-36, MINICART-37, MINICART-38, MINICART-39). */
export function summaryLinesOf(cart: Cart): SummaryLine[] {
  const { priceSummary: summary, giftCardRedemptions } = cart
  const shipping = summary ? summary.shippingCosts : cart.shippingCost
  const onDelivery = summary ? summary.paymentOnDeliveryCosts : cart.paymentOnDeliveryCost
  // Their value in cents, not their number.
  const beans = summary?.totalRedeemedLoyaltyBeans ?? cart.loyaltyBeanData?.redeemedValue
  const rebate = summary?.totalRedeemedNonWsacDiscounts
  const coupons = summary?.redeemedWsacDiscounts ?? []

  const lines: SummaryLine[] = []
  const add = (kind: SummaryLine['kind'], cents: number, name?: string) =>
    lines.push({ key: `${kind}:${lines.length}`, kind, cents, ...(name !== undefined && { name }) })
  // Undefined: not known yet.
  if (shipping !== undefined) add(shipping > 0 ? 'shipping' : 'freeShipping', Math.max(0, shipping))
  if (isAboveZero(onDelivery)) add('paymentOnDelivery', onDelivery)
  if (isAboveZero(beans)) add('beans', -beans)
  if (isAboveZero(rebate)) add('rebate', -rebate)
  for (const { wsac, discount } of coupons) add('coupon', -discount, wsac)
  for (const { cardNumber, redeemedAmount } of giftCardRedemptions) add('giftCard', -redeemedAmount, cardNumber)
  return lines
}

/** What is left to pay, in cents; undefined when the service does not give it (MINICART-40). */
export const finalSumOf = (cart: Cart): number | undefined => cart.priceSummary?.cartFinalSum ?? cart.totalSum
