/** The search results page. */
import { PRODUCTS, type Product } from '../../packages/shop/catalogue/products.ts'
import { fold } from '../../packages/shop/search-words.ts'
import { sectionTitle } from './category.ts'
import { html } from './html.ts'
import { searchForm } from './not-found.ts'
import type { PageContext, PageView } from './page.ts'
import { breadcrumbs, productGrid } from './product-parts.ts'
import { fill } from './texts.ts'

const MAX_LENGTH = 200

/** Everything a product can be found by (title, article number, dimensions, sections), without case and diacritics. */
function searchText({ titles, tcm, dimensions, sections, category }: Product, context: PageContext): string {
  const { locale } = context
  const values = dimensions.map(({ value }) => value[locale])
  const names = [category, ...sections].map((slug) => sectionTitle(slug, context))
  return fold([titles[locale], tcm, ...values, ...names].join(' '), locale)
}

export const searchPage: PageView = (context) => {
  const { t, locale, query } = context
  const term = (query.query ?? '').slice(0, MAX_LENGTH).trim()
  const wanted = fold(term, locale).split(' ').filter(Boolean)
  const found = PRODUCTS.filter((product) => {
    const text = searchText(product, context)
    return wanted.length > 0 && wanted.every((word) => text.includes(word))
  })
  const title = term ? fill(t.searchResults, { term }) : t.searchTitle
  return {
    title,
    type: 'search',
    content: html`<div class="container">
${breadcrumbs([[context.path, t.searchTitle]], context)}
<h1>${title}</h1>
${term && html`<p class="hint">${fill(t.productCount, { count: found.length })}</p>`}
${found.length > 0 ? productGrid(found, context, 2) : html`<div class="panel">${term && html`<p>${t.searchNone}</p>`}${searchForm(context, term)}</div>`}
</div>`,
  }
}
