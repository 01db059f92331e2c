import type { Cart } from './cart.ts'

export interface SummaryLine {
  key: string
  kind: 'shipping' | 'freeShipping' | 'paymentOnDelivery' | 'beans' | 'rebate' | 'coupon' | 'giftCard' | 'total'
  /** Negative for what is taken off. */
  cents: number
  /** A coupon's code, a gift card's number. */
  name?: string
}

const line = (kind: SummaryLine['kind'], cents: number, name?: string): SummaryLine => ({
  key: name === undefined ? kind : `${kind}:${name}`,
  kind,
  cents,
  ...(name !== undefined && { name }),
})

const isAboveZero = (cents: number | undefined): cents is number => cents !== undefined && cents > 0

/** The price summary's lines in the order they are shown, the sum last (specification 1 §2, §5). */
export function summaryLinesOf(cart: Cart): SummaryLine[] {
  const summary = cart.priceSummary
  const shipping = summary ? summary.shippingCosts : cart.shippingCost
  const onDelivery = summary ? summary.paymentOnDeliveryCosts : cart.paymentOnDeliveryCost
  const beans = summary ? summary.totalRedeemedLoyaltyBeans : cart.loyaltyBeanData?.redeemedValue
  const lines: SummaryLine[] = []
  // 0 is free shipping, undefined is not known yet.
  if (shipping !== undefined) lines.push(shipping > 0 ? line('shipping', shipping) : line('freeShipping', 0))
  if (isAboveZero(onDelivery)) lines.push(line('paymentOnDelivery', onDelivery))
  if (isAboveZero(beans)) lines.push(line('beans', -beans))
  if (isAboveZero(summary?.totalRedeemedNonWsacDiscounts)) {
    lines.push(line('rebate', -summary.totalRedeemedNonWsacDiscounts))
  }
  for (const { wsac, discount } of summary?.redeemedWsacDiscounts ?? []) lines.push(line('coupon', -discount, wsac))
  for (const { cardNumber, redeemedAmount } of cart.giftCardRedemptions) {
    lines.push(line('giftCard', -redeemedAmount, cardNumber))
  }
  lines.push(line('total', summary ? summary.cartFinalSum : cart.totalSum))
  return lines
}
