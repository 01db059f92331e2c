import { expect } from '@open-wc/testing'
import { BENEFIT_SLOTS, darkThemeOf, plainOf, widestFirst } from '../../../src/shop/promotion/promotion.ts'

describe('promotion', () => {
  it('names the benefits in the order that they are tracked in (specification 1 §9)', () => {
    expect(BENEFIT_SLOTS).to.deep.equal(['free shipping', 'newsletter signup', 'cross-channel', 'service'])
  })

  it('puts the widest breakpoint first (specification 1 §9)', () => {
    const at = (breakpoint: number) => ({ url: `/${breakpoint}`, breakpoint })
    expect(widestFirst([at(0), at(1280), at(668)]).map(({ breakpoint }) => breakpoint)).to.deep.equal([1280, 668, 0])
  })

  it('knows a text without its markup', () => {
    expect(plainOf(['20 ', { tag: 'b', children: ['% ', { tag: 'i', children: ['off'] }] }])).to.equal('20 % off')
  })

  it('stays in the house of the theme when it goes dark', () => {
    expect(['light', 'dark', 'coffee-light', 'coffee-dark'].map(darkThemeOf)).to.deep.equal([
      'dark',
      'dark',
      'coffee-dark',
      'coffee-dark',
    ])
  })
})
