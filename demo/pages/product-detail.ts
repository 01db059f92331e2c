/** The product page. */
import { type Category, PRODUCTS, type Product, productById } from '../../services/catalogue/products.ts'
import { type Html, html } from './html.ts'
import { notFoundPage } from './not-found.ts'
import type { PageContext, PageView } from './page.ts'
import { addButton, availability, breadcrumbs, price, productCard, reductionBadge } from './product-parts.ts'
import { sectionTitle } from './sections.ts'

const CHOICES = 10

/** Slugs of the catalogue's categories in the navigation. */
const SLUG_OF: Record<Category, string> = {
  coffee: 'coffee',
  machines: 'machines',
  kitchen: 'kitchen-household',
  women: 'women',
  men: 'men',
  kids: 'kids',
  home: 'home-living',
  sport: 'sport-outdoor',
  'gift-cards': 'gift-cards',
  'partner-products': 'partner-products',
}

/** Category of the second recommendation. */
const RELATED: Record<Category, Category> = {
  coffee: 'machines',
  machines: 'kitchen',
  kitchen: 'coffee',
  women: 'home',
  men: 'sport',
  kids: 'home',
  home: 'kitchen',
  sport: 'men',
  'gift-cards': 'coffee',
  'partner-products': 'machines',
}

/** Recommendations: the next article of the same category, and one of a related category. */
function recommendationsFor(product: Product): Product[] {
  const isRecommendable = ({ kind, availability, id }: Product) =>
    kind === 'article' && availability === 'IN_STOCK' && id !== product.id
  const position = PRODUCTS.indexOf(product)
  const following = [...PRODUCTS.slice(position), ...PRODUCTS.slice(0, position)].filter(isRecommendable)
  const own = following.find(({ category }) => category === product.category) ?? following[0]
  const related = PRODUCTS.filter((other) => isRecommendable(other) && other.category === RELATED[product.category])
  return [own, related[position % related.length]].filter((other) => other !== undefined)
}

const dimensions = (product: Product, { locale, t }: PageContext): Html => html`<dl class="dimensions">
${product.dimensions.map(({ name, value }) => html`<div><dt>${name[locale]}</dt><dd>${value[locale]}</dd></div>`)}
<div><dt>${t.articleNumber}</dt><dd>${product.tcm}</dd></div></dl>`

function orderForm(product: Product, context: PageContext): Html {
  const choices = Array.from({ length: CHOICES }, (_, index) => index + 1)
  return html`<div class="add add-large">
<div class="form-group"><label for="quantity">${context.t.quantity}</label>
<select id="quantity" class="form-control">${choices.map((count) => html`<option>${count}</option>`)}</select></div>
${addButton(product, context, 'btn-primary btn-lg', 'quantity')}
<p class="add-message" role="status"></p></div>`
}

export const productPage: PageView = (context) => {
  const { t, locale, params } = context
  const product = productById(params.id ?? '')
  if (!product) return notFoundPage(context)
  const title = product.titles[locale]
  const category = SLUG_OF[product.category]
  return {
    title,
    type: 'product-detail',
    content: html`<div class="container">
${breadcrumbs(
  [
    [`/categories/${category}`, sectionTitle(category, context)],
    [product.url, title],
  ],
  context,
)}
<div class="row product">
<div class="col-sm-6"><div class="product-picture"><img src="${product.imageUrl}" alt="${title}" width="400" height="400">
${reductionBadge(product, context)}</div></div>
<div class="col-sm-6 product-facts">
<h1>${title}</h1>
${price(product, context)}
<p class="hint">${t.vatHint}</p>
${availability(product, context)}
${orderForm(product, context)}
<h2>${t.description}</h2>
<p>${product.descriptions[locale]}</p>
${dimensions(product, context)}
</div></div>
<section aria-labelledby="goes-well"><h2 id="goes-well" class="section-title">${t.goesWell}</h2>
<ul class="product-grid product-grid-small">${recommendationsFor(product).map((recommended) =>
      productCard(recommended, context, { headingLevel: 3, hasButton: true }),
    )}</ul></section>
</div>`,
  }
}
