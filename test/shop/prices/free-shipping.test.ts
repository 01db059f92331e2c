import { expect } from '@open-wc/testing'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { missingForFreeShipping } from '../../../src/shop/prices/price-summary.ts'
import { cartOf } from '../../support/carts.ts'

describe('what is missing for free shipping', () => {
  const cart = { totalSum: 5890, shippingCost: 1499, paymentOnDeliveryCost: 391 }

  it('is counted without the costs, on sites whose sum holds for all goods (MINICART-67)', () => {
    expect(missingForFreeShipping({ ...cartOf(), ...cart }, 'PL')).to.equal(6000)
    expect(missingForFreeShipping({ ...cartOf(), ...cart }, 'HU')).to.equal(undefined)
    expect(missingForFreeShipping({ ...cartOf(), ...cart }, 'DE')).to.equal(undefined)
    const priceSummary = {
      cartFinalSum: 5890,
      shippingCosts: 1499,
      paymentOnDeliveryCosts: 391,
      redeemedWsacDiscounts: [],
    }
    expect(missingForFreeShipping({ ...cartOf(), priceSummary }, 'PL')).to.equal(6000)
  })

  const untold: [what: string, more: Partial<Cart>][] = [
    ['shipping is free', { shippingCost: 0 }],
    ['the costs are not known', { shippingCost: undefined as never }],
    ['the sum is not known', { totalSum: undefined as never }],
    ['the sum is reached already', { totalSum: 11_890 }],
    ['a coupon is redeemed', { redeemedWsacs: ['TEN'] }],
    ['a gift card is redeemed', { giftCardRedemptions: [{ cardNumber: '1', redeemedAmount: 100 }] }],
  ]
  for (const [what, more] of untold)
    it(`is not told when ${what} (MINICART-67)`, () => {
      expect(missingForFreeShipping({ ...cartOf(), ...cart, ...more }, 'PL')).to.equal(undefined)
    })
})
