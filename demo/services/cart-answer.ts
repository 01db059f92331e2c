/** The cart as the service answers it (specification 1 §3). */
import type { Cart } from '../../src/shop/cart/cart.ts'
import type { Site } from '../../src/shop/sites/sites.ts'
import { amountsOf, isGiftDue } from './cart-amounts.ts'
import {
  type AnsweredArticle,
  type AnsweredGiftCard,
  answerArticle,
  answerGift,
  answerGiftCard,
  answerPartnerProduct,
} from './cart-article.ts'
import { type CartState, countPieces } from './cart-state.ts'
import { type AnsweredSubscription, answerSubscription } from './cart-subscription.ts'
import { hasPriceSummary } from './site-prices.ts'

type AnsweredLists = {
  [List in 'articles' | 'freeArticles' | 'defectiveArticles']: AnsweredArticle[]
} & { [List in 'giftCards' | 'defectiveGiftCards']: AnsweredGiftCard[] } & {
  [List in 'subscriptions' | 'defectiveSubscriptions']: AnsweredSubscription[]
}
export type AnsweredCart = Omit<Cart, keyof AnsweredLists> & AnsweredLists

export function answerCart(state: CartState, site: Site): AnsweredCart {
  const isDefective = (item: { isDefective?: true }) => item.isDefective === true
  const isIntact = (item: { isDefective?: true }) => !item.isDefective
  const articles = state.lines.filter((line) => line.kind === 'article')
  const giftCards = state.lines.filter((line) => line.kind === 'gift-card')
  const partnerProducts = state.lines.filter((line) => line.kind === 'partner-product')
  const hasGift = isGiftDue(state, site) && !state.isGiftDeclined
  return {
    numberOfArticles: countPieces(state),
    articles: articles.filter(isIntact).flatMap((line) => answerArticle(line, site)),
    freeArticles: hasGift ? [answerGift(site, state.isGiftSoldOut)] : [],
    giftCards: giftCards.filter(isIntact).flatMap((line) => answerGiftCard(line, site)),
    partnerProducts: partnerProducts.filter(isIntact).flatMap((line) => answerPartnerProduct(line, site)),
    subscriptions: state.subscriptions.filter(isIntact).map((line) => answerSubscription(line, site)),
    defectiveArticles: articles.filter(isDefective).flatMap((line) => answerArticle(line, site)),
    defectiveGiftCards: giftCards.filter(isDefective).flatMap((line) => answerGiftCard(line, site)),
    defectivePartnerProducts: partnerProducts.filter(isDefective).flatMap((line) => answerPartnerProduct(line, site)),
    defectiveSubscriptions: state.subscriptions.filter(isDefective).map((line) => answerSubscription(line, site)),
    ...answerAmounts(state, site),
  }
}

function answerAmounts(state: CartState, site: Site) {
  const { shipping, paymentOnDelivery, coupons, rebate, beans, giftCards, final } = amountsOf(state, site)
  const priceSummary = {
    cartFinalSum: final,
    ...(shipping !== undefined && { shippingCosts: shipping }),
    paymentOnDeliveryCosts: paymentOnDelivery,
    totalRedeemedLoyaltyBeans: beans?.redeemedValue ?? 0,
    totalRedeemedNonWsacDiscounts: rebate,
    redeemedWsacDiscounts: coupons,
  }
  return {
    giftCardRedemptions: giftCards,
    redeemedWsacs: state.coupons,
    totalSum: final,
    ...(shipping !== undefined && { shippingCost: shipping }),
    paymentOnDeliveryCost: paymentOnDelivery,
    ...(beans && { loyaltyBeanData: beans }),
    ...(hasPriceSummary(site) && { priceSummary }),
  }
}
