import type { Cart } from '../cart/cart.ts'
import { ALL_SHIPPING_FREE_FROM } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'

/** A line above the final sum. */
export interface SummaryLine {
  key: string
  kind: 'shipping' | 'freeShipping' | 'paymentOnDelivery' | 'beans' | 'rebate' | 'coupon' | 'giftCard'
  /** Negative for discounts and redemptions; undefined for a coupon whose discount the service does not give. */
  cents: number | undefined
  /** The code of a coupon, the masked number of a gift card. */
  name?: string
}

const SHOWN_DIGITS = 4

/** A gift card's number with all but its last four digits hidden: whoever knows the number can spend the card (MINICART-46). */
export function maskCardNumber(cardNumber: string): string {
  const digits = cardNumber.replace(/[^\p{L}\p{N}]/gu, '')
  const isWhole = digits.length <= SHOWN_DIGITS && !/[•*]/.test(cardNumber)
  return `•••• ${isWhole ? '' : digits.slice(-SHOWN_DIGITS)}`.trim()
}

const isAboveZero = (cents: number | undefined): cents is number => cents !== undefined && cents > 0

/** An amount that is taken off, whatever sign the service gives it (MINICART-57). */
const takenOff = (cents: number): number => -Math.abs(cents)

/**
 * The lines of the price summary in their order, without the final sum (MINICART-35, MINICART-36, MINICART-37, MINICART-38,
 * MINICART-39, MINICART-47). What is not needed of the redemptions is taken from the last lines first (CART-51).
 */
export function summaryLinesOf(cart: Cart): SummaryLine[] {
  const { priceSummary: summary, giftCardRedemptions } = cart
  const shipping = summary ? summary.shippingCosts : cart.shippingCost
  const onDelivery = summary ? summary.paymentOnDeliveryCosts : cart.paymentOnDeliveryCost
  // Their value in cents, not their number.
  const beans = summary?.totalRedeemedLoyaltyBeans ?? cart.loyaltyBeanData?.redeemedValue
  const rebate = summary?.totalRedeemedNonWsacDiscounts
  const coupons = summary?.redeemedWsacDiscounts ?? []

  const lines: SummaryLine[] = []
  const add = (kind: SummaryLine['kind'], cents: number | undefined, name?: string) =>
    lines.push({ key: `${kind}:${lines.length}`, kind, cents, ...(name !== undefined && { name }) })
  // Undefined: not known yet.
  if (shipping !== undefined) add(shipping > 0 ? 'shipping' : 'freeShipping', Math.max(0, shipping))
  if (isAboveZero(onDelivery)) add('paymentOnDelivery', onDelivery)
  if (beans) add('beans', takenOff(beans))
  if (rebate) add('rebate', takenOff(rebate))
  for (const { wsac, discount } of coupons) add('coupon', takenOff(discount), wsac)
  for (const code of new Set(cart.redeemedWsacs))
    if (!coupons.some(({ wsac }) => wsac === code)) add('coupon', undefined, code)
  for (const { cardNumber, redeemedAmount } of giftCardRedemptions)
    add('giftCard', takenOff(redeemedAmount), maskCardNumber(cardNumber))
  let left = cart.unusedRedemption ?? 0
  for (const line of [...lines].reverse()) {
    const { cents = 0 } = line
    const unused = Math.min(left, Math.max(0, -cents))
    if (unused > 0) line.cents = cents + unused
    left -= unused
  }
  return lines
}

/** The amount that is left to pay, in cents; undefined when the service does not give it (MINICART-40). */
export const finalSumOf = (cart: Cart): number | undefined => cart.priceSummary?.cartFinalSum ?? cart.totalSum

/**
 * How much more makes the shipping free, in cents, where the site's sum holds for all goods and the service says that shipping costs
 * something (MINICART-67). Undefined where something is redeemed: shops differ in whether it counts.
 */
export function missingForFreeShipping(cart: Cart, site: Site): number | undefined {
  const from = ALL_SHIPPING_FREE_FROM[site]
  const sum = finalSumOf(cart)
  const lines = summaryLinesOf(cart)
  const hasOnlyCosts = lines.every(({ kind }) => kind === 'shipping' || kind === 'paymentOnDelivery')
  if (from === undefined || sum === undefined || lines[0]?.kind !== 'shipping' || !hasOnlyCosts) return undefined
  const goods = lines.reduce((rest, { cents = 0 }) => rest - cents, sum)
  const missing = from * 100 - goods
  return missing > 0 ? missing : undefined
}
