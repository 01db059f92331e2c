import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { localeOf, SITES } from '../../../src/shop/sites/sites.ts'
import { CART_ACTIONS } from '../cart/additions.ts'
import { shippingCents } from '../site-prices.ts'
import { openServices, productInStock, type Shopper, setArticle, visit } from './support.ts'

const services = openServices()
const article = productInStock()
let shopper: Shopper
beforeEach(async () => {
  shopper = await visit(services)
})

const act = async (action: object): Promise<Cart> => {
  const { status, json } = await shopper.post('/demo/cart', action)
  assert.equal(status, 200, JSON.stringify(action))
  return json.cart
}
const add = async (...names: string[]): Promise<Cart> => {
  let cart: Cart | undefined
  for (const name of names) cart = await act({ add: name })
  return cart as Cart
}

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
    TR: [7999, 100_000],
  } as const

  for (const site of SITES) {
    it(`have free shipping from the threshold on, prices and language of ${site}`, async () => {
      const [cost, freeFrom] = thresholds[site]
      assert.deepEqual([shippingCents(site, freeFrom - 1), shippingCents(site, freeFrom)], [cost, 0])
      await shopper.put(setArticle(article, 2), { 'x-hunter-site': site })
      const cart = await shopper.cart(site)
      const goods = article.prices[site] * 2
      assert.equal(cart.articles[0].price.calculatedPrice, goods)
      assert.equal(cart.articles[0].title, article.titles[localeOf(site)])
      assert.equal('priceSummary' in cart, ['DE', 'AT', 'CH', 'CH_FR'].includes(site))
      assert.equal(cart.shippingCost, shippingCents(site, goods))
      assert.equal(cart.totalSum, goods + cart.shippingCost)
      assert.equal((await shopper.cart(site === 'DE' ? 'AT' : 'DE')).numberOfArticles, 0)
    })
  }

  it('deduct coupons, rebate, beans and gift cards', async () => {
    await shopper.put(setArticle(article, 10))
    const cart = await add('coupon', 'rebate', 'beans', 'gift-card-redemption')
    const goods = article.prices.DE * 10
    const { priceSummary, shippingCost = 0, loyaltyBeanData, giftCardRedemptions, totalSum } = cart
    assert.deepEqual(cart.redeemedWsacs, ['WELCOME10'])
    assert.deepEqual(priceSummary?.redeemedWsacDiscounts, [{ wsac: 'WELCOME10', discount: Math.round(goods / 10) }])
    const rebate = priceSummary?.totalRedeemedNonWsacDiscounts ?? 0
    assert.equal(rebate, Math.round(goods / 20))
    const [beans = 0, card = 0] = [loyaltyBeanData?.redeemedValue, giftCardRedemptions[0]?.redeemedAmount]
    assert.ok(beans > 0 && card > 0)
    assert.equal(priceSummary?.totalRedeemedLoyaltyBeans, beans)
    assert.equal(totalSum, goods + shippingCost - Math.round(goods / 10) - rebate - beans - card)
    assert.equal(priceSummary?.cartFinalSum, totalSum)
  })

  it('are never below 0', async () => {
    await act({ paymentOnDelivery: true })
    assert.equal((await add('beans')).totalSum, 0)
    await shopper.put(setArticle(article, 1))
    assert.equal((await add(...Array(10).fill('gift-card-redemption'))).totalSum, 0)
  })

  it('are those of the last valid site visited, whatever site a call names', async () => {
    await shopper.open('/?site=HU')
    await shopper.put(setArticle(article, 1))
    await shopper.cart('PL')
    await shopper.open('/?site=XX')
    assert.equal((await shopper.cart()).articles[0].title, article.titles['hu-HU'])
  })
})

describe('POST /demo/cart', () => {
  it('has a button text of its own for each action, and refuses any other', async () => {
    assert.equal(new Set(CART_ACTIONS.map(({ text }) => text)).size, CART_ACTIONS.length)
    for (const { action } of CART_ACTIONS) await act(action)
    for (const action of [{ add: 'toString' }, { clear: false }, {}, { add: 'coupon', clear: true }])
      assert.equal((await shopper.post('/demo/cart', action)).status, 400)
  })

  it('adds an item of each kind, intact and defective, and each can be deleted', async () => {
    const kinds = ['article', 'gift-card', 'partner-product', 'subscription']
    const names = ['reduced-article', 'gift-card', 'partner-product', 'coffee-subscription']
    const cart = await add(...names, ...kinds.map((kind) => `defective-${kind}`))
    const listsOf = (one: Cart) => [
      [one.articles, one.giftCards, one.partnerProducts, one.subscriptions],
      [one.defectiveArticles, one.defectiveGiftCards, one.defectivePartnerProducts, one.defectiveSubscriptions],
    ]
    const lengths = (one: Cart) => listsOf(one).map((lists) => lists.map(({ length }) => length))
    assert.deepEqual(lengths(cart), [
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ])
    assert.equal(cart.numberOfArticles, 4)
    assert.equal(typeof cart.defectiveArticles[0]?.quantity, 'number')
    const { productId = '', tcm } = cart.defectiveArticles[0] ?? {}
    const giftCard = cart.defectiveGiftCards[0]?.article
    const partnerProductId = cart.defectivePartnerProducts[0]?.partnerProductId
    const subscriptionId = cart.defectiveSubscriptions[0]?.subscriptionConfigurationId
    await shopper.put({ setArticle: { productId, tcm, quantity: 0 } })
    await shopper.put({ setGiftCard: { productId: giftCard?.productId, tcm: giftCard?.tcm, set: 0 } })
    await shopper.put({ setPartnerProduct: { partnerProductId, set: 0 } })
    const { json } = await shopper.put({ deleteSubscription: { subscriptionId } })
    assert.deepEqual(lengths(json.cart)[1], [0, 0, 0, 0])
  })
})
