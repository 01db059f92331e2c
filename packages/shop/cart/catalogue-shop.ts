/** The shop of the catalogue: its products, prices and free articles. */
import { type Article, type Cart, EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import type { CartItem } from '../../../src/shop/cart/cart-items.ts'
import type { Product } from '../catalogue/products.ts'
import { amountsOf } from './amounts.ts'
import type { CartShop } from './cart.ts'
import { countPieces } from './change-cart.ts'
import { CAMPAIGN, freeArticle, freeArticlesOf } from './free-articles.ts'
import { articleOf, partnerProductOf } from './items.ts'
import { productOf } from './products.ts'

const KINDS: Partial<Record<CartItem['kind'], Product['kind']>> = {
  article: 'article',
  giftCard: 'gift-card',
  partnerProduct: 'partner-product',
}

/** A quantity may be a number too, as that of defective articles is (CART-43). */
const answeredArticle = ({ quantity, ...article }: Article) => ({ ...article, quantity: { quantity } })

export const CATALOGUE_SHOP: CartShop = {
  offerOf({ kind, id, tcm, campaignId }, site) {
    const isGift = kind === 'freeArticle' && id === CAMPAIGN.productId && campaignId === CAMPAIGN.id
    if (isGift) return { item: () => ({ kind, article: freeArticle(site) }) }
    const { product, variant } = productOf(id) ?? {}
    if (!product || product.kind !== KINDS[kind] || (tcm !== undefined && tcm !== product.tcm)) return undefined
    return {
      stock: product.stock,
      item: (pieces) =>
        kind === 'partnerProduct'
          ? { kind, partnerProduct: partnerProductOf(product, pieces, site) }
          : { kind: kind as 'article', article: articleOf(product, pieces, site, variant) },
    }
  },

  settle(state, site) {
    const { shippingCost: _of, priceSummary: _before, ...items } = { ...EMPTY_CART, ...state.cart }
    const cart: Cart = {
      ...items,
      freeArticles: freeArticlesOf(state, site),
      numberOfArticles: countPieces(state.cart),
    }
    return { ...state, cart: { ...cart, ...amountsOf({ ...state, cart }, site) } }
  },

  answered: (cart) => ({
    ...cart,
    articles: cart.articles.map(answeredArticle),
    freeArticles: cart.freeArticles.map(answeredArticle),
    giftCards: cart.giftCards.map(({ article }) => ({ article: answeredArticle(article) })),
  }),

  added(item) {
    if (item.kind === 'subscription') return undefined
    if (item.kind === 'partnerProduct') {
      const { partnerProductId, title, imageUrl, totalQuantity, totalPrice = 0 } = item.partnerProduct
      const price = { calculatedPrice: totalPrice }
      return { productId: partnerProductId, title, imageUrl, quantity: totalQuantity, price }
    }
    const { productId, tcm, title, imageUrl, quantity, price } = item.article
    return { productId, tcm, title, imageUrl, quantity, price }
  },
}
