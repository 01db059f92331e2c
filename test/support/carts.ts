import { countPieces } from '../../packages/shop/cart/change-cart.ts'
import type { Article, Cart, PartnerProduct, Subscription } from '../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../src/shop/cart/cart.ts'

export const article = (productId: string, quantity = 1, more: Partial<Article> = {}): Article => ({
  productId,
  tcm: `tcm-${productId}`,
  title: `Article ${productId}`,
  quantity,
  dimensions: [],
  availability: 'IN_STOCK',
  price: { calculatedPrice: 500 * quantity },
  ...more,
})

export const freeArticle = (productId: string): Article =>
  article(productId, 1, { campaignId: `campaign-${productId}`, price: { calculatedPrice: 0 } })

export const partnerProduct = (partnerProductId: string, totalQuantity = 1): PartnerProduct => ({
  partnerProductId,
  title: `Partner product ${partnerProductId}`,
  totalQuantity,
  totalPrice: 500 * totalQuantity,
})

export const subscription = (subscriptionConfigurationId: string): Subscription => ({
  subscriptionConfigurationId,
  subscriptionType: 'COFFEE',
  recurringArticles: [],
  nonRecurringArticles: [],
  recurringArticlesPrice: { calculatedPrice: 500 },
})

/** A cart as the server calculates it: 5.00 a piece; a free article counts 0, a subscription 1. */
export function cartWith(lines: Partial<Cart>): Cart {
  const cart = { ...EMPTY_CART, ...lines }
  const pieces = countPieces(cart)
  return { ...cart, numberOfArticles: pieces, totalSum: 500 * pieces }
}

export const cartOf = (...articles: Article[]): Cart => cartWith({ articles })
