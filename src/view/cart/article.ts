/** The lines of a tile about an article: dimensions, availability, best price, notes, and its price. */
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { Article, Dimension } from '../../shop/cart/cart.ts'
import { notesOf } from '../../shop/cart/notes.ts'
import { trackedArticleName } from '../../shop/cart/tracked-name.ts'
import { type ArticlePrice, type BestPrice, hasBestPriceTooltip } from '../../shop/prices/article-price.ts'
import { formatPercent } from '../../shop/prices/format-percent.ts'
import { isReduced } from '../../shop/prices/is-reduced.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import { parseColour } from '../../shop/promotion/colour.ts'
import { node } from '../node.ts'
import type { ViewChild, ViewNode } from '../view.ts'
import { availability, type CartContext, priceLines, type Say, sayOf, tooltip } from './cart-parts.ts'

/** Dimensions, availability, best price and notes of an article. `id`: of what explains its best price. */
export function articleDetails(
  article: Article,
  price: ArticlePrice | undefined,
  id: string,
  context: CartContext,
): ViewNode {
  const say = sayOf(context)
  const { bestPrice } = price ?? {}
  return node(
    'div',
    { class: 'tile__details' },
    ...dimensions(article.dimensions, say),
    ...articleAvailability(article, say),
    ...(bestPrice ? [bestPriceHint(bestPrice, id, context)] : []),
    ...notes(article, context),
  )
}

/** Only values that keep the shopper from buying, or soon may, have a message (MINICART-21). */
function articleAvailability({ availability: value }: Article, say: Say): ViewNode[] {
  if (value !== 'NOT_AVAILABLE' && value !== 'SOLDOUT' && value !== 'SHORTAGE') return []
  return [availability(value === 'SHORTAGE' ? 'info' : 'error', say(`availability.${value}`))]
}

/** The best price of the last 30 days, with what explains it (PRICE-25, PRICE-26). */
function bestPriceHint({ amount, differencePercentage }: BestPrice, id: string, context: CartContext): ViewNode {
  const say = sayOf(context)
  const { site, locale } = context.props
  const price = formatMoney(amount, site)
  const text =
    differencePercentage === undefined
      ? say('bestPrice.text', { price })
      : say('bestPrice.textWithDifference', {
          price,
          percent: formatPercent(differencePercentage, locale, 'exceptZero'),
        })
  return node(
    'p',
    { class: 'best-price' },
    node('span', { class: 'best-price__text' }, text),
    ...(hasBestPriceTooltip(site) ? [tooltip(id, say('bestPrice.infoLabel'), say('bestPrice.info'))] : []),
  )
}

/** Notes on an article that laws ask for: the producer's guarantee, and disclosures (LAW-12). */
function notes(article: Article, context: CartContext): ViewNode[] {
  const say = sayOf(context)
  const all = notesOf(article, (values) => say('guaranteeLabel', values), context.props.locale)
  if (all.length === 0) return []
  return [
    node(
      'ul',
      { class: 'tile__notes' },
      ...all.map(({ text, url }) => node('li', {}, url ? node('a', { href: url }, text) : text)),
    ),
  ]
}

/** A link if the address is safe, else plain text (CALL-22, CALL-23). */
export function productLink(href: string | undefined, name: string, title: string): ViewChild {
  const target = safeUrl(href)
  return target ? node('a', { href: target, 'data-track': `minicart_product|${name}` }, title) : title
}

export const articleLink = (article: Article): ViewChild =>
  productLink(article.productUrl, trackedArticleName(article), article.title)

/** An article's price with its previous price, base price and rebate. */
export function articleAmount(price: ArticlePrice, context: CartContext): ViewNode {
  const say = sayOf(context)
  const { site, locale } = context.props
  const { amount, previous, basePrice, rebatePercentage } = price
  return priceLines({
    amount: formatMoney(amount, site),
    previous: isReduced(amount, previous, site) ? formatMoney(previous, site) : undefined,
    previousLabel: say('originalPrice'),
    basePrice,
    promotion: rebatePercentage
      ? say('rebate', { percent: formatPercent(Math.abs(rebatePercentage), locale) })
      : undefined,
  })
}

const ORDER = { TEXT: 0, COLOR: 1, IMAGE: 2 }

/** The dimensions of an article: texts first, then colours and pictures (MINICART-19). */
export function dimensions(all: readonly Dimension[], say: Say): ViewNode[] {
  const ordered = all.length > 1 ? [...all].sort((a, b) => ORDER[a.type] - ORDER[b.type]) : all
  return ordered.map((dimension) => node('p', { class: 'dimension' }, ...dimensionValue(dimension, say)))
}

/** Values of type IMAGE are addresses or plain words. */
const ADDRESS = /^(https?:)?\/|\.\w+$/i
const WORD = /^[a-z]+$/i
/** Valid CSS values of `color` that name no colour. */
const KEYWORD = /^(inherit|initial|unset|revert|currentcolor|transparent)$/i

function dimensionValue({ name, value, type }: Dimension, say: Say): ViewChild[] {
  const src = type === 'IMAGE' && ADDRESS.test(value) ? safeUrl(value) : undefined
  if (src) {
    const image = { class: 'dimension__picture', src, alt: name, width: '24', height: '24', loading: 'lazy' }
    return [node('span', { 'aria-hidden': 'true' }, `${say('dimensionName', { name })} `), node('img', image)]
  }
  const color = type === 'COLOR' ? colorOf(value) : undefined
  if (!color) return [say('dimension', { name, value })]
  // The name of a colour helps everyone, a notation such as #a83a33 only screen readers.
  const look = WORD.test(value) ? {} : { class: 'visually-hidden' }
  return [`${say('dimensionName', { name })} `, swatch(color), ' ', node('span', look, value)]
}

/** SVG, because the page's policy may block a style attribute. */
const swatch = (fill: string): ViewNode =>
  node(
    'svg',
    { class: 'dimension__swatch', viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true' },
    node('circle', { cx: '8', cy: '8', r: '7.5', fill }),
  )

/** A value that can be shown as a swatch: a CSS colour name or notation (MINICART-20). */
function colorOf(value: string): string | undefined {
  const isName = WORD.test(value) && !KEYWORD.test(value) && CSS.supports('color', value)
  return isName ? value : parseColour(value)
}
