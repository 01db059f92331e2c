/** Category pages and theme worlds: products under a title. */
import { PRODUCTS, type Product } from '../../packages/shop/catalogue/products.ts'
import { NAVIGATION_TREE } from '../../packages/shop/navigation-tree.ts'
import { parseTextTable } from '../../packages/shop/text-table.ts'
import { themeWorldsOf } from '../../packages/shop/theme-worlds.ts'
import { type Html, html } from './html.ts'
import { notFoundPage } from './not-found.ts'
import type { PageContext, PageView } from './page.ts'
import { breadcrumbs, productGrid } from './product-parts.ts'
import { fill } from './texts.ts'

const TITLES = new Map(parseTextTable(NAVIGATION_TREE).map(({ slug, texts }) => [slug, texts]))

/** Slugs of the catalogue, of header and of footer that the navigation calls differently. */
const ALIASES: Record<string, string> = {
  kitchen: 'kitchen-household',
  home: 'home-living',
  sport: 'sport-outdoor',
  beans: 'whole-bean',
  bedding: 'bed-linen',
  outdoor: 'camping',
}
/** Named as the catalogue's categories. */
const PICTURES = ['coffee', 'kitchen', 'women', 'men', 'kids', 'home', 'sport', 'gift-cards']
/** Categories with a campaign. The benefits strip is requested with the same tags. */
const CAMPAIGNS = ['coffee', 'home']
const LAST_PIECES = 12

const isReduced = ({ originalPrices }: Product) => originalPrices !== undefined
const isScarce = ({ stock }: Product) => stock > 0 && stock <= LAST_PIECES

/** The catalogue's name of a slug. */
const categoryOf = (slug: string) => Object.keys(ALIASES).find((name) => ALIASES[name] === slug) ?? slug

/** Title of a section; that of all articles for an unknown one. */
export function sectionTitle(slug: string, { t, locale }: PageContext): string {
  if (slug === 'gift-cards') return t.giftCards
  if (slug === 'partner-products') return t.partnerProducts
  return TITLES.get(ALIASES[slug] ?? slug)?.[locale] ?? t.allProducts
}

function productsIn(slug: string): readonly Product[] {
  if (slug === 'last-pieces') return PRODUCTS.filter(isScarce)
  if (slug.startsWith('offers')) return PRODUCTS.filter(isReduced)
  return PRODUCTS.filter(
    ({ category, sections }) => category === categoryOf(slug) || sections.includes(ALIASES[slug] ?? slug),
  )
}

/** The products of the deepest category in the path that has products; where none has, all products. */
const productsUnder = (segments: readonly string[]): readonly Product[] =>
  segments
    .map(productsIn)
    .reverse()
    .find(({ length }) => length > 0) ?? PRODUCTS

export const categoryPage: PageView = (context) => {
  const segments = context.path.split('/').slice(2).filter(Boolean)
  if (segments.at(-1) === 'theme-worlds') return themeWorldsPage(context)
  const steps = segments.map((slug, index) => {
    return [`/categories/${segments.slice(0, index + 1).join('/')}`, sectionTitle(slug, context)] as const
  })
  const category = categoryOf(segments[0] ?? '')
  const hasCampaign = CAMPAIGNS.includes(category)
  // The campaign shows the picture itself.
  const hasPicture = PICTURES.includes(category) && !hasCampaign
  const picture = hasPicture && html`<img src="/pictures/category-${category}.svg" alt="" width="960" height="280">`
  return {
    ...listPage(sectionTitle(segments.at(-1) ?? '', context), steps, picture, productsUnder(segments), context),
    headerAttributes: hasCampaign ? `category-banner="category_banner" any-of-tags="benefits,${category}"` : '',
  }
}

/** All theme worlds, or the one at this path. */
export const themeWorldsPage: PageView = (context) => {
  const { overview, sections } = themeWorldsOf(context.locale, new Date()).themeworldFlyout
  const worlds = Object.values(sections).flatMap(({ themeworlds }) => themeworlds)
  const world = worlds.find(({ url }) => url === context.path)
  if (context.params.slug && !world) return notFoundPage(context)
  const steps = [overview, ...(world ? [world] : [])].map(({ url, title }) => [url, title] as const)
  const picture = world && html`<img src="${world.imgUrl}" alt="" width="600" height="450">`
  return listPage((world ?? overview).title, steps, picture, PRODUCTS, context)
}

function listPage(
  title: string,
  steps: Parameters<typeof breadcrumbs>[0],
  picture: Html | false | undefined,
  products: readonly Product[],
  context: PageContext,
) {
  return {
    title,
    type: 'category' as const,
    content: html`<div class="container">
${breadcrumbs(steps, context)}
<div class="category-head">
<div><h1>${title}</h1><p class="hint">${fill(context.t.productCount, { count: products.length })}</p></div>
${picture}
</div>
${productGrid(products, context, 2)}
</div>`,
  }
}
