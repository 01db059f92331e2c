import { expect } from '@open-wc/testing'
import { parseCartLink } from '../../../src/shop/proposals/cart-link.ts'

describe('the entries of a cart by link', () => {
  it('are product, variant where there is one, and pieces (PROPOSAL-14)', () => {
    expect(parseCartLink('4711:2,N-1:100:1')).to.deep.equal([
      { productId: '4711', quantity: 2 },
      { productId: 'N-1', tcm: '100', quantity: 1 },
    ])
    expect(parseCartLink([...Array(20)].map((_, at) => `${at}:1`).join())).to.have.length(20)
  })

  it('are all wrong when one is (PROPOSAL-17)', () => {
    const tooMany = [...Array(21)].map((_, at) => `${at}:1`).join()
    const wrong = [
      '',
      '4711',
      '4711:0',
      '4711:-1',
      '4711:1.5',
      '4711:1000',
      '4711:2,',
      ':2',
      'a b:1',
      '<b>:1',
      '1:1,1:2',
      tooMany,
    ]
    for (const value of wrong) expect(parseCartLink(value), value).to.equal(undefined)
  })
})
