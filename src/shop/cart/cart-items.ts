/** The lines of a cart, whatever their kind, and the PUT bodies that are about them (specification 1 §7, contract §6). */
import type { Article, Cart, CartChange, PartnerProduct, Subscription } from './cart.ts'

export type CartItem = (
  | { kind: 'article'; article: Article }
  | { kind: 'freeArticle'; article: Article }
  | { kind: 'giftCard'; article: Article }
  | { kind: 'partnerProduct'; partnerProduct: PartnerProduct }
  | { kind: 'subscription'; subscription: Subscription }
) & {
  /** It stands in one of the defective lists: it can only be deleted. */
  isDefective?: true
}

/** In the order that they are shown. */
export const KINDS: readonly CartItem['kind'][] = [
  'article',
  'freeArticle',
  'giftCard',
  'partnerProduct',
  'subscription',
]

/** One key per line of the cart: two changes with one key are about the same item. */
export function changeKey(change: CartChange): string {
  if ('setArticle' in change) return `article:${change.setArticle.productId}:${change.setArticle.tcm ?? ''}`
  if ('setFreeArticle' in change) return `free:${change.setFreeArticle.productId}:${change.setFreeArticle.campaignId}`
  if ('setGiftCard' in change) return `giftCard:${change.setGiftCard.productId}:${change.setGiftCard.tcm ?? ''}`
  if ('setPartnerProduct' in change) return `partner:${change.setPartnerProduct.partnerProductId}`
  return `subscription:${change.deleteSubscription.subscriptionId}`
}

/** The same key, from the item's side. */
export function itemKey(item: CartItem): string {
  return changeKey(removalOf(item))
}

/** The PUT body that deletes an item (public contract, section 6). */
export function removalOf(item: CartItem): CartChange {
  switch (item.kind) {
    case 'article':
      return setArticleOf(item.article, 0)
    case 'freeArticle':
      return {
        setFreeArticle: { productId: item.article.productId, campaignId: item.article.campaignId ?? '', remove: true },
      }
    case 'giftCard':
      return setGiftCardOf(item.article, 0)
    case 'partnerProduct':
      return { setPartnerProduct: { partnerProductId: item.partnerProduct.partnerProductId, set: 0 } }
    case 'subscription':
      return { deleteSubscription: { subscriptionId: item.subscription.subscriptionConfigurationId } }
  }
}

/** The PUT body that brings a deleted item back; no change does so for a subscription, or for what is defective. */
export function restorationOf(item: CartItem): CartChange | undefined {
  if (item.isDefective) return undefined
  switch (item.kind) {
    case 'article':
      return setArticleOf(item.article, item.article.quantity)
    case 'freeArticle':
      return {
        setFreeArticle: { productId: item.article.productId, campaignId: item.article.campaignId ?? '', remove: false },
      }
    case 'giftCard':
      return setGiftCardOf(item.article, item.article.quantity)
    case 'partnerProduct': {
      const { partnerProductId, totalQuantity } = item.partnerProduct
      return { setPartnerProduct: { partnerProductId, set: totalQuantity } }
    }
    case 'subscription':
      return undefined
  }
}

const tcmOf = ({ tcm }: Article) => (tcm === undefined ? {} : { tcm })

const setArticleOf = (article: Article, quantity: number): CartChange => ({
  setArticle: { productId: article.productId, ...tcmOf(article), quantity },
})

const setGiftCardOf = (article: Article, set: number): CartChange => ({
  setGiftCard: { productId: article.productId, ...tcmOf(article), set },
})

/** All lines of a cart in the order they are shown. */
export function itemsOf(cart: Cart): CartItem[] {
  return [
    ...cart.articles.map((article) => ({ kind: 'article', article }) as const),
    ...cart.freeArticles.map((article) => ({ kind: 'freeArticle', article }) as const),
    ...cart.giftCards.map(({ article }) => ({ kind: 'giftCard', article }) as const),
    ...cart.partnerProducts.map((partnerProduct) => ({ kind: 'partnerProduct', partnerProduct }) as const),
    ...cart.subscriptions.map((subscription) => ({ kind: 'subscription', subscription }) as const),
  ]
}

/** What can't be sold as it is, in the same order. */
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

/** A cart with other lines; its sums stay as they are. */
export function withItems(cart: Cart, items: readonly CartItem[]): Cart {
  return { ...cart, ...listsOf(items), freeArticles: articlesOf(items, 'freeArticle') }
}

/** The same for its defective lines. */
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
