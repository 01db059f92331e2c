import { expect } from '@open-wc/testing'
import { parseCartChange } from '../../../src/shop/cart/parse-cart-change.ts'

const RIGHT = [
  { setArticle: { productId: '1', quantity: 0 } },
  { setArticle: { productId: '1', tcm: '', quantity: 2 ** 40 } },
  { setFreeArticle: { productId: '1', campaignId: 'c', remove: false } },
  { setGiftCard: { productId: '1', tcm: 't', set: 1 } },
  { setPartnerProduct: { partnerProductId: '1', set: 0 } },
  { deleteSubscription: { subscriptionId: '1' } },
]

const WRONG: unknown[] = [
  undefined,
  null,
  'setArticle',
  [],
  {},
  { clear: true },
  { constructor: {} },
  { setArticle: null },
  { setArticle: 'productId' },
  { setArticle: { productId: '1' } },
  { setArticle: { productId: '', quantity: 1 } },
  { setArticle: { productId: 1.5, quantity: 1 } },
  { setArticle: { productId: 2 ** 53, quantity: 1 } },
  { setArticle: { productId: '1', quantity: -1 } },
  { setArticle: { productId: '1', quantity: 1.5 } },
  { setArticle: { productId: '1', quantity: '1' } },
  { setArticle: { productId: '1', quantity: Number.NaN } },
  { setArticle: { productId: '1', quantity: Number.POSITIVE_INFINITY } },
  { setArticle: { productId: '1', tcm: null, quantity: 1 } },
  { setArticle: { productId: '1', tcm: [], quantity: 1 } },
  { setFreeArticle: { productId: '1', campaignId: '2' } },
  { setFreeArticle: { productId: '1', campaignId: '2', remove: 1 } },
  { setPartnerProduct: { productId: '1', set: 1 } },
  { deleteSubscription: {} },
  { deleteSubscription: { subscriptionId: '1' }, setGiftCard: undefined },
]

describe('a cart change', () => {
  for (const change of RIGHT)
    it(`is one of the five bodies: ${JSON.stringify(change)} (CART-42)`, () =>
      expect(parseCartChange(change)).to.deep.equal(change))

  for (const change of WRONG)
    it(`is none of the five bodies: ${JSON.stringify(change)} (CART-40)`, () =>
      expect(parseCartChange(change)).to.equal(undefined))

  it('has a number as an id as its text (CART-61)', () => {
    expect(parseCartChange({ setArticle: { productId: 1, tcm: 7, quantity: 2 } })).to.deep.equal({
      setArticle: { productId: '1', tcm: '7', quantity: 2 },
    })
    expect(parseCartChange({ deleteSubscription: { subscriptionId: 0 } })).to.deep.equal({
      deleteSubscription: { subscriptionId: '0' },
    })
  })

  it('keeps the fields of its body only (CART-42)', () => {
    const change = { setArticle: { productId: '1', tcm: undefined, quantity: 1, price: 0 } }
    expect(parseCartChange(change)).to.deep.equal({ setArticle: { productId: '1', quantity: 1 } })
  })
})
