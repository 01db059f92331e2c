import { expect } from '@open-wc/testing'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { contentOf, itemsOf } from '../../../src/shop/cart/cart-items.ts'
import { summaryLinesOf } from '../../../src/shop/prices/price-summary.ts'
import { wholeAmountsOf } from '../../../src/shop/prices/whole-amounts.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { article, cartWith, freeArticle, partnerProduct, subscription } from '../../support/carts.ts'

const priced = (id: string, calculatedPrice: number) => article(id, 1, { price: { calculatedPrice } })

/** Two articles of 99,50 each, one free, a partner product and a subscription of 5,00 each; 4,40 of shipping, 19,90 off. */
const mixed: Cart = {
  ...cartWith({
    articles: [priced('A', 9950), priced('B', 9950)],
    freeArticles: [freeArticle('C')],
    partnerProducts: [partnerProduct('D')],
    subscriptions: [subscription('E')],
  }),
  priceSummary: {
    cartFinalSum: 19_350,
    shippingCosts: 440,
    redeemedWsacDiscounts: [{ wsac: 'WELCOME10', discount: 1990 }],
  },
}

/** In display order: the items, then the lines of the summary. */
function amountsOf(cart: Cart, site: Site) {
  const written = wholeAmountsOf(cart, site)
  const keys = [...itemsOf(cart).map(contentOf), ...summaryLinesOf(cart).map(({ key }) => key)]
  return keys.map((key) => written.get(key))
}

describe('the amounts of a cart without decimals', () => {
  for (const site of ['CZ', 'HU'] as const) {
    it(`${site}: add up to the sum as it is written (PRICE-27)`, () => {
      const amounts = amountsOf(mixed, site)
      expect(amounts).to.deep.equal([9900, 10_000, 0, 500, 500, 400, -2000])
      expect(amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)).to.equal(19_300)
    })
  }

  it('stay as they are where they are whole (PRICE-27)', () => {
    const whole = cartWith({ articles: [article('A', 2), article('B')] })
    expect(amountsOf(whole, 'CZ')).to.deep.equal([1000, 500])
  })

  it('are cut off one by one where they do not add up in cents either (PRICE-7, PRICE-27)', () => {
    const other: Cart = { ...mixed, priceSummary: { cartFinalSum: 19_351, redeemedWsacDiscounts: [] } }
    expect(wholeAmountsOf(other, 'HU').size).to.equal(0)
  })

  it('keep their decimals on the other sites (PRICE-27)', () => {
    for (const site of ['DE', 'CH', 'PL', 'SK', 'TR'] as const) expect(wholeAmountsOf(mixed, site).size).to.equal(0)
  })

  it('are carried for each of two equal items (PRICE-27, MINICART-23)', () => {
    const twice = { ...cartWith({ articles: [priced('A', 150), priced('A', 150)] }), totalSum: 300 }
    expect(amountsOf(twice, 'HU')).to.deep.equal([100, 200])
  })
})
