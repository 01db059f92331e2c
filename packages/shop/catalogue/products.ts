/** All products of the demo shop. All amounts are in cents. */
import type { Availability } from '../../../src/shop/cart/cart.ts'
import type { Locale, Site } from '../../../src/shop/sites/sites.ts'
import type { Category } from './category.ts'
import { COLORS } from './colors.ts'
import { DESCRIPTIONS, OUTDOOR } from './descriptions.ts'
import { localize } from './localize.ts'
import { faceValuesFrom, pricesFrom, unitPricesFrom } from './prices.ts'
import { type Row, TABLE } from './table.ts'

export interface ProductDimension {
  name: Record<Locale, string>
  value: Record<Locale, string>
  type: 'TEXT' | 'COLOR' | 'IMAGE'
  /** For type COLOR. */
  hex?: string
}

export interface Product {
  id: string
  tcm: string
  kind: 'article' | 'gift-card' | 'partner-product'
  category: Category
  /** Slugs of navigation nodes that list it, besides its category's own. */
  sections: readonly string[]
  titles: Record<Locale, string>
  descriptions: Record<Locale, string>
  prices: Record<Site, number>
  originalPrices?: Partial<Record<Site, number>>
  basePrice?: { unitCents: Record<Site, number>; unit: 'kg' | 'l' | 'piece' }
  dimensions: ProductDimension[]
  stock: number
  availability: Availability
  /** Working days until it arrives. */
  deliveryDays: number
  /** The rating of 5 stars, and how many have given it. */
  rating: { stars: number; count: number }
  imageUrl: string
  url: string
}

export const SIZE = localize('Größe | Taille | Rozmiar | Velikost | Méret | Veľkosť | Beden')
export const COLOR = localize('Farbe | Couleur | Kolor | Barva | Szín | Farba | Renk')
export const PATTERN = localize('Muster | Motif | Wzór | Vzor | Minta | Vzor | Desen')
const PLENTY = 120
const DELIVERY_DAYS = 3
/** Coffee is sent on the day when it is roasted; partners send by themselves. */
const DELIVERY_DAYS_OF: Partial<Record<Category, number>> = { coffee: 2, home: 4, sport: 4, 'partner-products': 6 }
const FIRST_NUMBER = 1_000_100

const KINDS: Partial<Record<Category, Product['kind']>> = {
  'gift-cards': 'gift-card',
  'partner-products': 'partner-product',
}

export const sameInAllLocales = (text: string) => localize(Array(7).fill(text).join(' | '))

function dimensionsOf({ size, color, pattern }: Row): ProductDimension[] {
  return [
    ...(size ? [{ name: SIZE, value: sameInAllLocales(size), type: 'TEXT' as const }] : []),
    ...(color ? [{ name: COLOR, value: COLORS[color].texts, type: 'COLOR' as const, hex: COLORS[color].hex }] : []),
    ...(pattern ? [{ name: PATTERN, value: localize(pattern), type: 'IMAGE' as const }] : []),
  ]
}

function basePriceOf({ grams, pieces }: Row, prices: Record<Site, number>): Pick<Product, 'basePrice'> {
  if (grams) return { basePrice: { unitCents: unitPricesFrom(prices, grams / 1000), unit: 'kg' } }
  if (pieces) return { basePrice: { unitCents: unitPricesFrom(prices, pieces), unit: 'piece' } }
  return {}
}

export const PRODUCTS: readonly Product[] = TABLE.map((row, index) => {
  const { id, category, euroCents, euroCentsBefore } = row
  const [stars, count] = row.rating
  const kind = KINDS[category] ?? 'article'
  const prices = kind === 'gift-card' ? faceValuesFrom(euroCents) : pricesFrom(euroCents)
  return {
    id,
    tcm: String(FIRST_NUMBER + index * 7),
    kind,
    category,
    sections: row.sections.split(' '),
    titles: localize(row.titles),
    descriptions: row.isOutdoor ? OUTDOOR : DESCRIPTIONS[category],
    prices,
    ...(euroCentsBefore && { originalPrices: pricesFrom(euroCentsBefore) }),
    ...basePriceOf(row, prices),
    dimensions: dimensionsOf(row),
    stock: row.stock ?? PLENTY,
    availability: row.availability ?? 'IN_STOCK',
    deliveryDays: DELIVERY_DAYS_OF[category] ?? DELIVERY_DAYS,
    rating: { stars, count },
    imageUrl: `/pictures/${id}.svg`,
    url: `/products/${id}`,
  }
})

const BY_ID = new Map(PRODUCTS.map((product) => [product.id, product]))

export const productById = (id: string): Product | undefined => BY_ID.get(id)
