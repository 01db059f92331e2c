import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { CART_ACTIONS } from '../../services/cart-demo.ts'
import { offeredFaults } from '../../services/scenarios.ts'
import { CART_CHANGE_ERRORS, CART_READ_ERRORS, type Cart } from '../../src/shop/cart/cart.ts'
import { openShop, type Shopper, visit } from './support.ts'

describe('the actions of POST /demo/cart', () => {
  let shop: FastifyInstance
  let shopper: Shopper

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    shopper = await visit(shop)
  })

  const add = async (...names: string[]): Promise<Cart> => {
    let cart: Cart | undefined
    for (const name of names) cart = (await shopper.post('/demo/cart', { add: name })).json().cart
    return cart as Cart
  }

  it('all succeed, and each has its own button text', async () => {
    assert.equal(new Set(CART_ACTIONS.map(({ text }) => text)).size, CART_ACTIONS.length)
    for (const { action, text } of CART_ACTIONS)
      assert.equal((await shopper.post('/demo/cart', action)).statusCode, 200, text)
  })

  it('add an item of each kind, intact and defective', async () => {
    const cart = await add(
      'reduced-article',
      'gift-card',
      'partner-product',
      'coffee-subscription',
      'defective-article',
      'defective-gift-card',
      'defective-partner-product',
      'defective-subscription',
    )
    const { articles, giftCards, partnerProducts, subscriptions } = cart
    assert.deepEqual(
      [articles, giftCards, partnerProducts, subscriptions].map(({ length }) => length),
      [1, 1, 1, 1],
    )
    const { defectiveArticles, defectiveGiftCards, defectivePartnerProducts, defectiveSubscriptions } = cart
    const defective = [defectiveArticles, defectiveGiftCards, defectivePartnerProducts, defectiveSubscriptions]
    assert.deepEqual(
      defective.map(({ length }) => length),
      [1, 1, 1, 1],
    )
    assert.equal((await add('many')).freeArticles.length, 1)
  })

  it('add defective articles and gift cards with and without a tcm', async () => {
    const cart = await add('defective-article', 'defective-article', 'defective-gift-card', 'defective-gift-card')
    assert.deepEqual(
      cart.defectiveArticles.map(({ tcm }) => tcm !== undefined),
      [true, false],
    )
    assert.deepEqual(
      cart.defectiveGiftCards.map(({ article }) => article.tcm !== undefined),
      [true, false],
    )
  })

  it('add an article of every availability that has a message', async () => {
    const cart = await add('shortage-article', 'sold-out-article', 'not-available-article')
    assert.deepEqual(
      cart.articles.map(({ availability }) => availability),
      ['SHORTAGE', 'SOLDOUT', 'NOT_AVAILABLE'],
    )
  })

  it('add a sold-out free article to any cart, and again after it was declined', async () => {
    const gift = async () =>
      (await add('sold-out-free-article')).freeArticles.map(({ availability, campaignId }) => [
        availability,
        campaignId,
      ])
    assert.deepEqual(await gift(), [['SOLDOUT', 'coffee-spoon']])
    const remove = { productId: 'free-coffee-spoon', campaignId: 'coffee-spoon', remove: true }
    await shopper.put({ setFreeArticle: remove })
    assert.deepEqual((await shopper.cart()).freeArticles, [])
    assert.deepEqual(await gift(), [['SOLDOUT', 'coffee-spoon']])
  })

  it('add defective subscriptions of every type', async () => {
    const name = 'defective-subscription'
    const { defectiveSubscriptions } = await add(name, name, name)
    assert.deepEqual(
      defectiveSubscriptions.map(({ subscriptionType, giftSubscriptionInformation: gift }) => [
        subscriptionType,
        gift?.numberOfDeliveries,
      ]),
      [
        ['COFFEE', undefined],
        ['MACHINE', undefined],
        ['COFFEE', 6],
      ],
    )
  })

  it('add every type of subscription and every unit of an interval, with and without rebate', async () => {
    const { subscriptions } = await add('coffee-subscription', 'machine-subscription', 'gift-subscription')
    assert.deepEqual(
      subscriptions.map(
        ({ subscriptionType, giftSubscriptionInformation: gift, recurringIntervalDuration: interval }) => [
          subscriptionType,
          interval?.intervalUnit,
          gift?.numberOfDeliveries,
        ],
      ),
      [
        ['COFFEE', 'WEEK', undefined],
        ['MACHINE', 'MONTH', undefined],
        ['COFFEE', 'DAY', 6],
      ],
    )
    const rebates = subscriptions.map(({ recurringArticles }) => recurringArticles[0]?.rebatePercentage)
    assert.deepEqual(rebates, [10, 15, 0])
    for (const { recurringArticles, recurringArticlesPrice } of subscriptions) {
      const sum = recurringArticles.reduce((cents, { price }) => cents + (price?.calculatedPrice ?? 0), 0)
      assert.equal(recurringArticlesPrice?.calculatedPrice, sum)
    }
  })

  it('add a best price that is shown, and one that is hidden by a promotional price', async () => {
    const { articles } = await add('reduced-article', 'promotional-article')
    for (const { price } of articles) {
      assert.ok(price?.bestPriceAmount && price.bestPriceDifferencePercentage)
      assert.ok(price.calculatedOriginalPrice && price.calculatedPrice < price.calculatedOriginalPrice)
    }
    assert.deepEqual(
      articles.map(({ price }) => price?.isPricePromotional),
      [false, true],
    )
  })

  it('add a dimension of each type', async () => {
    const { articles } = await add('article-of-dimensions')
    assert.deepEqual(articles[0]?.dimensions.map(({ type }) => type).sort(), ['COLOR', 'IMAGE', 'TEXT'])
  })

  it('add every line of the price summary', async () => {
    await shopper.post('/demo/cart', { paymentOnDelivery: true })
    const cart = await add('reduced-article', 'coupon', 'rebate', 'beans', 'gift-card-redemption')
    const { priceSummary } = cart
    assert.ok(priceSummary)
    assert.ok((priceSummary.paymentOnDeliveryCosts ?? 0) > 0)
    assert.ok((priceSummary.totalRedeemedLoyaltyBeans ?? 0) > 0)
    assert.ok((priceSummary.totalRedeemedNonWsacDiscounts ?? 0) > 0)
    assert.equal(priceSummary.redeemedWsacDiscounts.length, 1)
    assert.equal(cart.giftCardRedemptions.length, 1)
  })
})

describe('the cart faults of the demo', () => {
  const codesOf = (call: 'cart.get' | 'cart.put') =>
    offeredFaults(call).flatMap(({ fault }) =>
      fault.kind === 'status' && fault.body ? [(fault.body as { error: string; limit?: number }).error] : [],
    )

  it('include every error code', () => {
    assert.deepEqual(codesOf('cart.get'), [...CART_READ_ERRORS])
    assert.deepEqual(codesOf('cart.put'), [...CART_CHANGE_ERRORS])
  })

  it('have a limit for the codes whose message names one', () => {
    for (const { name, fault } of offeredFaults('cart.put')) {
      const body = fault.kind === 'status' ? (fault.body as { limit?: number } | undefined) : undefined
      assert.equal(body?.limit !== undefined, name.endsWith('_LIMIT'), name)
    }
  })
})
