/** Carts with all that a panel shows. */
import type { Article, Cart } from '../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../src/shop/cart/cart.ts'
import { article, cartOf, freeArticle, partnerProduct, subscription } from './carts.ts'

export const articleOf = (at: number): Article => article(`A${at}`, 1 + (at % 3))

const rich = article('R', 2, {
  title: 'Mantel <b>',
  productUrl: '/products/r',
  imageUrl: '/missing/r.jpg',
  availability: 'SHORTAGE',
  dimensions: [
    { type: 'IMAGE', name: 'Muster', value: '/missing/pattern.jpg' },
    { type: 'COLOR', name: 'Farbe', value: 'red' },
    { type: 'COLOR', name: 'Farbe', value: '#a83a33' },
    { type: 'TEXT', name: 'Größe', value: '40/42' },
  ],
  price: {
    calculatedPrice: 1599,
    calculatedOriginalPrice: 1999,
    bestPriceAmount: 1799,
    bestPriceDifferencePercentage: 11,
  },
  guaranteeLabel: { years: 3, producer: 'Muster', url: '/guarantee' },
  disclosures: [{ text: 'Note' }],
})

const full: Cart = {
  ...cartOf(rich, article('B', 1, { availability: 'SOLDOUT' }), article('C'), article('C')),
  freeArticles: [freeArticle('F')],
  giftCards: [{ article: article('G') }],
  partnerProducts: [partnerProduct('P', 2)],
  subscriptions: [
    {
      ...subscription('s1'),
      recurringArticles: [rich],
      nonRecurringArticles: [article('N', 1, { productUrl: '/n' })],
      recurringIntervalDuration: { intervalUnit: 'MONTH', intervalDuration: 2 },
      giftSubscriptionInformation: { numberOfDeliveries: 3 },
    },
  ],
  defectiveArticles: [article('D', 1, { tcm: undefined })],
  defectivePartnerProducts: [partnerProduct('X')],
  defectiveSubscriptions: [subscription('s2')],
  giftCardRedemptions: [{ cardNumber: '6006490000001002', redeemedAmount: 500 }],
  redeemedWsacs: ['SOMMER'],
}

export const CARTS: Readonly<Record<string, Cart>> = {
  'an article': cartOf(article('A')),
  'all kinds of items': full,
  'sums and what is taken off': {
    ...cartOf(article('A', 2)),
    priceSummary: {
      cartFinalSum: 1200,
      shippingCosts: 495,
      paymentOnDeliveryCosts: 200,
      totalRedeemedLoyaltyBeans: 100,
      totalRedeemedNonWsacDiscounts: 50,
      redeemedWsacDiscounts: [{ wsac: 'SOMMER', discount: 100 }],
    },
  },
  nothing: EMPTY_CART,
}
