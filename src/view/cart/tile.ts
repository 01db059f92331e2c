/** The rows of the mini cart: a tile for each item, by its kind (MINICART-16). */
import { Trash2 } from 'lucide'
import { safeUrl } from '../../page/browser/safe-url.ts'
import type { Article } from '../../shop/cart/cart.ts'
import { type CartItem, restorationOf } from '../../shop/cart/cart-items.ts'
import { trackedName } from '../../shop/cart/tracked-name.ts'
import { articlePriceOf } from '../../shop/prices/article-price.ts'
import { priceOf } from '../../shop/prices/item-price.ts'
import { formatMoney } from '../../shop/prices/money.ts'
import type { CartRow } from '../../state/cart/cart-rows.ts'
import { node } from '../node.ts'
import type { ViewChild, ViewNode } from '../view.ts'
import { articleAmount, articleDetails, dimensions, productLink } from './article.ts'
import { actionAttribute, availability, iconButton, idOf, picture, priceLines, sayOf, warning } from './cart-parts.ts'
import { piecesOf, type RowsContext, type Tiled, titleOf } from './row.ts'
import { schedule, subscriptionArticles } from './subscription.ts'

/** A row of the list; `id` tells it from all others. */
export function rowOf({ key, item, isDeleted }: CartRow, id: string, shared: RowsContext): ViewNode {
  const say = sayOf(shared.context)
  const row = { ...shared, item, key, id, title: titleOf(item, say), say }
  const children = isDeleted ? [deletedTile(row)] : tilesOf(row)
  return { ...node('li', { 'data-row': key, class: 'minicart__row' }, ...children), key: id }
}

/** In the place of a deleted item for a while (MINICART-32). What no change of the service can restore has no button (MINICART-33). */
function deletedTile({ item, key, title, say }: Tiled): ViewNode {
  const undo = {
    type: 'button',
    class: 'deleted-tile__undo',
    'aria-label': say('undoItem', { title }),
    'data-track': `minicart_undo|${trackedName(item)}`,
    ...actionAttribute('undo', key),
  }
  return node(
    'div',
    { class: 'deleted-tile' },
    node(
      'p',
      { class: 'deleted-tile__text' },
      node('s', {}, title),
      node('span', { class: 'deleted-tile__label' }, say('deleted')),
    ),
    ...(restorationOf(item) ? [node('button', undo, say('undo'))] : []),
  )
}

function tilesOf(row: Tiled): ViewNode[] {
  const { item, context, hasPriceSummary } = row
  if (item.isDefective) return defectiveTiles(row)
  const { site } = context.props
  const amount = priceOf(item, { hasPriceSummary })
  const price = amount === undefined ? [] : [priceLines({ amount: formatMoney(amount, site) })]
  switch (item.kind) {
    case 'partnerProduct': {
      const { imageUrl, formUrl } = item.partnerProduct
      return [tile(row, imageUrl, formUrl, foot(row, quantity(row), price))]
    }
    case 'subscription': {
      const { recurringArticles, nonRecurringArticles } = item.subscription
      const src = recurringArticles[0]?.imageUrl ?? nonRecurringArticles[0]?.imageUrl
      const note = price.length > 0 ? [row.say('subscription.perDelivery')] : []
      return [
        tile(
          row,
          src,
          undefined,
          schedule(item.subscription, row.say),
          ...subscriptionArticles(row, 'recurring', recurringArticles),
          ...subscriptionArticles(row, 'once', nonRecurringArticles),
          foot(row, note, price),
        ),
      ]
    }
    default:
      return [articleTile(row, item.article, item.kind === 'freeArticle', amount)]
  }
}

/** An article, a gift card, or a free article, which shows a label in place of the price (MINICART-17). */
function articleTile(row: Tiled, article: Article, isFree: boolean, amount: number | undefined): ViewNode {
  const { context, hasPriceSummary, id, say } = row
  const { site } = context.props
  const price = isFree ? undefined : articlePriceOf(article, { site, hasPriceSummary, place: 'line' })
  const shown = price && amount !== undefined ? [articleAmount({ ...price, amount }, context)] : []
  return tile(
    row,
    article.imageUrl,
    article.productUrl,
    articleDetails(article, price, idOf('info', id), context),
    foot(row, quantity(row), isFree ? [node('span', { class: 'tile__free' }, say('freeArticle'))] : shown),
  )
}

/** The layout that all tiles share. A long title is cut after two lines, and whole under the mouse (MINICART-66). */
function tile(
  { item, title, failed }: Tiled,
  src: string | undefined,
  href: string | undefined,
  ...content: readonly ViewChild[]
): ViewNode {
  const address = safeUrl(src)
  return node(
    'div',
    { class: 'tile' },
    node('div', { class: 'tile__picture' }, picture(address, failed.has(address ?? ''))),
    node(
      'div',
      { class: 'tile__body' },
      node('h3', { class: 'tile__title', title }, productLink(href, trackedName(item), title)),
      ...content,
    ),
  )
}

/** The number of pieces, as words or as a stepper; nothing for one that is not known (CART-49). */
function quantity({ item, key, title, say, stepper }: Tiled): ViewChild[] {
  const stepped = stepper?.(item, key, title, say)
  if (stepped) return [stepped]
  const count = piecesOf(item)
  return count ? [say('quantity', { count })] : []
}

/** The subject of the price, the price, and the delete button. `hint`: the id of what says why there is no deletion. */
function foot(row: Tiled, note: readonly ViewChild[], price: readonly ViewNode[], hint?: string): ViewNode {
  const { item, key, title, say } = row
  const attributes = hint
    ? { 'aria-disabled': 'true', 'aria-describedby': hint }
    : { 'data-track': `minicart_delete|${trackedName(item)}`, ...actionAttribute('delete', key) }
  return node(
    'div',
    { class: 'tile__foot' },
    node('span', { class: 'tile__note' }, ...note),
    ...price,
    iconButton(Trash2, 18, say('deleteItem', { title }), { class: 'tile__delete', ...attributes }),
  )
}

const SUBSCRIPTION_DEFECTS = {
  COFFEE: 'defect.subscription',
  MACHINE: 'defect.machineSubscription',
  OTHER: 'defect.subscriptionTile',
} as const

/** An item that can't be bought: says why, and can only be deleted (MINICART-27, MINICART-28, MINICART-29). */
function defectiveTiles(row: Tiled): ViewNode[] {
  const { item, id, say } = row
  const isArticle = 'article' in item
  // Without its tcm an article can't be told from its variants (MINICART-30).
  const hint = isArticle && item.article.tcm === undefined ? idOf('hint', id) : undefined
  const content = tile(
    row,
    pictureOf(item),
    undefined,
    ...(item.kind === 'subscription' ? [schedule(item.subscription, say)] : []),
    node(
      'div',
      { class: 'tile__details' },
      ...(isArticle ? dimensions(item.article.dimensions, say) : []),
      availability('error', say(defectOf(item))),
    ),
    foot(row, quantity({ ...row, stepper: undefined }), [], hint),
    ...(hint ? [node('p', { id: hint, class: 'tile__hint' }, say('notDeletable'))] : []),
  )
  if (item.kind !== 'subscription') return [content]
  return [warning(say(SUBSCRIPTION_DEFECTS[item.subscription.subscriptionType])), content]
}

function defectOf({ kind }: CartItem) {
  if (kind === 'partnerProduct') return 'defect.partnerProduct'
  return kind === 'subscription' ? 'defect.subscriptionTile' : 'defect.article'
}

function pictureOf(item: CartItem): string | undefined {
  if (item.kind === 'partnerProduct') return item.partnerProduct.imageUrl
  if (item.kind === 'subscription') return item.subscription.recurringArticles[0]?.imageUrl
  return item.article.imageUrl
}
