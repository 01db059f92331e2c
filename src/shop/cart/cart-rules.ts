/** The rules of the cart as pure functions. */
import { priceOf, rulesOf } from '../prices/item-price.ts'
import { finalSumOf } from '../prices/price-summary.ts'
import { type Article, type Cart, type CartChange, EMPTY_CART } from './cart.ts'
import {
  type CartItem,
  changeKey,
  defectsOf,
  isChangedBy,
  itemKey,
  itemsOf,
  withDefects,
  withItems,
} from './cart-items.ts'

export const hasDefects = (cart: Cart): boolean => defectsOf(cart).length > 0 || cart.unshown?.hasDefect === true

export const isEmptyCart = (cart: Cart): boolean => itemsOf(cart).length === 0 && !hasDefects(cart) && !cart.unshown

/** Reasons that keep the shopper from the checkout. */
export type CheckoutObstacle = 'defective' | 'unavailable' | 'freeOnly' | 'empty' | 'unread'

/** Why the checkout button is disabled (MINICART-41, MINICART-48). `EMPTY_CART` stands for a cart that is not known. */
export function checkoutObstacle(cart: Cart): CheckoutObstacle | undefined {
  if (cart === EMPTY_CART) return 'unread'
  const isUnavailable = ({ availability }: Article) => availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'
  const giftCards = cart.giftCards.map(({ article }) => article)
  // Its text is true of both.
  if (cart.unshown?.isUnavailable || [...cart.articles, ...cart.freeArticles, ...giftCards].some(isUnavailable))
    return 'unavailable'
  if (hasDefects(cart)) return 'defective'
  if (cart.numberOfArticles > 0 || cart.partnerProducts.length > 0 || cart.unshown) return undefined
  return cart.freeArticles.length > 0 ? 'freeOnly' : 'empty'
}

/** The quantity that a change sets; 0 for a free article or a subscription, which has none. */
function targetCount(change: CartChange): number {
  if ('setArticle' in change) return change.setArticle.quantity
  if ('setGiftCard' in change) return change.setGiftCard.set
  if ('setPartnerProduct' in change) return change.setPartnerProduct.set
  return 0
}

/** Whether a change deletes its item (CART-42). */
export const isRemoval = (change: CartChange): boolean =>
  'setFreeArticle' in change ? change.setFreeArticle.remove : targetCount(change) === 0

/** In cents. An unknown number of pieces counts as one: so it comes back when its deletion is undone (CART-49). */
const priceOfPieces = (cents: number, before: number, count: number) => Math.round((cents / (before || 1)) * count)

function withCount(item: CartItem, count: number): CartItem {
  if (item.kind === 'partnerProduct') {
    const { partnerProduct } = item
    const { totalPrice, totalQuantity } = partnerProduct
    const price = totalPrice !== undefined && { totalPrice: priceOfPieces(totalPrice, totalQuantity, count) }
    return { ...item, partnerProduct: { ...partnerProduct, totalQuantity: count, ...price } }
  }
  if (item.kind === 'subscription') return item
  const { article } = item
  const scale = (cents: number) => priceOfPieces(cents, article.quantity, count)
  const price = article.price && {
    ...article.price,
    calculatedPrice: scale(article.price.calculatedPrice),
    ...(article.price.calculatedOriginalPrice !== undefined && {
      calculatedOriginalPrice: scale(article.price.calculatedOriginalPrice),
    }),
  }
  return { ...item, article: { ...article, quantity: count, ...(price && { price }) } }
}

/** The optimistic cart of a change to the items of a key (CART-9, CART-10). Idempotent. */
export function applyChange(cart: Cart, change: CartChange, key = changeKey(change)): Cart {
  const items = itemsOf(cart)
  const defects = defectsOf(cart)
  const isChanged = (item: CartItem) => isChangedBy(item, key)
  const before = items.find(isChanged)
  const isDefective = defects.some(isChanged)
  if (isRemoval(change)) {
    const others = (item: CartItem) => !isChanged(item)
    const intact = isDefective ? withDefects(cart, defects.filter(others)) : cart
    return before ? withTotals(intact, items.filter(others)) : intact
  }
  // Only the server knows whether the customer is entitled to a free article.
  if ('setFreeArticle' in change) return cart
  const count = targetCount(change)
  if (before) {
    const after = withCount(before, count)
    const lines = items.map((item) => (item === before ? after : item))
    return withTotals(cart, lines)
  }
  // A new product counts, but there is no data for its tile yet. A defective item can only be deleted.
  if (isDefective) return cart
  const { numberOfArticles, comingPieces = 0 } = cart
  return { ...cart, numberOfArticles: numberOfArticles + count, comingPieces: comingPieces + count }
}

/** Whether the count is that of the pieces; only the service knows how it counts otherwise: lines, or sets (CART-58). */
export const countsPieces = (cart: Cart): boolean =>
  cart.numberOfArticles === totalOf(itemsOf(cart), piecesOf) + (cart.comingPieces ?? 0)

/** Whether an item has several pieces: a count of pieces is not one of lines there. */
export const hasSeveralPieces = (cart: Cart): boolean => itemsOf(cart).some((item) => piecesOf(item) > 1)

/** Puts a deleted item back in its place; no-op when the cart has it (CART-20). */
export function restoreItem(cart: Cart, item: CartItem, index: number): Cart {
  const items = itemsOf(cart)
  if (items.some((other) => itemKey(other) === itemKey(item))) return cart
  const ofKind = items.filter((other) => other.kind === item.kind)
  const others = items.filter((other) => other.kind !== item.kind)
  return withTotals(cart, [...others, ...ofKind.slice(0, index), item, ...ofKind.slice(index)])
}

/** The pieces that an item adds to the count of the badge. */
function piecesOf(item: CartItem): number {
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity
  if (item.kind === 'subscription') return 1
  return item.kind === 'freeArticle' ? 0 : item.article.quantity
}

/** Replaces the items; count and sums change by what that adds (CART-9, CART-51). */
function withTotals(cart: Cart, items: readonly CartItem[]): Cart {
  const before = itemsOf(cart)
  const rules = rulesOf(cart)
  const { numberOfArticles, totalSum, priceSummary, unusedRedemption = 0 } = cart
  const changeOf = (of: (item: CartItem) => number | undefined) => totalOf(items, of) - totalOf(before, of)
  const added = changeOf((item) => priceOf(item, rules))
  const sumAfter = (sum: number) => Math.max(Math.min(sum, 0), sum + added)
  // Gift cards and vouchers may have paid for a removed item: the amount due never falls below zero.
  const due = finalSumOf(cart)
  const unused = due === undefined ? 0 : sumAfter(due) - (due + added)
  return {
    ...withItems(cart, items),
    numberOfArticles: Math.max(0, numberOfArticles + changeOf(piecesOf)),
    ...(unused > 0 && { unusedRedemption: unusedRedemption + unused }),
    ...(totalSum !== undefined && { totalSum: sumAfter(totalSum) }),
    ...(priceSummary && { priceSummary: { ...priceSummary, cartFinalSum: sumAfter(priceSummary.cartFinalSum) } }),
  }
}

const totalOf = (items: readonly CartItem[], of: (item: CartItem) => number | undefined): number =>
  items.reduce((sum, item) => sum + (of(item) ?? 0), 0)
