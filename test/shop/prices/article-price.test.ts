import { expect } from '@open-wc/testing'
import type { Article } from '../../../src/shop/cart/cart.ts'
import { articlePriceOf, isBestPriceExplained, type PriceRules } from '../../../src/shop/prices/article-price.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { article } from '../../support/carts.ts'

const rules = (site: Site, more: Partial<PriceRules> = {}): PriceRules => ({
  site,
  hasPriceSummary: true,
  place: 'line',
  ...more,
})
const priced = (price: Partial<Article['price']>, quantity = 1): Article =>
  article('A', quantity, { price: { calculatedPrice: 1000, ...price } })

describe('the price of an article (specification 1 §5)', () => {
  describe('its fields', () => {
    const both = article('A', 2, { currentShopPrice: 700, price: { calculatedPrice: 1200 } })

    it('are the new ones, of `price`, on sites with a price summary', () => {
      expect(articlePriceOf(both, rules('DE'))?.amount).to.equal(1200)
    })
    it('are the old one, `currentShopPrice` of one piece, on the others', () => {
      expect(articlePriceOf(both, rules('PL', { hasPriceSummary: false }))?.amount).to.equal(1400)
    })
    it('stand in for each other when one is missing', () => {
      const { price: _price, ...old } = both
      const { currentShopPrice: _old, ...recent } = both
      expect(articlePriceOf(old, rules('DE'))?.amount).to.equal(1400)
      expect(articlePriceOf(recent, rules('PL', { hasPriceSummary: false }))?.amount).to.equal(1200)
    })
    it('may both be missing: then there is no price', () => {
      const { price: _price, ...none } = article('A')
      expect(articlePriceOf(none, rules('DE'))).to.equal(undefined)
    })
    it('tell what it cost before, by the original price or by the price of a piece before rebates', () => {
      expect(articlePriceOf(priced({ calculatedOriginalPrice: 1500 }), rules('DE'))?.previous).to.equal(1500)
      expect(articlePriceOf(priced({ pricePerUnitBeforeRebates: 750 }, 2), rules('DE'))?.previous).to.equal(1500)
    })
    it('tell no previous price that is not above the present one', () => {
      for (const calculatedOriginalPrice of [1000, 900])
        expect(articlePriceOf(priced({ calculatedOriginalPrice }), rules('DE'))).to.not.have.property('previous')
    })
    it('tell the base price as the shop words it', () => {
      expect(articlePriceOf(priced({ basePrice: '9,98 €/kg' }), rules('DE'))?.basePrice).to.equal('9,98 €/kg')
    })
  })

  describe('by site', () => {
    const reduced = priced({ calculatedOriginalPrice: 1500, bestPriceAmount: 1200, bestPriceDifferencePercentage: 17 })
    const promotional = priced({ ...reduced.price, isPricePromotional: true })
    const regular = priced({ bestPriceAmount: 1000 })

    /** previous: in a subscription entry; then the best price of what is reduced, promotional, not reduced; its tooltip. */
    const table: Record<Site, [previous: boolean, ...best: [boolean, boolean, boolean], tooltip: boolean]> = {
      DE: [false, true, false, false, true],
      AT: [false, true, false, false, false],
      CH: [false, true, false, false, true],
      CH_FR: [false, true, false, false, true],
      PL: [true, true, true, true, true],
      CZ: [true, true, false, false, true],
      HU: [false, true, false, false, true],
      SK: [true, true, false, false, true],
      TR: [false, true, false, false, true],
    }

    for (const site of SITES) {
      const [previous, best, bestOfPromotional, bestOfRegular, tooltip] = table[site]

      it(`${site} shows ${previous ? 'a' : 'no'} previous price in a subscription entry, and one in a line`, () => {
        expect(articlePriceOf(reduced, rules(site, { place: 'subscription' }))?.previous).to.equal(
          previous ? 1500 : undefined,
        )
        expect(articlePriceOf(reduced, rules(site))?.previous).to.equal(1500)
      })
      it(`${site} shows the best price by its rule, with a price summary and without`, () => {
        for (const hasPriceSummary of [true, false]) {
          const hasBest = (one: Article) =>
            articlePriceOf(one, rules(site, { hasPriceSummary }))?.bestPrice !== undefined
          expect([reduced, promotional, regular].map(hasBest)).to.deep.equal([best, bestOfPromotional, bestOfRegular])
        }
      })
      it(`${site} shows it ${tooltip ? 'with' : 'without'} the info tooltip`, () => {
        expect(isBestPriceExplained(site)).to.equal(tooltip)
      })
    }

    it('no site shows a best price that is not known', () => {
      for (const site of SITES)
        expect(articlePriceOf(priced({ calculatedOriginalPrice: 1500 }), rules(site))).to.not.have.property('bestPrice')
    })
  })

  it('compares with the best price of one piece, and gives the difference its sign', () => {
    const difference = (bestPriceAmount: number, bestPriceDifferencePercentage: number) =>
      articlePriceOf(priced({ bestPriceAmount, bestPriceDifferencePercentage }, 2), rules('PL'))?.bestPrice
        ?.differencePercentage
    expect(difference(600, 17)).to.equal(-17)
    expect(difference(600, -17)).to.equal(-17)
    expect(difference(400, 25)).to.equal(25)
    expect(difference(500, 0)).to.equal(undefined)
  })

  it('has the rebate variant in a subscription only, and only if rebatePercentage is non-zero', () => {
    const rebate = (rebatePercentage: number | undefined, place: PriceRules['place']) =>
      articlePriceOf(
        article('A', 1, rebatePercentage === undefined ? {} : { rebatePercentage }),
        rules('DE', { place }),
      )?.rebatePercentage
    expect(rebate(10, 'subscription')).to.equal(10)
    expect(rebate(0, 'subscription')).to.equal(undefined)
    expect(rebate(undefined, 'subscription')).to.equal(undefined)
    expect(rebate(10, 'line')).to.equal(undefined)
  })
})
