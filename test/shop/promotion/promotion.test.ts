import { expect } from '@open-wc/testing'
import { darkThemeOf } from '../../../src/shop/promotion/promotion.ts'

describe('promotion', () => {
  it('has a dark theme per family (PROMO-32)', () => {
    const themes = ['light', 'dark', 'coffee-light', 'coffee-dark'].map(darkThemeOf)
    expect(themes).to.deep.equal(['dark', 'dark', 'coffee-dark', 'coffee-dark'])
  })
})
