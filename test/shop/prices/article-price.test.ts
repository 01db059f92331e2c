import { expect } from '@open-wc/testing'
import type { Article } from '../../../src/shop/cart/cart.ts'
import { type ArticlePriceRules, articlePriceOf, hasBestPriceTooltip } from '../../../src/shop/prices/article-price.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { article } from '../../support/carts.ts'

const rules = (site: Site, more: Partial<ArticlePriceRules> = {}): ArticlePriceRules => ({
  site,
  hasPriceSummary: true,
  place: 'line',
  ...more,
})
const priced = (price: Partial<Article['price']>, quantity = 1): Article =>
  article('A', quantity, { price: { calculatedPrice: 1000, ...price } })

describe('the price of an article', () => {
  describe('by its fields', () => {
    const both = article('A', 2, { currentShopPrice: 700, price: { calculatedPrice: 1200 } })

    it('is price.calculatedPrice with a price summary (PRICE-16)', () => {
      expect(articlePriceOf(both, rules('DE'))?.amount).to.equal(1200)
    })
    it('is currentShopPrice times the quantity without a price summary (PRICE-17)', () => {
      expect(articlePriceOf(both, rules('PL', { hasPriceSummary: false }))?.amount).to.equal(1400)
    })
    it('is the other field when one is missing (PRICE-18)', () => {
      const { price: _price, ...old } = both
      const { currentShopPrice: _old, ...recent } = both
      expect(articlePriceOf(old, rules('DE'))?.amount).to.equal(1400)
      expect(articlePriceOf(recent, rules('PL', { hasPriceSummary: false }))?.amount).to.equal(1200)
    })
    it('is unknown when both fields are missing (PRICE-18)', () => {
      const { price: _price, ...none } = article('A')
      expect(articlePriceOf(none, rules('DE'))).to.equal(undefined)
    })
    it('has as previous price the original price or the price per piece before rebates (PRICE-19)', () => {
      expect(articlePriceOf(priced({ calculatedOriginalPrice: 1500 }), rules('DE'))?.previous).to.equal(1500)
      expect(articlePriceOf(priced({ pricePerUnitBeforeRebates: 750 }, 2), rules('DE'))?.previous).to.equal(1500)
    })
    it('has no previous price that is not above the price (PRICE-11)', () => {
      for (const calculatedOriginalPrice of [1000, 900])
        expect(articlePriceOf(priced({ calculatedOriginalPrice }), rules('DE'))).to.not.have.property('previous')
    })
    it('has the base price in the words of the service (PRICE-12)', () => {
      expect(articlePriceOf(priced({ basePrice: '9,98 €/kg' }), rules('DE'))?.basePrice).to.equal('9,98 €/kg')
    })
  })

  describe('by site', () => {
    const reduced = priced({ calculatedOriginalPrice: 1500, bestPriceAmount: 1200, bestPriceDifferencePercentage: 17 })
    const promotional = priced({ ...reduced.price, isPricePromotional: true })
    const regular = priced({ bestPriceAmount: 1000 })

    /** Previous price in a subscription; best price of a reduced, a promotional and a regular article; its tooltip. */
    const table: Record<Site, [previous: boolean, ...best: [boolean, boolean, boolean], tooltip: boolean]> = {
      DE: [false, true, false, false, true],
      AT: [false, true, false, false, false],
      CH: [false, true, false, false, true],
      CH_FR: [false, true, false, false, true],
      PL: [true, true, true, false, true],
      CZ: [true, true, false, false, true],
      HU: [false, true, false, false, true],
      SK: [true, true, false, false, true],
      TR: [false, true, false, false, true],
    }

    for (const site of SITES) {
      const [previous, best, bestOfPromotional, bestOfRegular, tooltip] = table[site]

      it(`has ${previous ? 'a' : 'no'} previous price in a subscription on ${site}, and one outside (PRICE-20)`, () => {
        expect(articlePriceOf(reduced, rules(site, { place: 'subscription' }))?.previous).to.equal(
          previous ? 1500 : undefined,
        )
        expect(articlePriceOf(reduced, rules(site))?.previous).to.equal(1500)
      })
      it(`has the best price by the rule of ${site}, with and without a price summary (PRICE-23, PRICE-24)`, () => {
        for (const hasPriceSummary of [true, false]) {
          const hasBest = (one: Article) =>
            articlePriceOf(one, rules(site, { hasPriceSummary }))?.bestPrice !== undefined
          expect([reduced, promotional, regular].map(hasBest)).to.deep.equal([best, bestOfPromotional, bestOfRegular])
        }
      })
      it(`has its best price ${tooltip ? 'with' : 'without'} the info tooltip on ${site} (PRICE-26)`, () => {
        expect(hasBestPriceTooltip(site)).to.equal(tooltip)
      })
    }

    it('has no best price on any site for an article whose price is not below the previous one (PRICE-23, PRICE-24)', () => {
      for (const site of SITES)
        for (const isPricePromotional of [true, false]) {
          const unreduced = priced({ calculatedOriginalPrice: 1000, bestPriceAmount: 900, isPricePromotional })
          expect(articlePriceOf(unreduced, rules(site)), site).to.not.have.property('bestPrice')
        }
    })
    it('has no best price on any site when it is not known (PRICE-23, PRICE-24)', () => {
      for (const site of SITES)
        expect(articlePriceOf(priced({ calculatedOriginalPrice: 1500 }), rules(site))).to.not.have.property('bestPrice')
    })
  })

  it('is compared per piece with the best price, which gives the difference its sign (PRICE-25)', () => {
    const difference = (bestPriceAmount: number, bestPriceDifferencePercentage: number) =>
      articlePriceOf(
        priced({ calculatedOriginalPrice: 1500, bestPriceAmount, bestPriceDifferencePercentage }, 2),
        rules('DE'),
      )?.bestPrice?.differencePercentage
    expect(difference(600, 17)).to.equal(-17)
    expect(difference(600, -17)).to.equal(-17)
    expect(difference(400, 25)).to.equal(25)
    expect(difference(500, 0)).to.equal(undefined)
  })

  it('has a rebate in a subscription only, and only if it is not 0 (PRICE-21)', () => {
    const rebate = (rebatePercentage: number | undefined, place: ArticlePriceRules['place']) =>
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
