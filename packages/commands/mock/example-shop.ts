/** A shop that sells whatever is asked for, as in the contract's examples. */

import { type Article, type Cart, EMPTY_CART, type PartnerProduct } from '../../../src/shop/cart/cart.ts'
import { type CartItem, itemsOf } from '../../../src/shop/cart/cart-items.ts'
import type { CartShop } from '../../shop/cart/cart.ts'
import { countPieces, type Wanted } from '../../shop/cart/change-cart.ts'
import type { Subscriber } from '../../shop/visitor.ts'
import { contract, examplesIn } from '../contract.ts'

const exampleOf = <Thing>(name: string) => examplesIn(contract().schemas[name])[0] as Thing

function itemOf({ kind, id, tcm, campaignId }: Wanted, pieces: number): CartItem {
  if (kind === 'partnerProduct') {
    const partnerProduct = exampleOf<PartnerProduct>('PartnerProduct')
    const totalPrice = (partnerProduct.totalPrice ?? 0) * pieces
    return { kind, partnerProduct: { ...partnerProduct, partnerProductId: id, totalQuantity: pieces, totalPrice } }
  }
  const example = exampleOf<Article>('Article')
  const more = { ...(tcm !== undefined && { tcm }), ...(campaignId !== undefined && { campaignId }) }
  const price = { calculatedPrice: (example.currentShopPrice ?? 0) * pieces }
  return { kind: kind as 'article', article: { ...example, ...more, productId: id, quantity: pieces, price } }
}

const centsOf = (item: CartItem) => {
  if (item.kind === 'subscription') return item.subscription.recurringArticlesPrice?.calculatedPrice ?? 0
  return item.kind === 'partnerProduct'
    ? (item.partnerProduct.totalPrice ?? 0)
    : (item.article.price?.calculatedPrice ?? 0)
}

/** It starts with the article of the example, and its prices are without shipping. */
export function exampleShop(): CartShop {
  const { productId, tcm } = exampleOf<Article>('Article')
  const first = itemOf({ kind: 'article', id: productId, tcm, pieces: 2 }, 2)
  return {
    start: { ...EMPTY_CART, articles: 'article' in first ? [first.article] : [] },
    offerOf: (wanted) => ({ item: (pieces) => itemOf(wanted, pieces) }),
    settle(state) {
      const totalSum = itemsOf(state.cart).reduce((sum, item) => sum + centsOf(item), 0)
      const cart: Cart = { ...state.cart, numberOfArticles: countPieces(state.cart), totalSum }
      return { ...state, cart }
    },
  }
}

/** Is signed up from the start; the token is that of the contract's example. */
export function exampleSubscriber(): Subscriber {
  const { parameters } = contract().operation('getSubscriber')
  const token = parameters.find(({ name }) => name === 'subscriberToken')?.example
  return { ...exampleOf<Subscriber>('Subscriber'), token: String(token), site: 'DE', isExpired: false }
}
