import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { amountsOf } from '../../services/cart-amounts.ts'
import { type CartState, EMPTY_STATE } from '../../services/cart-state.ts'
import { shippingCents } from '../../services/site-prices.ts'
import { localeOf, SITES } from '../../src/shop/sites/sites.ts'
import { openShop, productInStock, type Shopper, setArticle, visit } from './support.ts'

const article = productInStock()
const stateOf = (quantity: number, more: Partial<CartState> = {}): CartState => ({
  ...EMPTY_STATE,
  lines: [{ kind: 'article', productId: article.id, tcm: article.tcm, quantity }],
  ...more,
})

describe('the amounts of the demo cart', () => {
  const thresholds = {
    DE: [495, 2000],
    AT: [495, 2000],
    CH: [695, 3000],
    CH_FR: [695, 3000],
    PL: [1499, 10_000],
    CZ: [8900, 99_900],
    HU: [129_000, 1_000_000],
    SK: [390, 4000],
    TR: [7999, 17_500],
  } as const

  for (const site of SITES) {
    it(`include free shipping on ${site} from the threshold on`, () => {
      const [cost, freeFrom] = thresholds[site]
      assert.equal(shippingCents(site, freeFrom - 1), cost)
      assert.equal(shippingCents(site, freeFrom), 0)
    })

    it(`are the goods plus shipping on ${site}`, () => {
      const goods = article.prices[site] * 2
      const { shipping, final } = amountsOf(stateOf(2), site)
      assert.equal(shipping, shippingCents(site, goods))
      assert.equal(final, goods + shippingCents(site, goods))
    })
  }

  it('deduct coupons, rebate, beans and gift cards', () => {
    const goods = article.prices.DE * 10
    const { final, coupons, rebate, beans, giftCards, shipping } = amountsOf(
      stateOf(10, { coupons: ['WELCOME10'], hasRebate: true, areBeansRedeemed: true, giftCardNumbers: ['1'] }),
      'DE',
    )
    assert.deepEqual(coupons, [{ wsac: 'WELCOME10', discount: Math.round(goods / 10) }])
    assert.equal(rebate, Math.round(goods / 20))
    const off = Math.round(goods / 10) + rebate + (beans?.redeemedValue ?? 0) + (giftCards[0]?.redeemedAmount ?? 0)
    assert.equal(final, goods + (shipping ?? 0) - off)
  })

  it('are never below 0', () => {
    const giftCardNumbers = Array.from({ length: 500 }, (_, index) => String(index))
    assert.equal(amountsOf(stateOf(1, { giftCardNumbers }), 'DE').final, 0)
    assert.equal(amountsOf({ ...EMPTY_STATE, areBeansRedeemed: true, isPaidOnDelivery: true }, 'DE').final, 0)
  })
})

describe('the demo cart of each site', () => {
  let shop: FastifyInstance
  let shopper: Shopper

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    shopper = await visit(shop)
  })

  for (const site of SITES) {
    it(`has its own content, prices and language on ${site}`, async () => {
      const other = site === 'DE' ? 'AT' : 'DE'
      await shopper.put(setArticle(article, 2), { 'x-hunter-site': site })
      const cart = await shopper.cart(site)
      assert.equal(cart.articles[0].price.calculatedPrice, article.prices[site] * 2)
      assert.equal(cart.articles[0].title, article.titles[localeOf(site)])
      assert.equal('priceSummary' in cart, ['DE', 'AT', 'CH', 'CH_FR'].includes(site))
      assert.equal(cart.totalSum, article.prices[site] * 2 + cart.shippingCost)
      assert.equal((await shopper.cart(other)).numberOfArticles, 0)
    })
  }

  it('is that of the last valid site visited, whatever site a call names', async () => {
    await shopper.open('/?site=HU')
    await shopper.put(setArticle(article, 1))
    await shopper.cart('PL')
    await shopper.open('/?site=XX')
    assert.equal((await shopper.cart()).articles[0].title, article.titles['hu-HU'])
  })

  it('contains what only POST /demo/cart can add', async () => {
    const kinds = ['article', 'gift-card', 'partner-product', 'subscription'].map((kind) => `defective-${kind}`)
    for (const add of [...kinds, 'defective-article', 'sold-out-article', 'shortage-article', 'coupon', 'beans']) {
      assert.equal((await shopper.post('/demo/cart', { add })).statusCode, 200)
    }
    await shopper.post('/demo/cart', { add: 'gift-card-redemption' })
    const { cart } = (await shopper.post('/demo/cart', { paymentOnDelivery: true })).json()
    assert.equal(cart.defectiveArticles.length, 2)
    assert.ok(cart.defectiveArticles[0].tcm)
    assert.equal('tcm' in cart.defectiveArticles[1], false)
    assert.equal(typeof cart.defectiveArticles[0].quantity, 'number')
    assert.ok(cart.defectiveGiftCards[0].article)
    assert.equal(cart.defectivePartnerProducts.length, 1)
    assert.equal(cart.defectiveSubscriptions.length, 1)
    const availabilities = cart.articles.map((one: { availability: string }) => one.availability)
    assert.deepEqual(availabilities, ['SOLDOUT', 'SHORTAGE'])
    assert.equal(cart.numberOfArticles, 2)
    assert.equal(cart.redeemedWsacs.length, 1)
    assert.ok(cart.loyaltyBeanData.redeemedValue > 0)
    assert.ok(cart.paymentOnDeliveryCost > 0)
    assert.equal(cart.giftCardRedemptions.length, 1)
    assert.equal(cart.priceSummary.cartFinalSum, cart.totalSum)
  })

  it('deletes every kind of defective item', async () => {
    for (const kind of ['article', 'gift-card', 'partner-product', 'subscription']) {
      await shopper.post('/demo/cart', { add: `defective-${kind}` })
    }
    const { defectiveArticles, defectiveGiftCards, defectivePartnerProducts, defectiveSubscriptions } =
      await shopper.cart()
    const { productId, tcm } = defectiveArticles[0]
    const giftCard = defectiveGiftCards[0].article
    await shopper.put({ setArticle: { productId, tcm, quantity: 0 } })
    await shopper.put({ setGiftCard: { productId: giftCard.productId, tcm: giftCard.tcm, set: 0 } })
    await shopper.put({ setPartnerProduct: { partnerProductId: defectivePartnerProducts[0].partnerProductId, set: 0 } })
    const subscriptionId = defectiveSubscriptions[0].subscriptionConfigurationId
    const { cart } = (await shopper.put({ deleteSubscription: { subscriptionId } })).json()
    const left = [
      cart.defectiveArticles,
      cart.defectiveGiftCards,
      cart.defectivePartnerProducts,
      cart.defectiveSubscriptions,
    ]
    assert.deepEqual(left, [[], [], [], []])
  })

  it('is emptied by clear, and refuses an unknown action', async () => {
    await shopper.put(setArticle(article, 2))
    assert.equal((await shopper.post('/demo/cart', { clear: true })).json().cart.numberOfArticles, 0)
    for (const action of [{ add: 'toString' }, { clear: false }, {}, { add: 'coupon', clear: true }]) {
      assert.equal((await shopper.post('/demo/cart', action)).statusCode, 400)
    }
  })
})
