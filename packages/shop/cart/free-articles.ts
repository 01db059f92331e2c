/** The campaign's free article, which comes with a cart that is worth it (CART-48). */
import type { Article, Cart } from '../../../src/shop/cart/cart.ts'
import { type Locale, localeOf, type Site } from '../../../src/shop/sites/sites.ts'
import { GIFT_FROM_CENTS } from '../site-prices.ts'
import type { CartState } from './change-cart.ts'

export const CAMPAIGN = { id: 'coffee-spoon', productId: 'free-coffee-spoon' } as const

const TITLES: Record<Locale, string> = {
  'de-DE': 'Kaffeelöffel',
  'de-AT': 'Kaffeelöffel',
  'de-CH': 'Kaffeelöffel',
  'fr-CH': 'Cuillère à café',
  'pl-PL': 'Łyżeczka do kawy',
  'cs-CZ': 'Kávová lžička',
  'hu-HU': 'Kávéskanál',
  'sk-SK': 'Kávová lyžička',
  'tr-TR': 'Kahve Kaşığı',
}

/** It has no product page. */
export const freeArticle = (site: Site, number = 1, availability: Article['availability'] = 'IN_STOCK'): Article => ({
  productId: CAMPAIGN.productId,
  uuid: `${CAMPAIGN.id}-${number}`,
  campaignId: CAMPAIGN.id,
  title: TITLES[localeOf(site)],
  imageUrl: '/pictures/coffee-spoon.svg',
  quantity: 1,
  dimensions: [],
  availability,
  trackingName: TITLES['de-DE'],
  currentShopPrice: 0,
  price: { calculatedPrice: 0 },
})

export const articlesCents = ({ articles }: Cart): number =>
  articles.reduce((sum, { price }) => sum + (price?.calculatedPrice ?? 0), 0)

/** One from a sum of articles on. One that is sold out, and two at once, are the demo bar's, and stay with every cart. */
export function freeArticlesOf({ cart, declined }: CartState, site: Site): Article[] {
  const { freeArticles } = cart
  const isOfBar = freeArticles.length > 1 || freeArticles[0]?.availability === 'SOLDOUT'
  if (isOfBar) return freeArticles
  const isDue = articlesCents(cart) >= GIFT_FROM_CENTS && declined.length === 0
  return isDue ? [freeArticle(site)] : []
}
