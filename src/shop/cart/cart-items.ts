/** The items of a cart, whatever their kind, and the PUT bodies that change them (CART-42). */
import type { Article, Cart, CartChange, PartnerProduct, Subscription } from './cart.ts'

export type CartItem = (
  | { kind: 'article'; article: Article }
  | { kind: 'freeArticle'; article: Article }
  | { kind: 'giftCard'; article: Article }
  | { kind: 'partnerProduct'; partnerProduct: PartnerProduct }
  | { kind: 'subscription'; subscription: Subscription }
) & {
  /** In one of the defective lists: it can only be deleted. */
  isDefective?: true
}

/** In display order (MINICART-16). */
export const KINDS: readonly CartItem['kind'][] = [
  'article',
  'freeArticle',
  'giftCard',
  'partnerProduct',
  'subscription',
]

/** Identifies the item of a change: changes with the same key are merged (CART-12). */
export function changeKey(change: CartChange): string {
  const [[name, fields]] = Object.entries(change) as [[string, Record<string, unknown>]]
  const { productId, partnerProductId, subscriptionId, tcm, campaignId } = fields
  return [name, productId ?? partnerProductId ?? subscriptionId, tcm ?? campaignId].join(':')
}

/** The object that the cart has for an item: the same one in every `CartItem` of it. */
export const contentOf = (item: CartItem) => {
  if (item.kind === 'partnerProduct') return item.partnerProduct
  return item.kind === 'subscription' ? item.subscription : item.article
}

/** By the objects of a cart, which are in one list each and never changed: every change of a long cart asks for all keys. */
const removalKeys = new WeakMap<object, string>()

function removalKey(item: CartItem): string {
  const content = contentOf(item)
  let key = removalKeys.get(content)
  if (key === undefined) {
    key = changeKey(removalOf(item))
    removalKeys.set(content, key)
  }
  return key
}

const uuidOf = (item: CartItem) => (item.kind === 'freeArticle' ? item.article.uuid : undefined)

/** Identifies an item: a campaign may give two free articles of one product, which only their uuid tells apart (CART-48). */
export function itemKey(item: CartItem): string {
  const uuid = uuidOf(item)
  return uuid ? `${removalKey(item)}:${uuid}` : removalKey(item)
}

/** Whether a change is to this item: by the item's own key, or by the key of a change, which may be to several (CART-48). */
export const isChangedBy = (item: CartItem, key: string): boolean =>
  removalKey(item) === key || (uuidOf(item) !== undefined && itemKey(item) === key)

/** The PUT body that sets an item to a number of pieces; 0 deletes it (CART-42). */
export function changeTo(item: CartItem, count: number): CartChange {
  if (item.kind === 'partnerProduct')
    return { setPartnerProduct: { partnerProductId: item.partnerProduct.partnerProductId, set: count } }
  if (item.kind === 'subscription')
    return { deleteSubscription: { subscriptionId: item.subscription.subscriptionConfigurationId } }
  const { productId, tcm, campaignId = '' } = item.article
  if (item.kind === 'freeArticle') return { setFreeArticle: { productId, campaignId, remove: count === 0 } }
  const product = { productId, ...(tcm !== undefined && { tcm }) }
  return item.kind === 'article'
    ? { setArticle: { ...product, quantity: count } }
    : { setGiftCard: { ...product, set: count } }
}

/** The PUT body that deletes an item (CART-42). */
export const removalOf = (item: CartItem): CartChange => changeTo(item, 0)

/** The PUT body that restores a deleted item; undefined for a subscription or a defective item (CART-20). */
export function restorationOf(item: CartItem): CartChange | undefined {
  if (item.isDefective || item.kind === 'subscription') return undefined
  const count = item.kind === 'partnerProduct' ? item.partnerProduct.totalQuantity : item.article.quantity
  return changeTo(item, count || 1)
}

/** All items that can be bought, in display order. */
export function itemsOf(cart: Cart): CartItem[] {
  return [
    ...cart.articles.map((article) => ({ kind: 'article', article }) as const),
    ...cart.freeArticles.map((article) => ({ kind: 'freeArticle', article }) as const),
    ...cart.giftCards.map(({ article }) => ({ kind: 'giftCard', article }) as const),
    ...cart.partnerProducts.map((partnerProduct) => ({ kind: 'partnerProduct', partnerProduct }) as const),
    ...cart.subscriptions.map((subscription) => ({ kind: 'subscription', subscription }) as const),
  ]
}

/** The defective items, in the same order. */
export function defectsOf(cart: Cart): CartItem[] {
  return itemsOf({
    ...cart,
    articles: cart.defectiveArticles,
    freeArticles: [],
    giftCards: cart.defectiveGiftCards,
    partnerProducts: cart.defectivePartnerProducts,
    subscriptions: cart.defectiveSubscriptions,
  }).map((item) => ({ ...item, isDefective: true }))
}

/** Replaces the items; sums stay unchanged. */
export function withItems(cart: Cart, items: readonly CartItem[]): Cart {
  return { ...cart, ...listsOf(items), freeArticles: articlesOf(items, 'freeArticle') }
}

/** Replaces the defective items. */
export function withDefects(cart: Cart, items: readonly CartItem[]): Cart {
  const { articles, giftCards, partnerProducts, subscriptions } = listsOf(items)
  return {
    ...cart,
    defectiveArticles: articles,
    defectiveGiftCards: giftCards,
    defectivePartnerProducts: partnerProducts,
    defectiveSubscriptions: subscriptions,
  }
}

const articlesOf = (items: readonly CartItem[], kind: CartItem['kind']) =>
  items.flatMap((item) => (item.kind === kind && 'article' in item ? [item.article] : []))

const listsOf = (items: readonly CartItem[]) => ({
  articles: articlesOf(items, 'article'),
  giftCards: articlesOf(items, 'giftCard').map((article) => ({ article })),
  partnerProducts: items.flatMap((item) => (item.kind === 'partnerProduct' ? [item.partnerProduct] : [])),
  subscriptions: items.flatMap((item) => (item.kind === 'subscription' ? [item.subscription] : [])),
})
