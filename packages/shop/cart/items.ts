/** The catalogue's products as items of a cart (CART-43). */
import type { Article, Dimension, PartnerProduct, Price } from '../../../src/shop/cart/cart.ts'
import { type Locale, localeOf, type Site } from '../../../src/shop/sites/sites.ts'
import type { Product, ProductDimension } from '../catalogue/products.ts'
import { basePriceText } from '../site-prices.ts'
import type { Variant } from './products.ts'

const PROMOTIONAL_FROM_PERCENT = 40

/** The part by which a price is below another, in percent. */
export const percentOff = (now: number, before: number) => Math.round((1 - now / before) * 100)

/** The price of a number of pieces, in cents. */
function priceOf(product: Product, quantity: number, site: Site, isPromotional?: boolean): Price {
  const unit = product.prices[site]
  const original = product.originalPrices?.[site]
  const more = {
    ...(isPromotional !== undefined && { isPricePromotional: isPromotional }),
    ...(product.basePrice && { basePrice: basePriceText(product.basePrice, site) }),
  }
  if (original === undefined || original <= unit) return { calculatedPrice: unit * quantity, ...more }
  // Made up: halfway between the two prices.
  const best = Math.round((unit + original) / 2)
  return {
    calculatedPrice: unit * quantity,
    calculatedOriginalPrice: original * quantity,
    pricePerUnitBeforeRebates: original,
    isPricePromotional: percentOff(unit, original) >= PROMOTIONAL_FROM_PERCENT,
    bestPriceAmount: best,
    bestPriceDifferencePercentage: percentOff(unit, best),
    ...more,
  }
}

const dimensionsIn = (locale: Locale, dimensions: readonly ProductDimension[]): Dimension[] =>
  dimensions.map(({ name, value, type }) => ({ name: name[locale], value: value[locale], type }))

export function articleOf(product: Product, quantity: number, site: Site, variant: Variant = {}): Article {
  const locale = localeOf(site)
  const original = product.originalPrices?.[site]
  const unit = product.prices[site]
  return {
    productId: product.id,
    tcm: product.tcm,
    title: variant.title ?? product.titles[locale],
    imageUrl: product.imageUrl,
    productUrl: product.url,
    quantity,
    dimensions: dimensionsIn(locale, variant.dimensions ?? product.dimensions),
    availability: variant.availability ?? (quantity > product.stock ? 'NOT_AVAILABLE' : product.availability),
    trackingName: product.titles['de-DE'],
    rebatePercentage: original !== undefined && original > unit ? percentOff(unit, original) : 0,
    currentShopPrice: unit,
    price: priceOf(product, quantity, site, variant.isPromotional),
  }
}

export const partnerProductOf = (product: Product, quantity: number, site: Site): PartnerProduct => ({
  partnerProductId: product.id,
  title: product.titles[localeOf(site)],
  imageUrl: product.imageUrl,
  totalQuantity: quantity,
  totalPrice: product.prices[site] * quantity,
  formUrl: product.url,
})
