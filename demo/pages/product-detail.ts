/** The product page. */
import { PRODUCTS, type Product, productById } from '../../packages/shop/catalogue/products.ts'
import { sectionTitle } from './category.ts'
import { type Html, html } from './html.ts'
import { notFoundPage } from './not-found.ts'
import type { PageContext, PageView } from './page.ts'
import { availability, delivery, isBuyable, rating } from './product-facts.ts'
import { addButton, breadcrumbs, price, productGrid, reductionBadge } from './product-parts.ts'

const CHOICES = 10
const RECOMMENDATIONS = 4

/** The next articles of the catalogue. */
function recommendationsFor(product: Product): Product[] {
  const position = PRODUCTS.indexOf(product)
  return [...PRODUCTS.slice(position + 1), ...PRODUCTS.slice(0, position)]
    .filter((other) => other.kind === 'article' && isBuyable(other))
    .slice(0, RECOMMENDATIONS)
}

const dimensions = (product: Product, { locale, t }: PageContext): Html => html`<dl class="dimensions">
${product.dimensions.map(({ name, value }) => html`<div><dt>${name[locale]}</dt><dd>${value[locale]}</dd></div>`)}
<div><dt>${t.articleNumber}</dt><dd>${product.tcm}</dd></div></dl>`

function orderForm(product: Product, context: PageContext): Html {
  const choices = Array.from({ length: CHOICES }, (_, index) => index + 1)
  return html`<div class="add add-large">
<div class="form-group"><label for="quantity">${context.t.quantity}</label>
<select id="quantity" class="form-control">${choices.map((count) => html`<option>${count}</option>`)}</select></div>
${addButton(product, context, 'btn-primary', 'quantity')}
<p class="add-message" role="status"></p></div>`
}

export const productPage: PageView = (context) => {
  const { t, locale, params } = context
  const product = productById(params.id ?? '')
  if (!product) return notFoundPage(context)
  const title = product.titles[locale]
  const category = [`/categories/${product.category}`, sectionTitle(product.category, context)] as const
  return {
    title,
    description: product.descriptions[locale],
    type: 'product-detail',
    content: html`<div class="container">
${breadcrumbs([category, [product.url, title]], context)}
<div class="product">
<div class="product-picture"><img src="${product.imageUrl}" alt="${title}" width="400" height="400">
${reductionBadge(product, context)}</div>
<div>
<h1>${title}</h1>
${rating(product, context)}
${price(product, context)}
<p class="hint">${t.vatHint}</p>
${availability(product, context)}${delivery(product, context)}
${orderForm(product, context)}
<h2>${t.description}</h2>
<p>${product.descriptions[locale]}</p>
${dimensions(product, context)}
</div></div>
<section aria-labelledby="goes-well"><h2 id="goes-well">${t.goesWell}</h2>
${productGrid(recommendationsFor(product), context, 3)}</section>
</div>`,
  }
}
