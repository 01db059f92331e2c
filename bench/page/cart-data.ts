/** The lines of the measured carts, the same for every contender. */

export const article = (index: number) => ({
  productId: `p${index}`,
  tcm: `t${index}`,
  title: `Article number ${index} with a title of two rows`,
  imageUrl: '/pictures/icon.svg',
  productUrl: `/products/p${index}`,
  quantity: { quantity: 1 },
  dimensions: [
    { name: 'Size', value: 'M', type: 'TEXT' },
    { name: 'Color', value: '#8a9a7b', type: 'COLOR' },
  ],
  availability: index % 7 === 0 ? 'SHORTAGE' : 'IN_STOCK',
  price: { calculatedPrice: 1599, calculatedOriginalPrice: 1999, basePrice: '15,99 €/kg' },
})

/** The service's answer with the articles of these numbers. */
export const cartOf = (indices: readonly number[]) =>
  JSON.stringify({
    cart: {
      numberOfArticles: indices.length,
      articles: indices.map(article),
      priceSummary: { cartFinalSum: 1599 * indices.length, shippingCosts: 0 },
    },
  })
