import { expect } from '@open-wc/testing'
import { formatMoney, moneyParts } from '../../src/shop/money.ts'
import { SITES, type Site } from '../../src/shop/sites.ts'

const AMOUNTS = [0, 5, 99, 100, 123456, 123456789, -50]
const S = '\u00a0'

// With symbol, one row a site (specification 1 §9).
const EXPECTED: Record<Site, string[]> = {
  DE: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '-0,50 €'],
  AT: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '-0,50 €'],
  SK: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '-0,50 €'],
  CH: ['CHF 0.00', 'CHF 0.05', 'CHF 0.99', 'CHF 1.00', "CHF 1'234.56", "CHF 1'234'567.89", 'CHF -0.50'],
  CH_FR: ['CHF 0.00', 'CHF 0.05', 'CHF 0.99', 'CHF 1.00', "CHF 1'234.56", "CHF 1'234'567.89", 'CHF -0.50'],
  PL: ['0,00 zł', '0,05 zł', '0,99 zł', '1,00 zł', '1 234,56 zł', '1 234 567,89 zł', '-0,50 zł'],
  CZ: ['0 Kč', '0 Kč', '0 Kč', '1 Kč', '1 234 Kč', '1 234 567 Kč', '0 Kč'],
  HU: ['0 Ft', '0 Ft', '0 Ft', '1 Ft', '1 234 Ft', '1 234 567 Ft', '0 Ft'],
  TR: ['0,00 TL', '0,05 TL', '0,99 TL', '1,00 TL', '1.234,56 TL', '1.234.567,89 TL', '-0,50 TL'],
}

describe('money', () => {
  for (const site of SITES) {
    it(`is written on ${site} with its own separators and symbol`, () => {
      const written = AMOUNTS.map((cents) => formatMoney(cents, site, { withSymbol: true }))
      expect(written).to.deep.equal(EXPECTED[site].map((text) => text.replaceAll(' ', S)))
    })
  }

  it('hides the currency symbol on DE by default, and only there', () => {
    expect(formatMoney(799, 'DE')).to.equal('7,99')
    for (const site of SITES.filter((other) => other !== 'DE'))
      expect(formatMoney(799, site)).to.match(/€|CHF|zł|Kč|Ft|TL/)
  })

  it('takes the whole part by integer division and the decimal part from the absolute value', () => {
    expect(moneyParts(-12345, 'DE')).to.deep.equal({ isNegative: true, whole: '123', decimal: '45' })
  })
})
