import { expect } from '@open-wc/testing'
import type { Cart, PriceSummary } from '../../../src/shop/cart/cart.ts'
import { finalSumOf, summaryLinesOf } from '../../../src/shop/prices/price-summary.ts'
import { cartOf } from '../../support/carts.ts'

const without = (more: Partial<Cart>): Cart => ({ ...cartOf(), ...more })
const withSummary = (summary: Partial<PriceSummary>, more: Partial<Cart> = {}): Cart =>
  without({ ...more, priceSummary: { cartFinalSum: 0, redeemedWsacDiscounts: [], ...summary } })

const said = (cart: Cart) =>
  summaryLinesOf(cart).map(({ kind, cents, name }) => [kind, cents, ...(name === undefined ? [] : [name])].join(' '))

describe('the price summary (specification 1 §2, §5)', () => {
  /** Each line with a cart of a site without a price summary, and one with. */
  const conditions: [line: string, without: Cart, with_: Cart, lines: string[]][] = [
    [
      'shipping of 0 is free shipping',
      without({ shippingCost: 0 }),
      withSummary({ shippingCosts: 0 }),
      ['freeShipping 0'],
    ],
    [
      'shipping above 0 is a cost',
      without({ shippingCost: 495 }),
      withSummary({ shippingCosts: 495 }),
      ['shipping 495'],
    ],
    ['undefined shipping is hidden', without({}), withSummary({}), []],
    [
      'payment on delivery above 0 is shown',
      without({ paymentOnDeliveryCost: 390 }),
      withSummary({ paymentOnDeliveryCosts: 390 }),
      ['paymentOnDelivery 390'],
    ],
    [
      'payment on delivery of 0 is hidden',
      without({ paymentOnDeliveryCost: 0 }),
      withSummary({ paymentOnDeliveryCosts: 0 }),
      [],
    ],
    [
      'beans whose redeemed value is above 0 are shown with it',
      without({ loyaltyBeanData: { redeemedAmount: 500, redeemedValue: 250 } }),
      withSummary({ totalRedeemedLoyaltyBeans: 250 }),
      ['beans -250'],
    ],
    [
      'beans whose redeemed value is 0 are hidden, however many they are',
      without({ loyaltyBeanData: { redeemedAmount: 500, redeemedValue: 0 } }),
      withSummary({ totalRedeemedLoyaltyBeans: 0 }, { loyaltyBeanData: { redeemedAmount: 500, redeemedValue: 0 } }),
      [],
    ],
    [
      'redeemed gift cards are shown with number and amount',
      without({ giftCardRedemptions: [{ cardNumber: '77', redeemedAmount: 500 }] }),
      withSummary({}, { giftCardRedemptions: [{ cardNumber: '77', redeemedAmount: 500 }] }),
      ['giftCard -500 77'],
    ],
  ]
  for (const [line, plain, summary, lines] of conditions) {
    it(`${line}, without a price summary`, () => expect(said(plain)).to.deep.equal(lines))
    it(`${line}, with a price summary`, () => expect(said(summary)).to.deep.equal(lines))
  }

  it('shows the remaining rebate on sites with a price summary only, when the non-coupon discount is above 0', () => {
    expect(said(withSummary({ totalRedeemedNonWsacDiscounts: 100 }))).to.deep.equal(['rebate -100'])
    expect(said(withSummary({ totalRedeemedNonWsacDiscounts: 0 }))).to.deep.equal([])
    expect(said(without({}))).to.deep.equal([])
  })

  it('shows each redeemed coupon with its discount, also one that was redeemed twice', () => {
    const wsacs = [
      { wsac: 'WELCOME10', discount: 300 },
      { wsac: 'COFFEE5', discount: 100 },
      { wsac: 'COFFEE5', discount: 50 },
    ]
    const cart = withSummary({ redeemedWsacDiscounts: wsacs })
    expect(said(cart)).to.deep.equal(['coupon -300 WELCOME10', 'coupon -100 COFFEE5', 'coupon -50 COFFEE5'])
    expect(new Set(summaryLinesOf(cart).map(({ key }) => key)).size).to.equal(3)
  })

  it('takes the price summary before the older fields, where there is one', () => {
    const older = {
      shippingCost: 1,
      paymentOnDeliveryCost: 2,
      loyaltyBeanData: { redeemedAmount: 1, redeemedValue: 3 },
    }
    const cart = withSummary(
      { shippingCosts: 10, paymentOnDeliveryCosts: 20, totalRedeemedLoyaltyBeans: 30, cartFinalSum: 40 },
      { ...older, totalSum: 4 },
    )
    expect(said(cart)).to.deep.equal(['shipping 10', 'paymentOnDelivery 20', 'beans -30'])
    expect(finalSumOf(cart)).to.equal(40)
    expect(finalSumOf(without({ totalSum: 4 }))).to.equal(4)
  })

  it('keeps one order', () => {
    const cart = withSummary(
      {
        shippingCosts: 0,
        paymentOnDeliveryCosts: 1,
        totalRedeemedLoyaltyBeans: 1,
        totalRedeemedNonWsacDiscounts: 1,
        redeemedWsacDiscounts: [{ wsac: 'W', discount: 1 }],
      },
      { giftCardRedemptions: [{ cardNumber: '7', redeemedAmount: 1 }] },
    )
    expect(summaryLinesOf(cart).map(({ kind }) => kind)).to.deep.equal([
      'freeShipping',
      'paymentOnDelivery',
      'beans',
      'rebate',
      'coupon',
      'giftCard',
    ])
  })
})
