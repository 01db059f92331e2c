import { expect } from '@open-wc/testing'
import { BENEFIT_SLOTS, darkThemeOf, plainTextOf, widestFirst } from '../../../src/shop/promotion/promotion.ts'

describe('promotion', () => {
  it('names the benefits in the order of the answer (PROMO-17)', () => {
    expect(BENEFIT_SLOTS).to.deep.equal(['free shipping', 'newsletter signup', 'cross-channel', 'service'])
  })

  it('sorts the widest breakpoint first (PROMO-20)', () => {
    const at = (breakpoint: number) => ({ url: `/${breakpoint}`, breakpoint })
    expect(widestFirst([at(0), at(1280), at(668)]).map(({ breakpoint }) => breakpoint)).to.deep.equal([1280, 668, 0])
  })

  it('extracts the text without markup', () => {
    expect(plainTextOf(['20 ', { tag: 'b', children: ['% ', { tag: 'i', children: ['off'] }] }])).to.equal('20 % off')
  })

  it('has a dark theme per family (PROMO-32)', () => {
    expect(['light', 'dark', 'coffee-light', 'coffee-dark'].map(darkThemeOf)).to.deep.equal([
      'dark',
      'dark',
      'coffee-dark',
      'coffee-dark',
    ])
  })
})
