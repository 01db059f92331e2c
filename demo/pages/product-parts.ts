/** Parts of pages that show products. */

import { percentOff } from '../../packages/shop/cart/items.ts'
import type { Product } from '../../packages/shop/catalogue/products.ts'
import { basePriceText } from '../../packages/shop/site-prices.ts'
import { formatMoney } from '../../src/shop/prices/money.ts'
import type { Site } from '../../src/shop/sites/sites.ts'
import { type Html, html } from './html.ts'
import type { PageContext } from './page.ts'
import { availability, delivery, isBuyable, rating } from './product-facts.ts'

export const moneyOf = (cents: number, site: Site): string => formatMoney(cents, site, { withSymbol: true })

/** The prices of one piece: previous price, price and base price, in the order of the elements. */
export function price(product: Product, { site, t }: PageContext): Html {
  const now = product.prices[site]
  const before = product.originalPrices?.[site]
  const isReduced = before !== undefined && before > now
  return html`<p class="price${isReduced && ' price-reduced'}">
${isReduced && html`<span class="price-before"><span class="sr-only">${t.before} </span><s>${moneyOf(before, site)}</s></span>`}
<span class="price-now">${moneyOf(now, site)}</span>
${product.basePrice && html`<span class="price-base">${basePriceText(product.basePrice, site)}</span>`}
</p>`
}

export function reductionBadge(product: Product, { site, locale }: PageContext): Html | undefined {
  const now = product.prices[site]
  const before = product.originalPrices?.[site]
  if (before === undefined || before <= now) return undefined
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentOff(now, before) / 100)
  return html`<span class="tag tag-sale">−${percent}</span>`
}

/** The button that /demo-shop.js handles; `quantityFrom` is the id of a select. */
export function addButton(
  product: Product,
  { t, locale }: PageContext,
  classNames: string,
  quantityFrom?: string,
): Html {
  return html`<button type="button" class="btn ${classNames}" data-add="${product.id}" data-tcm="${product.tcm}"
 data-kind="${product.kind}"${quantityFrom && html` data-quantity-from="${quantityFrom}"`}
 data-adding="${t.adding}" data-added="${t.inCartCount}" data-failed="${t.addFailed}"
 aria-label="${t.addToCart}: ${product.titles[locale]}"${!isBuyable(product) && html` disabled`}>${t.addToCart}</button>`
}

/** A product in a list: six rows, which are as high as those of its neighbours. */
export function productCard(product: Product, context: PageContext, headingLevel: 2 | 3): Html {
  const title = html`<a href="${product.url}">${product.titles[context.locale]}</a>`
  const isGone = !isBuyable(product)
  return html`<li class="product-card${isGone && ' product-card-gone'}">
<div class="product-picture"><img src="${product.imageUrl}" alt="" width="400" height="400" loading="lazy">
${reductionBadge(product, context)}</div>
${headingLevel === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
${rating(product, context)}
${price(product, context)}
<div>${product.availability !== 'IN_STOCK' && availability(product, context)}${delivery(product, context)}</div>
<div class="add">${addButton(product, context, 'btn-default')}<p class="add-message" role="status"></p></div>
</li>`
}

export const productGrid = (products: readonly Product[], context: PageContext, headingLevel: 2 | 3): Html =>
  html`<ul class="product-grid">${products.map((product) => productCard(product, context, headingLevel))}</ul>`

/** `[url, text]` of each step; the last one is the current page. */
export function breadcrumbs(steps: readonly (readonly [string, string])[], { t, path }: PageContext): Html {
  const all = [['/', t.home] as const, ...steps]
  return html`<nav class="breadcrumb" aria-label="${t.breadcrumbs}"><ol>${all.map(
    ([url, text], index) =>
      html`<li><a href="${url}"${(index === all.length - 1 || url === path) && html` aria-current="page"`}>${text}</a></li>`,
  )}</ol></nav>`
}
