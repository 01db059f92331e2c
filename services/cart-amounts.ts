/** The sums of a cart, in cents (MINICART-36, MINICART-37, MINICART-38, MINICART-39). */
import type { Site } from '../src/shop/sites/sites.ts'
import { productOf } from './cart-products.ts'
import type { CartState, Line } from './cart-state.ts'
import { subscriptionCents } from './cart-subscription.ts'
import { fromEuroCents, GIFT_FROM_CENTS, shippingCents } from './site-prices.ts'

/** Discount on the articles in percent, by code. */
export const COUPONS: Record<string, number> = { WELCOME10: 10, COFFEE5: 5 }
const REBATE_PERCENT = 5
const BEANS = 500
const BEANS_EURO_CENTS = 500
const GIFT_CARD_EURO_CENTS = 1000
const PAYMENT_ON_DELIVERY_EURO_CENTS = 390

export interface Amounts {
  shipping: number | undefined
  paymentOnDelivery: number
  coupons: { wsac: string; discount: number }[]
  rebate: number
  beans: { redeemedAmount: number; redeemedValue: number } | undefined
  giftCards: { cardNumber: string; redeemedAmount: number }[]
  /** What is left to pay. */
  final: number
}

const lineCents = (line: Line, site: Site) => (productOf(line.productId)?.prices[site] ?? 0) * line.quantity

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

const sumOfLines = (lines: Line[], site: Site) => sumOf(lines.map((line) => lineCents(line, site)))

const intact = <Item extends { isDefective?: true }>(items: Item[]) => items.filter((item) => !item.isDefective)

const articlesCents = (state: CartState, site: Site) =>
  sumOfLines(
    intact(state.lines).filter((line) => line.kind === 'article'),
    site,
  )

/** Whether the campaign would add its free article, even if the shopper has declined it. */
export const isGiftDue = (state: CartState, site: Site): boolean =>
  state.isGiftSoldOut || state.isGiftDoubled || articlesCents(state, site) >= GIFT_FROM_CENTS

/** Deducts coupons, rebate, loyalty beans and gift cards, in this order; what is left to pay is never below 0. */
export function amountsOf(state: CartState, site: Site): Amounts {
  const lines = intact(state.lines)
  const subscriptions = intact(state.subscriptions)
  const isEmpty = lines.length + subscriptions.length === 0
  const articles = articlesCents(state, site)
  const goods =
    sumOfLines(lines, site) + sumOf(subscriptions.map((subscription) => subscriptionCents(subscription, site)))

  const shipping = isEmpty ? undefined : shippingCents(site, goods)
  const paymentOnDelivery = isEmpty || !state.isPaidOnDelivery ? 0 : fromEuroCents(PAYMENT_ON_DELIVERY_EURO_CENTS, site)
  const coupons = state.coupons.map((wsac) => ({ wsac, discount: share(articles, COUPONS[wsac] ?? 0) }))
  const rebate = state.hasRebate ? share(articles, REBATE_PERCENT) : 0

  let rest = goods - sumOf(coupons.map(({ discount }) => discount)) - rebate + (shipping ?? 0) + paymentOnDelivery
  const take = (euroCents: number) => {
    const taken = Math.min(rest, fromEuroCents(euroCents, site))
    rest -= taken
    return taken
  }
  const beans = state.areBeansRedeemed ? { redeemedAmount: BEANS, redeemedValue: take(BEANS_EURO_CENTS) } : undefined
  const giftCards = state.giftCardNumbers.map((cardNumber) => ({
    cardNumber,
    redeemedAmount: take(GIFT_CARD_EURO_CENTS),
  }))
  return { shipping, paymentOnDelivery, coupons, rebate, beans, giftCards, final: rest }
}

const share = (cents: number, percent: number) => Math.round((cents * percent) / 100)
