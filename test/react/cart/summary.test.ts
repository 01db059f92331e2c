import { expect } from '@open-wc/testing'
import { ALL_SHIPPING_FREE_FROM, MONEY } from '../../../src/shop/sites/facts.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { storeOf } from '../../../src/state/store.ts'
import { connectVisitor } from '../../../src/state/visitor/visitor-connection.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { filled, reduced, rows, showCart, summary } from './support.ts'

describe('the price summary of the mini cart', () => {
  it('has its lines in order, then the final sum (MINICART-35, MINICART-36, MINICART-38, MINICART-39, MINICART-46)', async () => {
    await showCart(
      filled({
        giftCardRedemptions: [{ cardNumber: '6006 4900 0000 1000', redeemedAmount: 500 }],
        priceSummary: {
          cartFinalSum: 4321,
          shippingCosts: 0,
          paymentOnDeliveryCosts: 390,
          totalRedeemedLoyaltyBeans: 250,
          totalRedeemedNonWsacDiscounts: 100,
          redeemedWsacDiscounts: [{ wsac: 'WELCOME', discount: 300 }],
        },
      }),
      'CH_FR',
    )
    expect(summary()).to.deep.equal([
      'Livraison: Gratuite',
      'Frais de contre-remboursement: CHF 3.90',
      'Grains de fidélité utilisés: CHF −2.50',
      'Rabais supplémentaire: CHF −1.00',
      'Bon WELCOME: CHF −3.00',
      'Carte cadeau •••• 1000: CHF −5.00',
      'Total: CHF 43.21',
    ])
  })

  for (const site of SITES)
    it(`writes amounts as the tiles do on ${site} (MINICART-35, PRICE-10, PRICE-28)`, async () => {
      const item = article('A', 1, { ...reduced(), currentShopPrice: 1599 })
      await showCart({ ...cartOf(item), totalSum: 1900, shippingCost: 390 }, site)
      const shown = [...rows(), ...summary()].join()
      // The price, the previous one, the best one, shipping, what is missing for free shipping, and the sum.
      const amounts = ALL_SHIPPING_FREE_FROM[site] ? 6 : 5
      expect(shown.split(MONEY[site].symbol).length - 1).to.equal(site === 'DE' ? 0 : amounts)
      expect(shown.includes('in Euro')).to.equal(site === 'DE')
    })

  for (const [site, line] of [
    ['PL', 'Jeszcze 81,00 zł do darmowej dostawy'],
    ['SK', 'Do dopravy zadarmo zostáva 21,00 €'],
  ] as const)
    it(`says on ${site} how much is missing for free shipping (MINICART-67)`, async () => {
      await showCart(filled({ totalSum: 2290, shippingCost: 390 }), site)
      expect(summary().join('\n').replaceAll('\u00a0', ' ')).to.include(line)
    })

  it('does not say it to a member of the loyalty card, who has another sum (MINICART-67)', async () => {
    await showCart(filled({ totalSum: 2290, shippingCost: 390 }), 'CZ')
    const isTold = () => summary().join().includes('zdarma zbývá')
    expect(isTold()).to.equal(true)
    const member = { tracking: { loginStatus: 'LOGGED_IN' }, statuses: { isShopcardMember: true } }
    page.serve({ 'GET /service/customerfrontenddata/api/v1/psdata': () => json(member) })
    page.onEnd(connectVisitor(storeOf('CZ')))
    page.dispatch('shop-personal-data-reset')
    await page.until(() => !isTold())
  })

  it('has the codes of redeemed coupons without a price summary (MINICART-47)', async () => {
    await showCart(filled({ totalSum: 1900, redeemedWsacs: ['WELCOME10'] }), 'PL')
    expect(summary()).to.deep.equal(['Kupon WELCOME10: wykorzystany', 'Razem: 19,00 zł'])
  })

  it('has no final sum when the service gives none (MINICART-40)', async () => {
    const { totalSum: _totalSum, ...cart } = filled()
    await showCart(cart)
    expect(summary()).to.deep.equal([])
    expect(page.names('link')).to.deep.equal(['Zur Kasse', 'Zum Warenkorb'])
  })

  it('has the lines of a cart without a price summary (MINICART-35, MINICART-37, MINICART-40)', async () => {
    const loyaltyBeanData = { redeemedAmount: 50, redeemedValue: 100 }
    await showCart(filled({ totalSum: 1900, shippingCost: 390, loyaltyBeanData }), 'SK')
    expect(summary()).to.deep.equal(['Doprava: 3,90 €', 'Uplatnené vernostné zrnká: −1,00 €', 'Spolu: 19,00 €'])
  })

  it('cuts off each amount by itself on a site without decimals (PRICE-27)', async () => {
    const priced = (id: string) => article(id, 1, { price: { calculatedPrice: 9950 } })
    await showCart({ ...cartOf(priced('A'), priced('B')), shippingCost: 8940, totalSum: 28_840 }, 'CZ')
    const amounts = [...rows(), ...summary()].map((line) => /\d+ Kč$/.exec(line)?.[0])
    expect(amounts).to.deep.equal(['99 Kč', '99 Kč', '89 Kč', '288 Kč'])
  })
})
