import { expect } from '@open-wc/testing'
import { markOf, sentence } from '../../../src/shop/text/sentence.ts'

describe('a sentence in markup', () => {
  const forms = { one: `${markOf('count')} produkt`, few: `${markOf('count')} produkty`, other: 'inne' }

  it('has the plural form of its number, else the form for all others (LIVE-4)', () => {
    const texts = [1, 2, 22, 5].map((count) => sentence(forms, 'pl-PL', { count }))
    expect(texts).to.deep.equal(['1 produkt', '2 produkty', '22 produkty', 'inne'])
    expect(sentence({}, 'pl-PL', { count: 1 })).to.equal('')
  })

  it('has its values as they are, and percent signs of its own (LIVE-4)', () => {
    const greeting = { other: `100% ${markOf('name')}, %${markOf('percent')} %of%` }
    expect(sentence(greeting, 'tr-TR', { name: '%percent% $&', percent: 20 })).to.equal('100% %percent% $&, %20 %of%')
  })

  it('may be of an older release (DELIVERY-57)', () => {
    expect(sentence({ other: 'Hallo {{name}}' }, 'de-DE', { name: 'Alex' })).to.equal('Hallo Alex')
  })
})
