/** The panel of the mini cart: one view for React and for what is before it. */

import { type Atom, atom, type Getter } from 'jotai/vanilla'
import { ShoppingBag } from 'lucide'
import { type Cart, EMPTY_CART } from '../../shop/cart/cart.ts'
import { changeErrorText } from '../../shop/cart/cart-change-errors.ts'
import { checkoutObstacle, hasDefects } from '../../shop/cart/cart-rules.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { changeFailureAtom } from '../../state/cart/cart-outcomes.ts'
import { failedPicturesAtom, isRetryingAtom, lastDeletionAtom, shownRowsAtom } from '../../state/cart/cart-panel.ts'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { cartViewAtom } from '../../state/cart/cart-view.ts'
import { pageTypeAtom } from '../../state/page-facts.ts'
import { personalDataAtom } from '../../state/visitor/personal-data.ts'
import { hiddenText } from '../hidden-text.tsx'
import { icon } from '../icon.tsx'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'
import { actionAttribute, buttonLink, type CartContext, errorBanner, type Say, sayOf } from './cart-parts.ts'
import { cartHelpAtom } from './help.ts'
import { type RowsContext, titleOf } from './row.ts'
import { exits, finalSum, pageSlot, priceSummary } from './summary.ts'
import { rowOf } from './tile.ts'

/** More rows than any screen shows. */
export const FIRST_ROWS = 30
/** Keeps what is added at once short. */
export const MORE_ROWS = 200

/** The class of a list of rows, which grows in steps (MINICART-44). */
export const ROWS = 'minicart__rows'

interface Shared {
  get: Getter
  context: CartContext
  say: Say
  limit: number
}

/** Nothing on the basket page, unless the element is to show there (MINICART-2). `limit`: as many rows of a list are shown. */
export const panelAtom = (context: CartContext, limit: number): Atom<ViewNode | undefined> =>
  atom((get) =>
    context.props.openOnPage || get(pageTypeAtom) !== 'basket' ? cartPanel(get, context, limit) : undefined,
  )

/** Heading with the item count (MINICART-10), and what the state of the cart asks for. */
function cartPanel(get: Getter, context: CartContext, limit: number): ViewNode {
  const say = sayOf(context)
  const count = get(itemCountAtom)
  const number = count > 0 ? [node('span', { class: 'minicart__count' }, say('itemCount', { count }))] : []
  return node(
    'div',
    { role: 'group', class: 'minicart', 'aria-label': say('label'), part: 'minicart', tabindex: '-1' },
    node('h2', { class: 'minicart__heading' }, say('heading'), ...number),
    ...content({ get, context, say, limit }),
  )
}

/** By the state of the cart (MINICART-4, MINICART-5, MINICART-7, MINICART-8). */
function content(shared: Shared): ViewNode[] {
  const { get, context, say } = shared
  const view = get(cartViewAtom)
  switch (view.status) {
    case 'loading':
      return [{ ...node('div', { class: 'spinner', role: 'status' }, hiddenText(say('loading'))), key: 'loading' }]
    case 'empty':
      return [emptyCart(shared)]
    case 'filled':
      return filledCart(shared, view.cart)
    case 'failed':
      return [notices(changeError(shared), readError(shared)), foot(exits(EMPTY_CART, context))]
  }
}

/** The empty-cart panel (MINICART-5, MINICART-72). */
function emptyCart({ context, say }: Shared): ViewNode {
  const { continueUrl } = context.props
  return node(
    'div',
    { class: 'minicart__empty' },
    icon(ShoppingBag, 44, { 'stroke-width': '1.25' }),
    node('p', { class: 'minicart__empty-text' }, say('empty')),
    node('p', {}, say('emptyHint')),
    buttonLink(continueUrl, { 'data-track': 'minicart|continue' }, say('continueShopping')),
    node('slot', { name: 'empty' }),
    pageSlot('recommendations'),
  )
}

/** The full view: notices, items, price summary and exits (MINICART-7, MINICART-14, MINICART-72). */
function filledCart(shared: Shared, cart: Cart): ViewNode[] {
  const { get, context } = shared
  const { isCardMember } = get(personalDataAtom)
  return [
    notices(changeError(shared), blockers(shared, cart)),
    announcement(shared),
    ...lists(shared, cart),
    pageSlot('recommendations'),
    { ...node('div', { class: 'minicart__summary' }, ...priceSummary(cart, isCardMember, context)), key: 'summary' },
    foot([...finalSum(cart, context), ...exits(cart, context)]),
  ]
}

const notices = (...groups: readonly ViewNode[][]): ViewNode => ({
  ...node('div', { class: 'minicart__notices' }, ...groups.flat()),
  key: 'notices',
})

const foot = (children: readonly ViewNode[]): ViewNode => ({
  ...node('div', { class: 'minicart__foot', part: 'minicart-foot' }, ...children),
  key: 'foot',
})

/** Each failure is an element of its own, so that the same text is announced again (MINICART-13). */
const numbers = new WeakMap<object, number>()
let failures = 0

function numberOf(failure: object): number {
  const number = numbers.get(failure) ?? ++failures
  numbers.set(failure, number)
  return number
}

/** The error of the last change (MINICART-11, MINICART-49). */
function changeError({ get, say }: Shared): ViewNode[] {
  const failure = get(changeFailureAtom)
  if (!failure) return []
  const banner = errorBanner(changeErrorText(say, failure.error, failure.limit))
  return [{ ...node('div', { class: 'minicart__failure' }, banner), key: `failure-${numberOf(failure)}` }]
}

/** The banner of a cart that could not be read, with a button to try again (MINICART-8, MINICART-9). */
function readError({ get, say }: Shared): ViewNode[] {
  const isBusy = get(isRetryingAtom)
  const busy = { 'aria-disabled': 'true', 'aria-busy': 'true' }
  const retry = node(
    'button',
    {
      type: 'button',
      class: 'button button--secondary button--medium',
      ...actionAttribute('retry'),
      ...(isBusy && busy),
    },
    node('span', { class: 'button__content' }, say('retry')),
    ...(isBusy ? [node('span', { class: 'button__spinner', 'aria-hidden': 'true' })] : []),
  )
  // Outside the button: screen readers ignore live regions inside one.
  const status = node('span', { class: 'visually-hidden', role: 'status' }, ...(isBusy ? [say('loading')] : []))
  return [{ ...errorBanner(say('readError')), key: 'read-error' }, { ...retry, key: 'retry' }, status]
}

/** The notice of what keeps the shopper from the checkout (MINICART-14), by name once the code for that is there (MINICART-69). */
function blockers({ get, context, say }: Shared, cart: Cart): ViewNode[] {
  const help = get(cartHelpAtom)
  if (help) return help.blockers(cart, context)
  return hasDefects(cart) ? [{ ...errorBanner(node('p', {}, say('defects'))), key: 'defects' }] : []
}

/** Announces each deletion once, and nothing when a deleted item is restored or expires (MINICART-34). */
function announcement({ get, say }: Shared): ViewNode {
  const last = get(lastDeletionAtom)
  const text = last && say('deletedItem', { title: titleOf(last.item, say) })
  return {
    ...node(
      'p',
      { class: 'visually-hidden', role: 'status' },
      ...(last && text ? [{ ...node('span', {}, text), key: `${last.number}` }] : []),
    ),
    key: 'announcement',
  }
}

/** The items of the cart and, in a list of their own, the defective ones (MINICART-16). Deleted items keep their place (MINICART-32). */
function lists({ get, context, say, limit }: Shared, cart: Cart): ViewNode[] {
  const rows = get(shownRowsAtom)
  const stepper = context.props.quantity ? get(cartHelpAtom)?.stepper : undefined
  const shared = { context, hasPriceSummary: cart.priceSummary !== undefined, failed: get(failedPicturesAtom), stepper }
  const ids = idsOf(rows)
  const list = (key: string, label: string, ofList: readonly CartRow[]) =>
    ofList.length === 0
      ? []
      : [
          {
            ...node(
              'ul',
              { class: ROWS, 'aria-label': label },
              ...ofList.slice(0, limit).map((row) => cachedRow(row, ids.get(row) ?? row.key, shared)),
            ),
            key,
          },
        ]
  const [whole, defective] = [[] as CartRow[], [] as CartRow[]]
  for (const row of rows) (row.item.isDefective ? defective : whole).push(row)
  return [...list('rows', say('heading'), whole), ...list('defects', say('defectiveItems'), defective)]
}

/** An answer may hold an item twice (MINICART-23). */
function idsOf(rows: readonly CartRow[]): Map<CartRow, string> {
  const seen = new Map<string, number>()
  const ids = new Map<CartRow, string>()
  for (const row of rows) {
    const count = seen.get(row.key) ?? 0
    seen.set(row.key, count + 1)
    if (count > 0) ids.set(row, `${row.key}~${count}`)
  }
  return ids
}

/** By the row, which stays the same as long as nothing in it changes: a change makes the nodes of the row that it concerns only (MINICART-44). */
const cache = new WeakMap<CartRow, RowsContext & { id: string; shown: ViewNode }>()

function cachedRow(row: CartRow, id: string, shared: RowsContext): ViewNode {
  const cached = cache.get(row)
  if (
    cached?.id === id &&
    cached.context === shared.context &&
    cached.hasPriceSummary === shared.hasPriceSummary &&
    cached.failed === shared.failed &&
    cached.stepper === shared.stepper
  )
    return cached.shown
  const shown = rowOf(row, id, shared)
  cache.set(row, { ...shared, id, shown })
  return shown
}

/** Whether the cart needs the code that few carts need. */
export const needsHelp = (cart: Cart, hasSteppers: boolean): boolean =>
  hasSteppers || hasDefects(cart) || checkoutObstacle(cart) === 'unavailable'
