import { expect } from '@open-wc/testing'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { reduced, rows, showCart } from './support.ts'

// Browsers differ in the spaces before a percent sign and a colon.
const withoutSpaces = (text: string) => text.replaceAll(/\s(?=[%:])/g, '')
const BEST_PRICES = {
  DE: '30-Tage-Bestpreis: 17,99 (−11%)',
  AT: 'Niedrigster Preis der letzten 30 Tage: 17,99 € (−11%)',
  CH: '30-Tage-Bestpreis: CHF 17.99 (−11%)',
  CH_FR: 'Meilleur prix sur 30 jours: CHF 17.99 (−11%)',
  PL: 'Najniższa cena z 30 dni przed obniżką: 17,99 zł (−11%)',
  CZ: 'Nejnižší cena za 30 dní: 17 Kč (−11%)',
  HU: 'Az elmúlt 30 nap legalacsonyabb ára: 17 Ft (−11%)',
  SK: 'Najnižšia cena za 30 dní: 17,99 € (−11%)',
  TR: 'Son 30 günün en düşük fiyatı: 17,99 TL (−\u2060%11)',
} as const

describe('the prices in the mini cart', () => {
  it('have the previous price and the base price in the service’s words (PRICE-11, PRICE-12)', async () => {
    const { price } = reduced({ basePrice: '15,99 €/kg', bestPriceAmount: undefined })
    await showCart(cartOf(article('A', 1, { price })))
    expect(rows()).to.deep.equal(['Article A | 1 Stück | Statt | 19,99 | 15,99 | 15,99 €/kg'])
    expect(page.select('[data-row] s').textContent).to.equal('Statt 19,99')
  })

  const both = cartOf(article('A', 2, { currentShopPrice: 700, price: { calculatedPrice: 1200 } }))
  it('are those of the newer fields with a price summary (PRICE-16)', async () => {
    await showCart({ ...both, priceSummary: { cartFinalSum: 1200, redeemedWsacDiscounts: [] } })
    expect(rows()).to.deep.equal(['Article A | 2 Stück | 12,00'])
  })

  it('are those of the older field without a price summary (PRICE-17)', async () => {
    await showCart(both)
    expect(rows()).to.deep.equal(['Article A | 2 Stück | 14,00'])
  })

  it('are missing where there is none (PRICE-18)', async () => {
    const { price: _price, ...free } = article('A')
    await showCart(cartOf(free))
    expect(rows()).to.deep.equal(['Article A | 1 Stück'])
  })

  for (const site of SITES)
    it(`have the best price of 30 days on ${site} (PRICE-10, PRICE-23, PRICE-24, PRICE-25, PRICE-26)`, async () => {
      const promotional = article('B', 1, reduced({ isPricePromotional: true }))
      await showCart(cartOf(article('A', 1, reduced()), promotional), site)
      const [regular = '', promoted = ''] = rows().map(withoutSpaces)
      expect(regular).to.include(BEST_PRICES[site])
      expect(promoted.includes(BEST_PRICES[site]), 'that of a promotional price').to.equal(site === 'PL')
      const buttonsOf = (row: number) => page.within(page.selectAll('[data-row]')[row] as Element).all('button')
      // One deletes, one explains the best price.
      expect(buttonsOf(0)).to.have.length(site === 'AT' ? 1 : 2)
      expect(buttonsOf(1)).to.have.length(site === 'PL' ? 2 : 1)
    })
})
