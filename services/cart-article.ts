/** Articles, gift cards and partner products in the answers of the service (CART-43). */
import type { Article, Dimension, GiftCard, PartnerProduct, Price } from '../src/shop/cart/cart.ts'
import { type Locale, localeOf, type Site } from '../src/shop/sites/sites.ts'
import { productOf } from './cart-products.ts'
import { CAMPAIGN, type Line } from './cart-state.ts'
import type { Product } from './catalogue/products.ts'
import { basePriceText } from './site-prices.ts'

/** A quantity is an object or a number (CART-43); the demo sends a number for defective articles. */
export type ArticleResponse = Omit<Article, 'quantity'> & { quantity: number | { quantity: number } }
export type GiftCardResponse = Omit<GiftCard, 'article'> & { article: ArticleResponse }

const PROMOTIONAL_FROM_PERCENT = 40

const percentOff = (now: number, before: number) => Math.round((1 - now / before) * 100)

/** The price of a number of pieces, in cents. */
export function priceOf(product: Product, quantity: number, site: Site): Price {
  const unit = product.prices[site]
  const original = product.originalPrices?.[site]
  const basePrice = product.basePrice && { basePrice: basePriceText(product.basePrice, site) }
  if (original === undefined || original <= unit) return { calculatedPrice: unit * quantity, ...basePrice }
  // Made up: halfway between the two prices.
  const best = Math.round((unit + original) / 2)
  return {
    calculatedPrice: unit * quantity,
    calculatedOriginalPrice: original * quantity,
    pricePerUnitBeforeRebates: original,
    isPricePromotional: percentOff(unit, original) >= PROMOTIONAL_FROM_PERCENT,
    bestPriceAmount: best,
    bestPriceDifferencePercentage: percentOff(unit, best),
    ...basePrice,
  }
}

const localized = (text: string | Record<Locale, string>, locale: Locale) =>
  typeof text === 'string' ? text : text[locale]

const dimensionsOf = (product: Product, locale: Locale): Dimension[] =>
  product.dimensions.map(({ name, value, type }) => ({
    name: localized(name, locale),
    value: localized(value, locale),
    type,
  }))

export function articleResponse(line: Line, site: Site): ArticleResponse[] {
  const product = productOf(line.productId)
  if (!product) return []
  const locale = localeOf(site)
  const { isPromotional } = line
  const price = {
    ...priceOf(product, line.quantity, site),
    ...(isPromotional !== undefined && { isPricePromotional: isPromotional }),
  }
  const original = product.originalPrices?.[site]
  const unit = product.prices[site]
  return [
    {
      productId: line.productId,
      ...(line.tcm !== undefined && { tcm: line.tcm }),
      title: line.title ?? product.titles[locale],
      imageUrl: product.imageUrl,
      productUrl: product.url,
      quantity: line.isDefective ? line.quantity : { quantity: line.quantity },
      dimensions: line.dimensions ?? dimensionsOf(product, locale),
      availability: line.availability ?? (line.quantity > product.stock ? 'NOT_AVAILABLE' : product.availability),
      trackingName: product.titles['de-DE'],
      rebatePercentage: original !== undefined && original > unit ? percentOff(unit, original) : 0,
      currentShopPrice: unit,
      price,
    },
  ]
}

export const giftCardResponse = (line: Line, site: Site): GiftCardResponse[] =>
  articleResponse(line, site).map((article) => ({ article }))

export function partnerProductResponse(line: Line, site: Site): PartnerProduct[] {
  const product = productOf(line.productId)
  if (!product) return []
  return [
    {
      partnerProductId: line.productId,
      title: product.titles[localeOf(site)],
      imageUrl: product.imageUrl,
      totalQuantity: line.quantity,
      totalPrice: product.prices[site] * line.quantity,
      formUrl: product.url,
    },
  ]
}

const FREE_ARTICLE_TITLES: Record<Locale, string> = {
  'de-DE': 'Kaffeelöffel, gratis',
  'de-AT': 'Kaffeelöffel, gratis',
  'de-CH': 'Kaffeelöffel, gratis',
  'fr-CH': 'Cuillère à café, offerte',
  'pl-PL': 'Łyżeczka do kawy, gratis',
  'cs-CZ': 'Kávová lžička zdarma',
  'hu-HU': 'Ajándék kávéskanál',
  'sk-SK': 'Kávová lyžička zadarmo',
  'tr-TR': 'Hediye kahve kaşığı',
}

/** The free article of the campaign; it has no product page. */
export const freeArticleResponse = (site: Site, isSoldOut: boolean, number: number): ArticleResponse => ({
  productId: CAMPAIGN.productId,
  uuid: `${CAMPAIGN.id}-${number}`,
  campaignId: CAMPAIGN.id,
  title: FREE_ARTICLE_TITLES[localeOf(site)],
  imageUrl: '/pictures/coffee-spoon.svg',
  quantity: { quantity: 1 },
  dimensions: [],
  availability: isSoldOut ? 'SOLDOUT' : 'IN_STOCK',
  trackingName: FREE_ARTICLE_TITLES['de-DE'],
  currentShopPrice: 0,
  price: { calculatedPrice: 0 },
})
