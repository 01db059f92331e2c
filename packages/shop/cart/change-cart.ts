/** The effect of a PUT of the cart (CART-42). */
import type { Cart, CartChange, CartChangeError } from '../../../src/shop/cart/cart.ts'
import { type CartItem, defectsOf, itemsOf, withDefects, withItems } from '../../../src/shop/cart/cart-items.ts'

const MAX_PIECES = 99
const MAX_PIECES_PER_ITEM = 20

/** Never changed, but replaced. */
export interface CartState {
  /** As it is answered. */
  cart: Cart
  /** Free articles that the shopper has taken out, and may take after all. */
  declined: readonly CartItem[]
  /** Facts that the fields of the cart do not tell. */
  hasRebate?: boolean
  isPaidOnDelivery?: boolean
}

/** The wish of a change: an item, and how many pieces there are to be. */
export interface Wanted {
  kind: CartItem['kind']
  id: string
  tcm?: string | undefined
  campaignId?: string
  pieces: number
}

/** The article that the shop has under an id. */
export interface Offer {
  /** Missing: there are no limits. */
  stock?: number
  /** So many pieces of it, as an item of the cart. */
  item(pieces: number): CartItem
}

export type Outcome =
  | { kind: 'changed'; state: CartState; added?: CartItem }
  | { kind: 'unchanged' }
  | { kind: 'refused'; error: CartChangeError; limit: number }
  | { kind: 'invalid' }

export function wantedOf(change: CartChange): Wanted {
  if ('setArticle' in change) {
    const { productId, tcm, quantity } = change.setArticle
    return { kind: 'article', id: productId, tcm, pieces: quantity }
  }
  if ('setFreeArticle' in change) {
    const { productId, campaignId, remove } = change.setFreeArticle
    return { kind: 'freeArticle', id: productId, campaignId, pieces: remove ? 0 : 1 }
  }
  if ('setGiftCard' in change) {
    const { productId, tcm, set } = change.setGiftCard
    return { kind: 'giftCard', id: productId, tcm, pieces: set }
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct
    return { kind: 'partnerProduct', id: partnerProductId, pieces: set }
  }
  return { kind: 'subscription', id: change.deleteSubscription.subscriptionId, pieces: 0 }
}

export function idOf(item: CartItem): string {
  if (item.kind === 'partnerProduct') return item.partnerProduct.partnerProductId
  return item.kind === 'subscription' ? item.subscription.subscriptionConfigurationId : item.article.productId
}

export const piecesOf = (item: CartItem): number => {
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity
  return item.kind === 'subscription' ? 1 : item.article.quantity
}

/** The number for the badge: a subscription counts as one piece, free articles don't count. */
export const countPieces = (cart: Cart): number =>
  itemsOf(cart).reduce((sum, item) => sum + (item.kind === 'freeArticle' ? 0 : piecesOf(item)), 0)

/** Its sums are those of before: the shop counts them anew. */
export function changeCart(
  state: CartState,
  change: CartChange,
  offerOf: (wanted: Wanted) => Offer | undefined,
): Outcome {
  const { cart, declined } = state
  const wanted = wantedOf(change)
  const { kind, pieces } = wanted
  const isMeant = (item: CartItem) => item.kind === kind && idOf(item) === wanted.id
  const items = itemsOf(cart)
  const defects = defectsOf(cart)
  const current = items.find(isMeant)
  const before = current ? piecesOf(current) : 0
  const isDefective = defects.some(isMeant)
  const offer = kind === 'subscription' ? undefined : offerOf(wanted)
  if (!offer && kind !== 'subscription') return { kind: 'invalid' }
  if (pieces === 0 ? !current && !isDefective : pieces === before || isDefective) return { kind: 'unchanged' }
  const withAll = (all: readonly CartItem[]) => ({ ...state, cart: withItems(cart, all) })
  const others = items.filter((item) => !isMeant(item))
  if (pieces === 0) {
    const rest = withDefects(
      withItems(cart, others),
      defects.filter((item) => !isMeant(item)),
    )
    const gone = kind === 'freeArticle' ? items.filter(isMeant) : []
    return { kind: 'changed', state: { ...state, cart: rest, declined: [...declined, ...gone] } }
  }
  if (kind === 'freeArticle') {
    const back = declined.filter(isMeant)
    if (back.length === 0) return { kind: 'unchanged' }
    const kept = declined.filter((item) => !isMeant(item))
    return { kind: 'changed', state: { ...withAll([...items, ...back]), declined: kept } }
  }
  const { stock, item } = offer as Offer
  const refusal = stock === undefined ? undefined : overLimit(cart, stock, before, pieces)
  if (refusal) return refusal
  const next = item(pieces)
  return {
    kind: 'changed',
    state: withAll(current ? items.map((one) => (one === current ? next : one)) : [...items, next]),
    ...(pieces > before && { added: item(pieces - before) }),
  }
}

/** The tightest limit that the added pieces exceed; to take some out is always allowed. */
function overLimit(cart: Cart, stock: number, before: number, pieces: number): Outcome | undefined {
  if (pieces <= before) return undefined
  if (pieces > Math.min(stock, MAX_PIECES_PER_ITEM))
    return stock < MAX_PIECES_PER_ITEM
      ? { kind: 'refused', error: 'AVAILABILITY_LIMIT', limit: stock }
      : { kind: 'refused', error: 'ITEM_LIMIT', limit: MAX_PIECES_PER_ITEM }
  return countPieces(cart) - before + pieces > MAX_PIECES
    ? { kind: 'refused', error: 'CART_LIMIT', limit: MAX_PIECES }
    : undefined
}
