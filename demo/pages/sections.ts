/** Sections of the shop, by the navigation's slugs: titles and products. */
import { PRODUCTS, type Product } from '../../services/catalogue/products.ts'
import { NAVIGATION_TREE } from '../../services/navigation-tree.ts'
import { parseTextTable } from '../../services/text-table.ts'
import type { PageContext } from './page.ts'

const TITLES = new Map(parseTextTable(NAVIGATION_TREE).map(({ slug, texts }) => [slug, texts]))

/** Slugs of header and footer that the navigation calls differently. */
const ALIASES: Record<string, string> = {
  kitchen: 'kitchen-household',
  home: 'home-living',
  sport: 'sport-outdoor',
  beans: 'whole-bean',
  bedding: 'bed-linen',
  outdoor: 'camping',
}

const CATEGORY_OF: Record<string, Product['category'] | undefined> = {
  'kitchen-household': 'kitchen',
  'home-living': 'home',
  'sport-outdoor': 'sport',
  'women-accessories': 'women',
}

const LAST_PIECES = 12
const isReduced = ({ originalPrices }: Product) => originalPrices !== undefined
const isIn = (product: Product, ...categories: Product['category'][]) => categories.includes(product.category)

/** Sections defined by a rule instead of the catalogue's data. */
const RULES: Record<string, (product: Product) => boolean> = {
  offers: isReduced,
  'offers-coffee': (product) => isReduced(product) && isIn(product, 'coffee', 'machines'),
  'offers-fashion': (product) => isReduced(product) && isIn(product, 'women', 'men', 'kids'),
  'offers-home': (product) => isReduced(product) && isIn(product, 'home', 'kitchen'),
  'last-pieces': ({ stock }) => stock > 0 && stock <= LAST_PIECES,
  coffee: (product) => isIn(product, 'coffee'),
}

const canonicalSlug = (slug: string) => ALIASES[slug] ?? slug

/** Title of a section; that of all articles for an unknown one. */
export function sectionTitle(slug: string, { t, locale }: PageContext): string {
  if (slug === 'gift-cards') return t.giftCards
  if (slug === 'partner-products') return t.partnerProducts
  return TITLES.get(canonicalSlug(slug))?.[locale] ?? t.allProducts
}

export const isKnownSection = (slug: string): boolean =>
  TITLES.has(canonicalSlug(slug)) || slug === 'gift-cards' || slug === 'partner-products'

function productsIn(slug: string): Product[] {
  const section = canonicalSlug(slug)
  const rule = RULES[section]
  if (rule) return PRODUCTS.filter(rule)
  const category = CATEGORY_OF[section] ?? section
  return PRODUCTS.filter((product) => product.category === category || product.sections.includes(section))
}

/** Products of the last segment, or of the next one above that has any. */
export function productsUnder(segments: readonly string[]): readonly Product[] {
  for (const slug of [...segments].reverse()) {
    const products = productsIn(slug)
    if (products.length > 0) return products
  }
  return PRODUCTS
}
