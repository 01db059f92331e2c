/** The cart in the answers of the service (CART-43). */
import type { Cart } from '../src/shop/cart/cart.ts'
import type { Site } from '../src/shop/sites/sites.ts'
import { amountsOf, isGiftDue } from './cart-amounts.ts'
import {
  type ArticleResponse,
  articleResponse,
  freeArticleResponse,
  type GiftCardResponse,
  giftCardResponse,
  partnerProductResponse,
} from './cart-article.ts'
import { type CartState, countPieces } from './cart-state.ts'
import { type SubscriptionResponse, subscriptionResponse } from './cart-subscription.ts'
import { hasPriceSummary } from './site-prices.ts'

type ResponseLists = {
  [List in 'articles' | 'freeArticles' | 'defectiveArticles']: ArticleResponse[]
} & { [List in 'giftCards' | 'defectiveGiftCards']: GiftCardResponse[] } & {
  [List in 'subscriptions' | 'defectiveSubscriptions']: SubscriptionResponse[]
}
export type CartResponse = Omit<Cart, keyof ResponseLists> & ResponseLists

export function cartResponse(state: CartState, site: Site): CartResponse {
  const isDefective = (item: { isDefective?: true }) => item.isDefective === true
  const isIntact = (item: { isDefective?: true }) => !item.isDefective
  const articles = state.lines.filter((line) => line.kind === 'article')
  const giftCards = state.lines.filter((line) => line.kind === 'gift-card')
  const partnerProducts = state.lines.filter((line) => line.kind === 'partner-product')
  const hasGift = isGiftDue(state, site) && !state.isGiftDeclined
  const gifts = hasGift ? (state.isGiftDoubled ? [1, 2] : [1]) : []
  return {
    numberOfArticles: countPieces(state),
    articles: articles.filter(isIntact).flatMap((line) => articleResponse(line, site)),
    freeArticles: gifts.map((number) => freeArticleResponse(site, state.isGiftSoldOut, number)),
    giftCards: giftCards.filter(isIntact).flatMap((line) => giftCardResponse(line, site)),
    partnerProducts: partnerProducts.filter(isIntact).flatMap((line) => partnerProductResponse(line, site)),
    subscriptions: state.subscriptions.filter(isIntact).map((line) => subscriptionResponse(line, site)),
    defectiveArticles: articles.filter(isDefective).flatMap((line) => articleResponse(line, site)),
    defectiveGiftCards: giftCards.filter(isDefective).flatMap((line) => giftCardResponse(line, site)),
    defectivePartnerProducts: partnerProducts.filter(isDefective).flatMap((line) => partnerProductResponse(line, site)),
    defectiveSubscriptions: state.subscriptions.filter(isDefective).map((line) => subscriptionResponse(line, site)),
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
