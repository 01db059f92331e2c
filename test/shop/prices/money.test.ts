import { expect } from '@open-wc/testing'
import { formatMoney, isAmount, moneyParts } from '../../../src/shop/prices/money.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'

const AMOUNTS = [0, 5, 99, 100, 123456, 123456789, -50]
const S = '\u00a0'

// With symbol.
const EXPECTED: Record<Site, string[]> = {
  DE: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '−0,50 €'],
  AT: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '−0,50 €'],
  SK: ['0,00 €', '0,05 €', '0,99 €', '1,00 €', '1.234,56 €', '1.234.567,89 €', '−0,50 €'],
  CH: ['CHF 0.00', 'CHF 0.05', 'CHF 0.99', 'CHF 1.00', "CHF 1'234.56", "CHF 1'234'567.89", 'CHF −0.50'],
  CH_FR: ['CHF 0.00', 'CHF 0.05', 'CHF 0.99', 'CHF 1.00', "CHF 1'234.56", "CHF 1'234'567.89", 'CHF −0.50'],
  PL: ['0,00 zł', '0,05 zł', '0,99 zł', '1,00 zł', '1 234,56 zł', '1 234 567,89 zł', '−0,50 zł'],
  CZ: ['0 Kč', '0 Kč', '0 Kč', '1 Kč', '1 234 Kč', '1 234 567 Kč', '0 Kč'],
  HU: ['0 Ft', '0 Ft', '0 Ft', '1 Ft', '1 234 Ft', '1 234 567 Ft', '0 Ft'],
  TR: ['0,00 TL', '0,05 TL', '0,99 TL', '1,00 TL', '1.234,56 TL', '1.234.567,89 TL', '−0,50 TL'],
}

const RULES: Record<Site, string> = {
  DE: '(PRICE-4, PRICE-9)',
  AT: '(PRICE-4, PRICE-9)',
  SK: '(PRICE-4, PRICE-9)',
  CH: '(PRICE-5, PRICE-9)',
  CH_FR: '(PRICE-5, PRICE-9)',
  PL: '(PRICE-6, PRICE-9)',
  CZ: '(PRICE-7, PRICE-9)',
  HU: '(PRICE-7, PRICE-9)',
  TR: '(PRICE-8, PRICE-9)',
}

const written = (site: Site, options?: { withSymbol: boolean }) =>
  AMOUNTS.map((cents) => formatMoney(cents, site, options))

describe('money', () => {
  for (const site of SITES) {
    const withSymbol = EXPECTED[site].map((text) => text.replaceAll(' ', S))
    const withoutSymbol = EXPECTED[site].map((text) => text.replace(/^CHF | (€|zł|Kč|Ft|TL)$/, '').replaceAll(' ', S))

    it(`has the separators and the symbol of ${site} ${RULES[site]}`, () => {
      expect(written(site, { withSymbol: true })).to.deep.equal(withSymbol)
    })

    it(`has no symbol on ${site} on request (PRICE-10)`, () => {
      expect(written(site, { withSymbol: false })).to.deep.equal(withoutSymbol)
      expect(withoutSymbol.join()).not.to.match(/€|CHF|zł|Kč|Ft|TL/)
    })

    it(`${site === 'DE' ? 'hides' : 'shows'} the symbol on ${site} by default (PRICE-10)`, () => {
      expect(written(site)).to.deep.equal(site === 'DE' ? withoutSymbol : withSymbol)
    })
  }

  it('is available in parts, of which the decimal one is from the absolute value (PRICE-1)', () => {
    expect(moneyParts(-123456, 'CH')).to.deep.equal({
      symbolBefore: `CHF${S}`,
      sign: '−',
      whole: "1'234",
      separator: '.',
      decimal: '56',
      symbolAfter: '',
    })
    expect(moneyParts(123456, 'CZ')).to.deep.equal({
      symbolBefore: '',
      sign: '',
      whole: `1${S}234`,
      separator: '',
      decimal: '',
      symbolAfter: `${S}Kč`,
    })
  })

  it('cuts off a fraction of a cent (PRICE-1)', () => {
    expect([1.5, 99.99, -1.5].map((cents) => formatMoney(cents, 'DE'))).to.deep.equal(['0,01', '0,99', '−0,01'])
  })

  it('has a sign unless only zeros are shown (PRICE-2)', () => {
    expect([-0, -0.5].map((cents) => formatMoney(cents, 'DE'))).to.deep.equal(['0,00', '0,00'])
    expect([-99, -100].map((cents) => formatMoney(cents, 'HU'))).to.deep.equal([`0${S}Ft`, `−1${S}Ft`])
  })

  it('can be as large as is exact in cents (PRICE-3)', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'DE')).to.equal('90.071.992.547.409,91')
    expect(formatMoney(-Number.MAX_SAFE_INTEGER, 'DE')).to.equal('−90.071.992.547.409,91')
  })

  const noAmounts = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, 1e30]
  for (const cents of [...noAmounts, undefined, null, '799'] as number[]) {
    it(`is a dash on every site for ${typeof cents === 'string' ? 'a text' : cents} (PRICE-3)`, () => {
      expect(isAmount(cents)).to.equal(false)
      expect(SITES.map((site) => formatMoney(cents, site, { withSymbol: true }))).to.deep.equal(SITES.map(() => '–'))
    })
  }
})
