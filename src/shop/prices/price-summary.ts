import type { Cart } from '../cart/cart.ts'

/** One line above the sum. */
export interface SummaryLine {
  key: string
  kind: 'shipping' | 'freeShipping' | 'paymentOnDelivery' | 'beans' | 'rebate' | 'coupon' | 'giftCard'
  /** Negative for what is taken off. */
  cents: number
  /** A coupon's code, a gift card's number. */
  name?: string
}

const isAboveZero = (cents: number | undefined): cents is number => cents !== undefined && cents > 0

/** The price summary's lines, in their order (specification 1 §2, §5); the sum stands for itself. */
export function summaryLinesOf(cart: Cart): SummaryLine[] {
  const { priceSummary: summary, giftCardRedemptions } = cart
  const shipping = summary ? summary.shippingCosts : cart.shippingCost
  const onDelivery = summary ? summary.paymentOnDeliveryCosts : cart.paymentOnDeliveryCost
  // The beans' value in cents, not their number.
  const beans = summary?.totalRedeemedLoyaltyBeans ?? cart.loyaltyBeanData?.redeemedValue
  const rebate = summary?.totalRedeemedNonWsacDiscounts
  const coupons = summary?.redeemedWsacDiscounts ?? []

  const lines: SummaryLine[] = []
  const add = (kind: SummaryLine['kind'], cents: number, name?: string) =>
    lines.push({ key: `${kind}:${lines.length}`, kind, cents, ...(name !== undefined && { name }) })
  // 0 is free shipping, undefined is not known yet.
  if (shipping !== undefined) add(shipping > 0 ? 'shipping' : 'freeShipping', Math.max(0, shipping))
  if (isAboveZero(onDelivery)) add('paymentOnDelivery', onDelivery)
  if (isAboveZero(beans)) add('beans', -beans)
  if (isAboveZero(rebate)) add('rebate', -rebate)
  for (const { wsac, discount } of coupons) add('coupon', -discount, wsac)
  for (const { cardNumber, redeemedAmount } of giftCardRedemptions) add('giftCard', -redeemedAmount, cardNumber)
  return lines
}

/** What is left to pay, in cents; nothing when the service has not told it. */
export const finalSumOf = (cart: Cart): number | undefined => cart.priceSummary?.cartFinalSum ?? cart.totalSum
