/** The sums of a cart, in cents (MINICART-36, MINICART-37, MINICART-38, MINICART-39). */
import type { Cart } from '../../../src/shop/cart/cart.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { fromEuroCents, hasPriceSummary, shippingCents } from '../site-prices.ts'
import type { CartState } from './change-cart.ts'
import { articlesCents } from './free-articles.ts'
import { subscriptionCents } from './subscriptions.ts'

/** Discount on the articles in percent, by code. */
export const COUPONS: Record<string, number> = { WELCOME10: 10, COFFEE5: 5 }
const REBATE_PERCENT = 5
const BEANS = 500
const BEANS_EURO_CENTS = 500
const GIFT_CARD_EURO_CENTS = 1000
const PAYMENT_ON_DELIVERY_EURO_CENTS = 390

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const share = (cents: number, percent: number) => Math.round((cents * percent) / 100)

/** Deducts coupons, rebate, loyalty beans and gift cards, in this order; what is left to pay is never below 0. */
export function amountsOf({ cart, hasRebate, isPaidOnDelivery }: CartState, site: Site): Partial<Cart> {
  const articles = articlesCents(cart)
  const goods = sumOf([
    articles,
    ...cart.giftCards.map(({ article }) => article.price?.calculatedPrice ?? 0),
    ...cart.partnerProducts.map(({ totalPrice = 0 }) => totalPrice),
    ...cart.subscriptions.map(subscriptionCents),
  ])
  const isEmpty = goods === 0
  const shipping = isEmpty ? {} : { shippingCost: shippingCents(site, goods) }
  const paymentOnDeliveryCost = isPaidOnDelivery && !isEmpty ? fromEuroCents(PAYMENT_ON_DELIVERY_EURO_CENTS, site) : 0
  const coupons = cart.redeemedWsacs.map((wsac) => ({ wsac, discount: share(articles, COUPONS[wsac] ?? 0) }))
  const rebate = hasRebate ? share(articles, REBATE_PERCENT) : 0

  const discounts = sumOf(coupons.map(({ discount }) => discount)) + rebate
  let rest = goods - discounts + (shipping.shippingCost ?? 0) + paymentOnDeliveryCost
  const take = (euroCents: number) => {
    const taken = Math.min(rest, fromEuroCents(euroCents, site))
    rest -= taken
    return taken
  }
  const beans = cart.loyaltyBeanData && { redeemedAmount: BEANS, redeemedValue: take(BEANS_EURO_CENTS) }
  const giftCardRedemptions = cart.giftCardRedemptions.map(({ cardNumber }) => ({
    cardNumber,
    redeemedAmount: take(GIFT_CARD_EURO_CENTS),
  }))
  const priceSummary = {
    cartFinalSum: rest,
    ...(!isEmpty && { shippingCosts: shippingCents(site, goods) }),
    paymentOnDeliveryCosts: paymentOnDeliveryCost,
    totalRedeemedLoyaltyBeans: beans?.redeemedValue ?? 0,
    totalRedeemedNonWsacDiscounts: rebate,
    redeemedWsacDiscounts: coupons,
  }
  return {
    giftCardRedemptions,
    totalSum: rest,
    ...shipping,
    paymentOnDeliveryCost,
    ...(beans && { loyaltyBeanData: beans }),
    ...(hasPriceSummary(site) && { priceSummary }),
  }
}
