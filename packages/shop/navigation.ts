/** GET /jsonflyoutnavigation (NAV-3): the main navigation in the language of the site. */
import { type Locale, localeOf } from '../../src/shop/sites/sites.ts'
import type { Routes } from './call.ts'
import { PRODUCTS } from './catalogue/products.ts'
import { NAVIGATION_TREE } from './navigation-tree.ts'
import { parseTextTable, type TextLine } from './text-table.ts'

interface NavigationNode {
  title: string
  href: string
  target: string
  index: number
  children: NavigationNode[]
  teaser?: { title: string; list: { title: string; href: string; imgUrl?: string }[] }
}

interface Category extends TextLine {
  children: Category[]
}

const TEASER_PRODUCTS = 2
const TEASER_TITLE = parseTextTable(
  'teaser | Unsere Empfehlungen | Nos recommandations | Polecamy | Doporučujeme | Ajánlatunk | Odporúčame | Önerilerimiz',
)[0]?.texts

const LINES = parseTextTable(NAVIGATION_TREE)
const CATEGORIES = nest(LINES)

/** Nodes that open a new window. */
const NEW_WINDOW_SLUGS = ['coffee-guide']
/** The offers that a category's teaser links to after its products, without a picture. */
const OFFERS_OF: Record<string, string> = {
  coffee: 'offers-coffee',
  women: 'offers-fashion',
  men: 'offers-fashion',
  kids: 'offers-fashion',
  'kitchen-household': 'offers-home',
  'home-living': 'offers-home',
}

export const NAVIGATION: Routes = {
  'GET /jsonflyoutnavigation': {
    fault: 'navigation',
    answer: ({ site }) => Response.json(navigationOf(localeOf(site))),
  },
}

/** The whole tree. A node's path is the path of its parent and its own slug. */
export const navigationOf = (locale: Locale): NavigationNode[] =>
  CATEGORIES.map((category, index) => nodeOf(category, index, '/categories', locale))

function nodeOf(category: Category, index: number, parent: string, locale: Locale): NavigationNode {
  const href = `${parent}/${category.slug}`
  const hasTeaser = category.children.length > 0
  return {
    title: category.texts[locale],
    href,
    target: NEW_WINDOW_SLUGS.includes(category.slug) ? '_blank' : '_self',
    index,
    children: category.children.map((child, position) => nodeOf(child, position, href, locale)),
    ...(hasTeaser && { teaser: { title: TEASER_TITLE?.[locale] ?? '', list: teaserOf(category, href, locale) } }),
  }
}

const slugsOf = (category: Category): string[] => [category.slug, ...category.children.flatMap(slugsOf)]

/** The first products of a category and the offers of its topmost one. For the category `offers`, reduced products. */
function teaserOf(category: Category, href: string, locale: Locale) {
  const slugs = slugsOf(category)
  const isOffers = slugs.includes('offers')
  const products = PRODUCTS.filter(({ sections, originalPrices }) =>
    isOffers ? originalPrices : sections.some((section) => slugs.includes(section)),
  ).slice(0, TEASER_PRODUCTS)
  const offers = LINES.find(({ slug }) => slug === OFFERS_OF[href.split('/')[2] ?? ''])
  return [
    ...products.map(({ titles, url, imageUrl }) => ({ title: titles[locale], href: url, imgUrl: imageUrl })),
    ...(offers ? [{ title: offers.texts[locale], href: `/categories/offers/${offers.slug}` }] : []),
  ]
}

function nest(lines: TextLine[]): Category[] {
  const roots: Category[] = []
  const open: Category[] = []
  for (const line of lines) {
    const category = { ...line, children: [] }
    const siblings = line.depth === 0 ? roots : open[line.depth - 1]?.children
    siblings?.push(category)
    open[line.depth] = category
  }
  return roots
}
