import { expect } from '@open-wc/testing'
import type { Cart, PriceSummary } from '../../../src/shop/cart/cart.ts'
import { finalSumOf, maskCardNumber, summaryLinesOf } from '../../../src/shop/prices/price-summary.ts'
import { cartOf } from '../../support/carts.ts'

const withoutSummary = (more: Partial<Cart>): Cart => ({ ...cartOf(), ...more })
const withSummary = (summary: Partial<PriceSummary>, more: Partial<Cart> = {}): Cart =>
  withoutSummary({ ...more, priceSummary: { cartFinalSum: 0, redeemedWsacDiscounts: [], ...summary } })

const linesOf = (cart: Cart) =>
  summaryLinesOf(cart).map(({ kind, cents, name }) =>
    [kind, cents ?? '', ...(name === undefined ? [] : [name])].join(' '),
  )

describe('the price summary', () => {
  const beans = (redeemedValue: number) => ({ loyaltyBeanData: { redeemedAmount: 500, redeemedValue } })
  const conditions: [rule: string, older: Partial<Cart>, summary: Partial<PriceSummary>, lines: string[]][] = [
    [
      'shows shipping of 0 as free shipping (MINICART-36)',
      { shippingCost: 0 },
      { shippingCosts: 0 },
      ['freeShipping 0'],
    ],
    ['shows shipping above 0 as a cost (MINICART-36)', { shippingCost: 495 }, { shippingCosts: 495 }, ['shipping 495']],
    ['hides undefined shipping (MINICART-36)', {}, {}, []],
    [
      'shows payment on delivery above 0 (MINICART-37)',
      { paymentOnDeliveryCost: 390 },
      { paymentOnDeliveryCosts: 390 },
      ['paymentOnDelivery 390'],
    ],
    ['hides payment on delivery of 0 (MINICART-37)', { paymentOnDeliveryCost: 0 }, { paymentOnDeliveryCosts: 0 }, []],
    [
      'shows beans by their redeemed value above 0 (MINICART-37)',
      beans(250),
      { totalRedeemedLoyaltyBeans: 250 },
      ['beans -250'],
    ],
    ['hides beans whose redeemed value is 0 (MINICART-37)', beans(0), { totalRedeemedLoyaltyBeans: 0 }, []],
  ]
  for (const [rule, older, summary, lines] of conditions)
    it(`${rule}, with and without priceSummary`, () => {
      expect(linesOf(withoutSummary(older))).to.deep.equal(lines)
      expect(linesOf(withSummary(summary))).to.deep.equal(lines)
      expect(linesOf(withSummary(summary, older))).to.deep.equal(lines)
    })

  it('shows redeemed gift cards with number and amount (MINICART-39)', () => {
    const cards = { giftCardRedemptions: [{ cardNumber: '777777', redeemedAmount: 500 }] }
    for (const cart of [withoutSummary(cards), withSummary({}, cards)])
      expect(linesOf(cart)).to.deep.equal(['giftCard -500 •••• 7777'])
  })

  it('shows the remaining rebate above 0, with priceSummary only (MINICART-38)', () => {
    expect(linesOf(withSummary({ totalRedeemedNonWsacDiscounts: 100 }))).to.deep.equal(['rebate -100'])
    expect(linesOf(withSummary({ totalRedeemedNonWsacDiscounts: 0 }))).to.deep.equal([])
    expect(linesOf(withoutSummary({}))).to.deep.equal([])
  })

  it('shows each redeemed coupon with its discount, also one that is redeemed twice (MINICART-39)', () => {
    const wsacs = [
      { wsac: 'WELCOME10', discount: 300 },
      { wsac: 'COFFEE5', discount: 100 },
      { wsac: 'COFFEE5', discount: 50 },
    ]
    const cart = withSummary({ redeemedWsacDiscounts: wsacs })
    expect(linesOf(cart)).to.deep.equal(['coupon -300 WELCOME10', 'coupon -100 COFFEE5', 'coupon -50 COFFEE5'])
    expect(new Set(summaryLinesOf(cart).map(({ key }) => key)).size).to.equal(3)
  })

  it('takes off what is redeemed, whatever its sign (MINICART-57)', () => {
    const cards = { giftCardRedemptions: [{ cardNumber: '777777', redeemedAmount: -500 }] }
    const discounts = {
      totalRedeemedLoyaltyBeans: -250,
      totalRedeemedNonWsacDiscounts: -100,
      redeemedWsacDiscounts: [{ wsac: 'WELCOME10', discount: -50 }],
    }
    expect(linesOf(withSummary(discounts, cards))).to.deep.equal([
      'beans -250',
      'rebate -100',
      'coupon -50 WELCOME10',
      'giftCard -500 •••• 7777',
    ])
    expect(linesOf(withoutSummary({ ...cards, ...beans(-250) }))).to.deep.equal([
      'beans -250',
      'giftCard -500 •••• 7777',
    ])
    const one = withSummary({ redeemedWsacDiscounts: [{ wsac: 'WELCOME10', discount: -300 }] })
    expect(linesOf({ ...one, unusedRedemption: 100 })).to.deep.equal(['coupon -200 WELCOME10'])
  })

  it('shows redeemed coupons without priceSummary by their codes, each once (MINICART-47)', () => {
    const lines = linesOf(withoutSummary({ redeemedWsacs: ['WELCOME10', 'COFFEE5', 'COFFEE5'] }))
    expect(lines).to.deep.equal(['coupon  WELCOME10', 'coupon  COFFEE5'])
  })

  it('shows a redeemed coupon that priceSummary gives no discount for by its code (MINICART-47)', () => {
    const cart = withSummary(
      { redeemedWsacDiscounts: [{ wsac: 'WELCOME10', discount: 300 }] },
      { redeemedWsacs: ['WELCOME10', 'COFFEE5'] },
    )
    expect(linesOf(cart)).to.deep.equal(['coupon -300 WELCOME10', 'coupon  COFFEE5'])
  })

  it('shows of the number of a gift card the last four digits, and never all of it (MINICART-46)', () => {
    const masked = ['6006 4900 0000 1002', '6006-4900-1002', '10012', 'GC-77-ABCDE'].map(maskCardNumber)
    expect(masked).to.deep.equal(['•••• 1002', '•••• 1002', '•••• 0012', '•••• BCDE'])
    expect(['1002', '7', ''].map(maskCardNumber)).to.deep.equal(['••••', '••••', '••••'])
    expect(['•••• 1002', '****1002'].map(maskCardNumber), 'Masked before.').to.deep.equal(['•••• 1002', '•••• 1002'])
  })

  it('prefers priceSummary to the older fields (MINICART-40)', () => {
    const older = {
      shippingCost: 1,
      paymentOnDeliveryCost: 2,
      loyaltyBeanData: { redeemedAmount: 1, redeemedValue: 3 },
    }
    const cart = withSummary(
      { shippingCosts: 10, paymentOnDeliveryCosts: 20, totalRedeemedLoyaltyBeans: 30, cartFinalSum: 40 },
      { ...older, totalSum: 4 },
    )
    expect(linesOf(cart)).to.deep.equal(['shipping 10', 'paymentOnDelivery 20', 'beans -30'])
    expect(finalSumOf(cart)).to.equal(40)
    expect(finalSumOf(withoutSummary({ totalSum: 4 }))).to.equal(4)
  })

  it('has its lines in a fixed order (MINICART-35)', () => {
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
    const kinds = summaryLinesOf(cart).map(({ kind }) => kind)
    expect(kinds).to.deep.equal(['freeShipping', 'paymentOnDelivery', 'beans', 'rebate', 'coupon', 'giftCard'])
  })
})
