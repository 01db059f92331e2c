/** Parts that the views of the mini cart are made of. */
import { CircleAlert, type IconNode, ImageOff, Info, TriangleAlert } from 'lucide'
import type { TextKey } from '../../i18n/texts.ts'
import type { MiniCartProps } from '../../page/configuration/tables/shop-minicart.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { Attributes, ViewChild, ViewContext, ViewNode } from '../view.ts'

export type CartContext = ViewContext<MiniCartProps>

/** Says a text of the mini cart. */
export type Say = (key: TextKey<'minicart'>, values?: Readonly<Record<string, string | number>>) => string

export const sayOf =
  ({ text }: Pick<CartContext, 'text'>): Say =>
  (key, values) =>
    text(`minicart.${key}`, values)

/** The effect of a click on a part of the panel. */
export type CartAction = 'delete' | 'undo' | 'more' | 'fewer' | 'retry' | 'lead'

/** Marks what waits for React, if it is not there. `key`: of the row that it is about. */
export const actionAttribute = (action: CartAction, key = ''): Attributes => ({
  'data-control': `cart:${action}:${key}`,
})

/** A row's key as part of an id. */
export const idOf = (name: string, key: string): string => `${name}-${encodeURIComponent(key)}`

/** Its drawing, by shape and size: most rows have the same ones. */
const drawings = new Map<IconNode, Map<number, ViewNode>>()

export function drawing(shapes: IconNode, size: number): ViewNode {
  const bySize = drawings.get(shapes) ?? new Map<number, ViewNode>()
  const drawn = bySize.get(size) ?? icon(shapes, size)
  drawings.set(shapes, bySize.set(size, drawn))
  return drawn
}

/** A button with a drawing in place of words. */
export const iconButton = (shapes: IconNode, size: number, label: string, attributes: Attributes): ViewNode =>
  node(
    'button',
    { type: 'button', 'aria-label': label, ...attributes, class: `icon-button ${attributes.class ?? ''}`.trim() },
    drawing(shapes, size),
  )

/** A link that looks like a button. Without an address it is disabled, but has the focus, so that a screen reader can read why (PART-24). */
export const buttonLink = (href: string | undefined, attributes: Attributes, text: string): ViewNode =>
  node(
    'a',
    {
      ...attributes,
      href,
      class: 'button button--primary button--medium',
      ...(!href && { role: 'link', 'aria-disabled': 'true', tabindex: '0' }),
    },
    node('span', { class: 'button__content' }, text),
  )

/** A message (PART-26). */
const notification = (state: string, variant: string, drawn: ViewNode, children: readonly ViewChild[]): ViewNode =>
  node(
    'div',
    {
      class: `notification notification--${state} notification--${variant}`,
      role: state === 'error' ? 'alert' : 'status',
    },
    node('span', { class: 'notification__icon' }, drawn),
    node('div', { class: 'notification__text' }, ...children),
  )

export const errorBanner = (...children: readonly ViewChild[]): ViewNode =>
  notification('error', 'banner', drawing(CircleAlert, 20), children)

export const warning = (text: string): ViewNode =>
  notification('warning', 'footnotesize', drawing(TriangleAlert, 16), [text])

/** By drawing and words, not by colour alone. */
export const availability = (style: 'error' | 'info', text: string): ViewNode =>
  node(
    'span',
    { class: `availability availability--${style}` },
    node(
      'span',
      { class: 'availability__icon' },
      icon(style === 'error' ? CircleAlert : Info, 16, { 'stroke-width': '2' }),
    ),
    node('span', { class: 'availability__text' }, text),
  )

/** A square picture, with a drawing in its place when it can't be loaded (PART-33). */
export function picture(src: string | undefined, isFailed: boolean): ViewNode {
  const status = isFailed || !src ? 'failed' : 'loading'
  const image = { alt: '', loading: 'lazy', decoding: 'async', src }
  return node(
    'span',
    { class: 'ratio-box ratio-box--1-1' },
    node(
      'span',
      { class: 'ratio-box__content' },
      node(
        'span',
        { class: `picture picture--${status}${src ? ' picture--cover' : ''}` },
        ...(src ? [node('img', image)] : []),
        ...(status === 'failed' ? [FALLBACK] : []),
      ),
    ),
  )
}

const FALLBACK = node(
  'span',
  { class: 'picture__fallback' },
  node('span', { class: 'picture__icon' }, drawing(ImageOff, 24)),
)

interface Amounts {
  /** In the notation of the site, as all amounts here. */
  amount: string
  /** Not there unless the price is reduced (PRICE-11). */
  previous?: string | undefined
  /** Read by screen readers before the previous price. */
  previousLabel?: string
  basePrice?: string | undefined
  promotion?: string | undefined
}

/** The lines of a price. */
export const priceLines = ({ amount, previous, previousLabel, basePrice, promotion }: Amounts): ViewNode =>
  node(
    'span',
    { class: `price price--m price--end${previous ? ' price--reduced' : ''}` },
    ...(previous ? [node('s', { class: 'price__previous' }, hiddenText(`${previousLabel} `), previous)] : []),
    node('span', { class: 'price__now' }, node('span', { class: 'price__amount' }, amount)),
    ...(basePrice ? [node('span', { class: 'price__base' }, basePrice)] : []),
    ...(promotion ? [node('span', { class: 'price__promotion' }, promotion)] : []),
  )

/** A trigger, and what explains it (PART-3). */
export const tooltip = (id: string, label: string, text: string): ViewNode =>
  node(
    'span',
    { class: 'tooltip' },
    node(
      'button',
      {
        type: 'button',
        class: 'tooltip__trigger',
        'aria-label': label,
        'aria-describedby': id,
      },
      drawing(Info, 18),
    ),
    node('span', { id, class: 'tooltip__bubble', role: 'tooltip', popover: 'manual', tabindex: '-1' }, text),
  )
