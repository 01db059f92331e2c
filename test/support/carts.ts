import type { Article, Cart } from '../../src/shop/cart.ts'
import { EMPTY_CART } from '../../src/shop/cart-rules.ts'

export const article = (productId: string, quantity = 1, more: Partial<Article> = {}): Article => ({
  productId,
  tcm: `tcm-${productId}`,
  title: `Article ${productId}`,
  quantity,
  dimensions: [],
  availability: 'IN_STOCK',
  price: { calculatedPrice: 500 * quantity },
  ...more,
})

/** A cart of articles as the server reckons it: 5.00 a piece. */
export function cartOf(...articles: Article[]): Cart {
  const pieces = articles.reduce((sum, { quantity }) => sum + quantity, 0)
  return { ...EMPTY_CART, articles, numberOfArticles: pieces, totalSum: 500 * pieces }
}
