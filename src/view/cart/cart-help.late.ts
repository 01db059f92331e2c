/** Views that few carts need: names of what blocks the checkout, and steppers. */
import { Minus, Plus } from 'lucide'
import rules from '../../elements/sheets/cart-help.css'
import type { Cart } from '../../shop/cart/cart.ts'
import { blockersOf, changeablePieces } from '../../shop/cart/cart-help.ts'
import { type CartItem, itemKey } from '../../shop/cart/cart-items.ts'
import { hasDefects } from '../../shop/cart/cart-rules.ts'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'
import { actionAttribute, type CartContext, errorBanner, iconButton, type Say, sayOf } from './cart-parts.ts'
import { titleOf } from './row.ts'

/** The element's sheet has nothing of what few carts show. */
export const sheet = rules

/** More names than that unfold at a touch: the list needs the room. */
const MAX_NAMES = 3

/** Says what keeps the shopper from the checkout, and leads to the rows (MINICART-14, MINICART-69). */
export function blockers(cart: Cart, context: CartContext): ViewNode[] {
  const say = sayOf(context)
  const { quantity, cartUrl } = context.props
  const all = blockersOf(cart)
  const isDefective = hasDefects(cart)
  if (!isDefective && all.length === 0) return []
  const doUnfold = all.flatMap(({ items }) => items).length > MAX_NAMES
  const reasons = all.map(({ reason, items }) => {
    const names = items.map((item) => nameOf(item, say))
    // Fewer may be had, but only the cart's page changes the number, where the rows have no steppers.
    if (reason === 'NOT_AVAILABLE' && !quantity)
      names.push(
        node('a', { class: 'blockers__change', href: cartUrl, 'data-track': 'minicart|cart' }, say('changeInCart')),
      )
    const line = (itemsText: string) => say(`blockers.${reason}`, { items: itemsText })
    if (items.length === 1) return node('p', { class: 'blockers__one' }, `${line('').trim()} `, ...names)
    const counted = line(say('itemCount', { count: items.length }))
    return doUnfold
      ? node('details', { class: 'blockers__group' }, node('summary', {}, counted), ...names)
      : node('p', {}, counted, ...names)
  })
  const defects = isDefective ? [node('p', {}, say('defects'))] : []
  return [{ ...errorBanner(node('div', { class: 'blockers' }, ...defects, ...reasons)), key: 'blockers' }]
}

const nameOf = (item: CartItem, say: Say): ViewNode =>
  node(
    'button',
    { type: 'button', class: 'blockers__item', ...actionAttribute('lead', itemKey(item)) },
    titleOf(item, say),
  )

/**
 * Changes the number of pieces one by one; undefined where that can't be changed (MINICART-70). The service knows the limit, and the message of
 * a refusal tells it (MINICART-12).
 */
export function stepper(item: CartItem, key: string, title: string, say: Say): ViewNode | undefined {
  const pieces = changeablePieces(item)
  if (!pieces) return undefined
  const availability = 'article' in item ? item.article.availability : undefined
  const isLimited = availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'
  return node(
    'span',
    { class: 'stepper', role: 'group', 'aria-label': say('quantityOf', { title }) },
    iconButton(Minus, 16, say('fewer', { title }), actionAttribute('fewer', key)),
    node('output', { class: 'stepper__count' }, `${pieces}`),
    iconButton(
      Plus,
      16,
      say('more', { title }),
      isLimited ? { 'aria-disabled': 'true' } : actionAttribute('more', key),
    ),
  )
}
