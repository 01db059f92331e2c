/** @jsxRuntime classic */ /** @jsx node */
/** The content of the panel after "add to cart" (HEADER-48). */

import { CircleCheck, X } from 'lucide'
import { ROUTES } from '../../shop/links.ts'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'
import { button } from './panel-parts.tsx'

/** As far as the cart knows it. */
export interface AddedArticle {
  title?: string | undefined
  imageUrl?: string | undefined
  /** Pieces in the cart; 0 when the service does not say. */
  quantity?: number | undefined
  /** The price of all its pieces, in the site's currency, as the amounts below. */
  price?: string | undefined
  /** For the cart; empty when it is free. */
  shipping?: string | undefined
  /** Missing for free shipping. */
  untilFree?: string | undefined
  /** For the cart, with shipping. */
  sum?: string | undefined
  /** Amounts have no symbol, so the sum names the currency (PRICE-28). */
  isInEuro?: boolean
}

export const addedPanel = (
  { title, imageUrl, quantity, price, shipping, untilFree, sum, isInEuro }: AddedArticle,
  text: ViewContext['text'],
): readonly (ViewNode | '' | undefined)[] => [
  <p class="added__head">
    {icon(CircleCheck, 20)}
    {text('header-flyouts.added')}
  </p>,
  imageUrl && <img class="added__picture" src={imageUrl} alt="" width="64" height="64" />,
  title && (
    <div class="added__article">
      <p class="added__name">{title}</p>
      {line('price', quantity ? text('minicart.quantity', { count: quantity }) : '', price)}
    </div>
  ),
  shipping === ''
    ? line('shipping', text('minicart.summary.freeShipping'), text('minicart.summary.free'))
    : line('shipping', text('minicart.summary.shipping'), shipping),
  untilFree && <p class="added__until-free">{text('minicart.summary.untilFree', { amount: untilFree })}</p>,
  line(
    'sum',
    text('minicart.summary.total'),
    sum,
    isInEuro && <span class="added__currency">{` ${text('minicart.summary.inEuro')}`}</span>,
  ),
  <div class="panel__buttons">
    {button('a', 'button--primary button--small', { href: ROUTES.cart }, text('minicart.toCart'))}
    {button(
      'button',
      'button--secondary button--small',
      { type: 'button', 'data-close': '' },
      text('minicart.continueShopping'),
    )}
  </div>,
  <button type="button" class="icon-button" data-close="" aria-label={text('header-flyouts.close')}>
    {icon(X, 20)}
  </button>,
]

/** A label, and the amount. */
const line = (name: string, label: string, amount: string | undefined, currency?: ViewNode | false | undefined) =>
  amount && (
    <p class={`added__line added__${name}`}>
      <span>
        {label}
        {currency}
      </span>
      {` ${amount}`}
    </p>
  )
