/** The rules of the cart as pure functions. */
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

export const hasDefects = (cart: Cart): boolean =>
  cart.defectiveArticles.length +
    cart.defectiveGiftCards.length +
    cart.defectivePartnerProducts.length +
    cart.defectiveSubscriptions.length >
  0

export const isEmptyCart = (cart: Cart): boolean =>
  cart.articles.length +
    cart.freeArticles.length +
    cart.giftCards.length +
    cart.partnerProducts.length +
    cart.subscriptions.length ===
    0 && !hasDefects(cart)

/** What keeps the shopper from the checkout. */
export type CheckoutObstacle = 'defective' | 'unavailable' | 'freeOnly' | 'empty' | 'unread'

/** Why the checkout button is disabled (MINICART-41, MINICART-48). `EMPTY_CART` stands for a cart that is not known. */
export function checkoutObstacle(cart: Cart): CheckoutObstacle | undefined {
  if (cart === EMPTY_CART) return 'unread'
  const isUnavailable = ({ availability }: Article) => availability === 'NOT_AVAILABLE' || availability === 'SOLDOUT'
  const giftCards = cart.giftCards.map(({ article }) => article)
  // Its text is true of both.
  if ([...cart.articles, ...cart.freeArticles, ...giftCards].some(isUnavailable)) return 'unavailable'
  if (hasDefects(cart)) return 'defective'
  if (cart.numberOfArticles > 0 || cart.partnerProducts.length > 0) return undefined
  return cart.freeArticles.length > 0 ? 'freeOnly' : 'empty'
}

/** What an item adds to the count of the badge, and to the sum in cents. */
function contributionOf(item: CartItem): { count: number; cents: number } {
  switch (item.kind) {
    case 'article':
    case 'giftCard': {
      const { quantity, price, currentShopPrice = 0 } = item.article
      return { count: quantity, cents: price?.calculatedPrice ?? currentShopPrice * quantity }
    }
    case 'freeArticle':
      return { count: 0, cents: 0 }
    case 'partnerProduct':
      return { count: item.partnerProduct.totalQuantity, cents: item.partnerProduct.totalPrice ?? 0 }
    case 'subscription':
      return { count: 1, cents: item.subscription.recurringArticlesPrice?.calculatedPrice ?? 0 }
  }
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

const perPiece = (cents: number, count: number) => (count > 0 ? cents / count : 0)

function withCount(item: CartItem, count: number): CartItem {
  if (item.kind === 'partnerProduct') {
    const { partnerProduct } = item
    const { totalPrice, totalQuantity } = partnerProduct
    const price = totalPrice !== undefined && {
      totalPrice: Math.round(perPiece(totalPrice, totalQuantity) * count),
    }
    return { ...item, partnerProduct: { ...partnerProduct, totalQuantity: count, ...price } }
  }
  if (item.kind === 'subscription') return item
  const { article } = item
  const scale = (cents: number) => Math.round(perPiece(cents, article.quantity) * count)
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
    return before ? withTotals(withItems(intact, items.filter(others)), before, undefined) : intact
  }
  // Only the server knows whether the customer is entitled to a free article.
  if ('setFreeArticle' in change) return cart
  const count = targetCount(change)
  if (before) {
    const after = withCount(before, count)
    const lines = items.map((item) => (item === before ? after : item))
    return withTotals(withItems(cart, lines), before, after)
  }
  // A new product counts, but there is no data for its tile yet. A defective item can only be deleted.
  return isDefective ? cart : { ...cart, numberOfArticles: cart.numberOfArticles + count }
}

/** Puts a deleted item back in its place; no-op when the cart has it (CART-20). */
export function restoreItem(cart: Cart, item: CartItem, index: number): Cart {
  const items = itemsOf(cart)
  if (items.some((other) => itemKey(other) === itemKey(item))) return cart
  const ofKind = items.filter((other) => other.kind === item.kind)
  const others = items.filter((other) => other.kind !== item.kind)
  const lines = [...others, ...ofKind.slice(0, index), item, ...ofKind.slice(index)]
  return withTotals(withItems(cart, lines), undefined, item)
}

/** Updates count and sums after an item was replaced, added (no `before`) or removed (no `after`). */
function withTotals(cart: Cart, before: CartItem | undefined, after: CartItem | undefined): Cart {
  const none = { count: 0, cents: 0 }
  const from = before ? contributionOf(before) : none
  const to = after ? contributionOf(after) : none
  // Gift cards and vouchers may have paid for the removed item: the amount due never falls below zero.
  const sum = (cents: number) => Math.max(Math.min(cents, 0), cents + to.cents - from.cents)
  return {
    ...cart,
    numberOfArticles: Math.max(0, cart.numberOfArticles + to.count - from.count),
    ...(cart.totalSum !== undefined && { totalSum: sum(cart.totalSum) }),
    ...(cart.priceSummary && {
      priceSummary: { ...cart.priceSummary, cartFinalSum: sum(cart.priceSummary.cartFinalSum) },
    }),
  }
}
