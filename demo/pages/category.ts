/** Category pages and theme worlds. */
import { PRODUCTS } from '../../services/catalogue/products.ts'
import { themeWorldsOf } from '../../services/theme-worlds.ts'
import { html } from './html.ts'
import { notFoundPage } from './not-found.ts'
import type { PageContext, PageView } from './page.ts'
import { breadcrumbs, productGrid } from './product-parts.ts'
import { isKnownSection, productsUnder, sectionTitle } from './sections.ts'
import { fill } from './texts.ts'

const THEME_PRODUCTS = 8
/** Pictures of sections. */
const PICTURES: Record<string, string> = {
  coffee: 'coffee',
  kitchen: 'kitchen',
  'kitchen-household': 'kitchen',
  women: 'women',
  men: 'men',
  kids: 'kids',
  home: 'home',
  'home-living': 'home',
  sport: 'sport',
  'sport-outdoor': 'sport',
  offers: 'offers',
  'gift-cards': 'gift-cards',
}

/** Sections with a campaign, by its tag. The benefits strip is requested with the same tags. */
const BANNER_TAGS: Record<string, string> = { coffee: 'coffee', home: 'home', 'home-living': 'home' }

function bannerAttributes(section: string): string {
  const tag = BANNER_TAGS[section]
  return tag ? `category-banner="category_banner" any-of-tags="benefits,${tag}"` : ''
}

export const categoryPage: PageView = (context) => {
  const { t } = context
  const segments = (context.params['*'] ?? '').split('/').filter(Boolean)
  if (segments.at(-1) === 'theme-worlds') return themeWorldsPage(context)
  const products = productsUnder(segments)
  const title = sectionTitle(segments.at(-1) ?? '', context)
  const picture = PICTURES[segments[0] ?? '']
  const steps = segments
    .map((slug, index) => [`/categories/${segments.slice(0, index + 1).join('/')}`, slug] as const)
    .filter(([, slug]) => isKnownSection(slug))
    .map(([url, slug]) => [url, sectionTitle(slug, context)] as const)
  return {
    title,
    type: 'category',
    headerAttributes: bannerAttributes(segments[0] ?? ''),
    content: html`<div class="container">
${breadcrumbs(steps, context)}
<div class="category-head">
<div><h1>${title}</h1><p class="hint">${fill(t.productCount, { count: products.length })}</p></div>
${picture && html`<img src="/pictures/category-${picture}.svg" alt="" width="960" height="280">`}
</div>
${productGrid(products, context, 2)}
</div>`,
  }
}

const sectionsOf = ({ locale }: PageContext) => themeWorldsOf(locale, new Date()).themeworldFlyout

/** Overview of all theme worlds. */
export const themeWorldsPage: PageView = (context) => {
  const { overview, sections } = sectionsOf(context)
  return {
    title: overview.title,
    type: 'category',
    content: html`<div class="container">
${breadcrumbs([[overview.url, overview.title]], context)}
<h1>${overview.title}</h1>
${Object.values(sections).map(
  ({ headline, themeworlds }) => html`<section><h2 class="section-title">${headline}</h2>
<ul class="row teaser-row">${themeworlds.map(
    ({ url, imgUrl, title }) => html`<li class="col-sm-3"><article class="teaser">
<img src="${imgUrl}" alt="" width="600" height="450" loading="lazy"><h3><a href="${url}">${title}</a></h3></article></li>`,
  )}</ul></section>`,
)}
</div>`,
  }
}

/** One theme world: a picture, and products from the whole catalogue. */
export const themeWorldPage: PageView = (context) => {
  const { overview, sections } = sectionsOf(context)
  const all = Object.values(sections).flatMap(({ themeworlds }) => themeworlds)
  const position = all.findIndex(({ url }) => url === context.path)
  const world = all[position]
  if (!world) return notFoundPage(context)
  const articles = PRODUCTS.filter(({ kind }) => kind === 'article')
  const products = articles.filter((_product, index) => index % all.length === position).slice(0, THEME_PRODUCTS)
  return {
    title: world.title,
    type: 'category',
    content: html`<div class="container">
${breadcrumbs(
  [
    [overview.url, overview.title],
    [world.url, world.title],
  ],
  context,
)}
<div class="theme-head"><img src="${world.imgUrl}" alt="" width="600" height="450">
<div><h1>${world.title}</h1><p class="lead">${context.t.themeWorldText}</p></div></div>
${productGrid(products, context, 2)}
</div>`,
  }
}
