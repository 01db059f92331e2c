/** Facts that help to decide for a product: ratings, how many there are, and when it arrives. */
import { arrivalOf } from '../../packages/shop/catalogue/delivery.ts'
import type { Product } from '../../packages/shop/catalogue/products.ts'
import { type Html, html } from './html.ts'
import type { PageContext } from './page.ts'
import { fill } from './texts.ts'

const MOST_STARS = 5

export const isBuyable = ({ availability, stock }: Product): boolean =>
  stock > 0 && availability !== 'SOLDOUT' && availability !== 'NOT_AVAILABLE'

/** The stars are drawn by the sheet, over a bar of this length. */
export function rating({ rating: { stars, count } }: Product, { t, locale }: PageContext): Html {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(stars)
  const counted = new Intl.NumberFormat(locale).format(count)
  return html`<p class="rating"><svg class="stars" viewBox="0 0 ${MOST_STARS} 1" aria-hidden="true"><rect width="${MOST_STARS}" height="1"/><rect class="stars-given" width="${stars}" height="1"/></svg>
<span aria-hidden="true">${number} (${counted})</span><span class="sr-only">${fill(t.rated, { stars: number, count: counted })}</span></p>`
}

export function availability(product: Product, { t }: PageContext): Html {
  switch (product.availability) {
    case 'SOLDOUT':
      return html`<p class="stock stock-none">${t.soldOut}</p>`
    case 'NOT_AVAILABLE':
      return html`<p class="stock stock-none">${t.notAvailable}</p>`
    case 'SHORTAGE':
      return html`<p class="stock stock-few">${fill(t.shortage, { count: product.stock })}</p>`
    default:
      return html`<p class="stock">${t.inStock}</p>`
  }
}

/** Their short days are one or two letters that nobody reads in a sentence. */
const WITH_LONG_DAYS = ['hu-HU', 'tr-TR']

/** The delivery of a product that can be had. */
export function delivery(product: Product, { t, locale }: PageContext): Html | false {
  const date = arrivalOf(product, new Date()).toLocaleDateString(locale, {
    weekday: WITH_LONG_DAYS.includes(locale) ? 'long' : 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return isBuyable(product) && html`<p class="delivery">${fill(t.delivery, { date })}</p>`
}
