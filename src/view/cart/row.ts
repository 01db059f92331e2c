import type { CartItem } from '../../shop/cart/cart-items.ts'
import type { ViewNode } from '../view.ts'
import type { CartContext, Say } from './cart-parts.ts'

/** Values that the rows of a cart share. */
export interface RowsContext {
  context: CartContext
  hasPriceSummary: boolean
  /** Addresses of pictures that could not be loaded. */
  failed: ReadonlySet<string>
  /** Only there where the page wants steppers, and their code is there. */
  stepper: ((item: CartItem, key: string, title: string, say: Say) => ViewNode | undefined) | undefined
}

/** An item's row, with what its parts use. */
export interface Tiled extends RowsContext {
  item: CartItem
  /** The key of the row's item. */
  key: string
  /** The row's own: an answer may hold an item twice (MINICART-23). */
  id: string
  title: string
  say: Say
}

/** The title of an item; that of a subscription depends on its type (MINICART-24). */
export function titleOf(item: CartItem, say: Say): string {
  switch (item.kind) {
    case 'partnerProduct':
      return item.partnerProduct.title
    case 'subscription': {
      const { giftSubscriptionInformation, subscriptionType } = item.subscription
      return say(giftSubscriptionInformation ? 'subscription.gift' : `subscription.${subscriptionType}`)
    }
    default:
      return item.article.title
  }
}

/** The number of pieces; undefined for none that is known (CART-49), and for a subscription. */
export function piecesOf(item: CartItem): number | undefined {
  if (item.kind === 'subscription') return undefined
  return ('article' in item ? item.article.quantity : item.partnerProduct.totalQuantity) || undefined
}
