/** A product of the demo shop, and the shorter form (`Draft`) in which the data files list it. */
import type { Availability } from '../../src/shop/cart/cart.ts'
import type { Locale, Site } from '../../src/shop/sites/sites.ts'
import { COLORS, type ColorName } from './colors.ts'
import { DESCRIPTIONS, type DescriptionName } from './descriptions.ts'
import type { DrawingName } from './drawing-names.ts'
import { localize } from './localize.ts'
import { faceValuesFrom, pricesFrom, unitPricesFrom } from './prices.ts'

export type Category =
  | 'coffee'
  | 'machines'
  | 'kitchen'
  | 'women'
  | 'men'
  | 'kids'
  | 'home'
  | 'sport'
  | 'gift-cards'
  | 'partner-products'

export interface ProductDimension {
  name: Record<Locale, string>
  value: Record<Locale, string>
  type: 'TEXT' | 'COLOR' | 'IMAGE'
  /** For type COLOR. */
  hex?: string
}

/** All amounts are in cents. */
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
  imageUrl: string
  url: string
  drawing: { name: DrawingName; hex: string }
}

export interface Draft {
  id: string
  /** A row as `localize` reads it. */
  titles: string
  about: DescriptionName
  sections: string
  drawing: DrawingName
  /** Colour of the picture; by default `color`. */
  tint?: ColorName
  euroCents: number
  /** The price before a reduction. */
  euroCentsBefore?: number
  grams?: number
  pieces?: number
  size?: string
  color?: ColorName
  /** A row as `localize` reads it. */
  pattern?: string
  stock?: number
  availability?: Availability
}

const SIZE = localize('Größe | Taille | Rozmiar | Velikost | Méret | Veľkosť | Beden')
const COLOR = localize('Farbe | Couleur | Kolor | Barva | Szín | Farba | Renk')
const PATTERN = localize('Muster | Motif | Wzór | Vzor | Minta | Vzor | Desen')
const PLENTY = 120

const sameInAllLocales = (text: string) => localize(Array(7).fill(text).join(' | '))

function dimensionsOf({ size, color, pattern }: Draft): ProductDimension[] {
  return [
    ...(size ? [{ name: SIZE, value: sameInAllLocales(size), type: 'TEXT' as const }] : []),
    ...(color ? [{ name: COLOR, value: COLORS[color].texts, type: 'COLOR' as const, hex: COLORS[color].hex }] : []),
    ...(pattern ? [{ name: PATTERN, value: localize(pattern), type: 'IMAGE' as const }] : []),
  ]
}

function basePriceOf({ grams, pieces }: Draft, prices: Record<Site, number>): Pick<Product, 'basePrice'> {
  if (grams) return { basePrice: { unitCents: unitPricesFrom(prices, grams / 1000), unit: 'kg' } }
  if (pieces) return { basePrice: { unitCents: unitPricesFrom(prices, pieces), unit: 'piece' } }
  return {}
}

/** The products of a category; `number` becomes the first two digits of their article numbers (`tcm`). */
export function productsOf(category: Category, number: number, drafts: readonly Draft[]): Product[] {
  const isGiftCard = category === 'gift-cards'
  const kind = isGiftCard ? 'gift-card' : category === 'partner-products' ? 'partner-product' : 'article'
  return drafts.map((draft, index) => {
    const prices = isGiftCard ? faceValuesFrom(draft.euroCents) : pricesFrom(draft.euroCents)
    return {
      id: draft.id,
      tcm: `${number}${String(100 + index * 7).padStart(5, '0')}`,
      kind,
      category,
      sections: draft.sections.split(' '),
      titles: localize(draft.titles),
      descriptions: DESCRIPTIONS[draft.about],
      prices,
      ...(draft.euroCentsBefore && { originalPrices: pricesFrom(draft.euroCentsBefore) }),
      ...basePriceOf(draft, prices),
      dimensions: dimensionsOf(draft),
      stock: draft.stock ?? PLENTY,
      availability: draft.availability ?? 'IN_STOCK',
      imageUrl: `/pictures/${draft.id}.svg`,
      url: `/products/${draft.id}`,
      drawing: { name: draft.drawing, hex: COLORS[draft.tint ?? draft.color ?? 'caramel'].hex },
    }
  })
}
