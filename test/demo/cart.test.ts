import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { CART, openShop, productInStock, productsOfKind, type Shopper, setArticle, visit } from './support.ts'

describe('the cart service of the demo', () => {
  let shop: FastifyInstance
  let shopper: Shopper
  const article = productInStock()

  before(async () => {
    shop = await openShop()
  })
  after(() => shop.close())
  beforeEach(async () => {
    shopper = await visit(shop)
  })

  it('is empty at first, without a shipping cost', async () => {
    const cart = await shopper.cart()
    assert.equal(cart.numberOfArticles, 0)
    assert.equal(cart.totalSum, 0)
    assert.equal('shippingCost' in cart, false)
    assert.deepEqual(cart.articles, [])
  })

  it('forbids caching', async () => {
    const answer = await shopper.get(`${CART}?forceReload=true`)
    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  describe('setArticle', () => {
    it('adds an article with its fields, and returns what was added', async () => {
      const answer = await shopper.put(setArticle(article, 2))
      assert.equal(answer.statusCode, 200)
      const { cart, addedProduct } = answer.json()
      assert.equal(cart.numberOfArticles, 2)
      assert.deepEqual(cart.articles[0].quantity, { quantity: 2 })
      assert.equal(cart.articles[0].title, article.titles['de-DE'])
      assert.equal(cart.articles[0].price.calculatedPrice, article.prices.DE * 2)
      assert.equal(cart.articles[0].currentShopPrice, article.prices.DE)
      assert.equal(addedProduct.productId, article.id)
      assert.equal(addedProduct.quantity, 2)
      assert.equal(addedProduct.price.calculatedPrice, article.prices.DE * 2)
    })

    it('sets the absolute quantity, with or without tcm', async () => {
      await shopper.put(setArticle(article, 2))
      const { cart, addedProduct } = (await shopper.put({ setArticle: { productId: article.id, quantity: 5 } })).json()
      assert.equal(cart.articles.length, 1)
      assert.deepEqual(cart.articles[0].quantity, { quantity: 5 })
      assert.equal(addedProduct.quantity, 3)
    })

    it('returns nothing as added when the quantity is reduced, and removes the article at 0', async () => {
      await shopper.put(setArticle(article, 2))
      assert.equal('addedProduct' in (await shopper.put(setArticle(article, 1))).json(), false)
      assert.deepEqual((await shopper.put(setArticle(article, 0))).json().cart.articles, [])
    })

    it('carries out a change with a key once, and answers with the cart of now (CART-50)', async () => {
      const key = { 'idempotency-key': '7-1' }
      await shopper.put(setArticle(article, 2), key)
      await shopper.put(setArticle(article, 5), { 'idempotency-key': '7-2' })
      const again = await shopper.put(setArticle(article, 2), key)
      assert.equal(again.statusCode, 200)
      assert.equal(again.json().cart.numberOfArticles, 5)
      // What was refused was not carried out.
      assert.equal((await shopper.put(setArticle(article, 1_000_000), { 'idempotency-key': '7-3' })).statusCode, 409)
      assert.equal(
        (await shopper.put(setArticle(article, 3), { 'idempotency-key': '7-3' })).json().cart.numberOfArticles,
        3,
      )
    })

    it('does not carry out what comes after a later change of the same page to the item (CART-50)', async () => {
      const put = async (quantity: number, key: string) =>
        (await shopper.put(setArticle(article, quantity), { 'idempotency-key': key })).json().cart.numberOfArticles
      assert.equal(await put(5, '7-10'), 5)
      assert.equal(await put(2, '7-9'), 5)
      // Another page, whose changes are counted by themselves.
      assert.equal(await put(3, '8-1'), 3)
      assert.equal(await put(4, '7-11'), 4)
    })

    it('answers 304 without a body when nothing changes', async () => {
      await shopper.put(setArticle(article, 2))
      for (const change of [setArticle(article, 2), { deleteSubscription: { subscriptionId: 'gone' } }]) {
        const answer = await shopper.put(change)
        assert.equal(answer.statusCode, 304)
        assert.equal(answer.body, '')
      }
    })

    it('returns the previous price of a reduced article', async () => {
      const reduced = productsOfKind('article').find(({ originalPrices, stock }) => originalPrices?.DE && stock > 0)
      assert.ok(reduced?.originalPrices?.DE)
      const [line] = (await shopper.put(setArticle(reduced, 1))).json().cart.articles
      assert.equal(line.price.calculatedOriginalPrice, reduced.originalPrices.DE)
      assert.equal(line.price.pricePerUnitBeforeRebates, reduced.originalPrices.DE)
      assert.ok(line.rebatePercentage > 0)
      assert.ok(line.price.bestPriceAmount >= line.price.calculatedPrice)
    })
  })

  it('setGiftCard sets a gift card, wrapped around an article', async () => {
    const giftCard = productInStock('gift-card')
    const set = (pieces: number) => ({ setGiftCard: { productId: giftCard.id, tcm: giftCard.tcm, set: pieces } })
    const { cart } = (await shopper.put(set(2))).json()
    assert.equal(cart.giftCards[0].article.productId, giftCard.id)
    assert.equal(cart.numberOfArticles, 2)
    assert.deepEqual((await shopper.put(set(0))).json().cart.giftCards, [])
  })

  it('setPartnerProduct sets a partner product with its total', async () => {
    const partner = productInStock('partner-product')
    const set = (pieces: number) => ({ setPartnerProduct: { partnerProductId: partner.id, set: pieces } })
    const { cart } = (await shopper.put(set(3))).json()
    assert.equal(cart.partnerProducts[0].totalQuantity, 3)
    assert.equal(cart.partnerProducts[0].totalPrice, partner.prices.DE * 3)
    assert.equal(cart.numberOfArticles, 3)
    assert.deepEqual((await shopper.put(set(0))).json().cart.partnerProducts, [])
  })

  it('setFreeArticle removes the gift of the campaign and brings it back', async () => {
    const { cart } = (await shopper.put(setArticle(article, Math.ceil(3000 / article.prices.DE)))).json()
    const [gift] = cart.freeArticles
    assert.ok(gift.uuid)
    const { productId, campaignId } = gift
    const set = (remove: boolean) => shopper.put({ setFreeArticle: { productId, campaignId, remove } })
    assert.deepEqual((await set(true)).json().cart.freeArticles, [])
    assert.equal((await set(true)).statusCode, 304)
    assert.equal((await set(false)).json().cart.freeArticles.length, 1)
    assert.equal(cart.numberOfArticles, Math.ceil(3000 / article.prices.DE), 'a free article is not counted')
  })

  it('deleteSubscription deletes a subscription of any type', async () => {
    for (const add of ['coffee-subscription', 'machine-subscription', 'gift-subscription']) {
      await shopper.post('/demo/cart', { add })
    }
    const { subscriptions, numberOfArticles } = await shopper.cart()
    assert.equal(numberOfArticles, 3)
    assert.deepEqual(
      subscriptions.map((one: { subscriptionType: string }) => one.subscriptionType),
      ['COFFEE', 'MACHINE', 'COFFEE'],
    )
    assert.ok(subscriptions[2].giftSubscriptionInformation.numberOfDeliveries > 0)
    assert.ok(subscriptions[1].nonRecurringArticles.length > 0)
    assert.ok(subscriptions[0].recurringArticlesPrice.calculatedPrice > 0)
    const subscriptionId = subscriptions[0].subscriptionConfigurationId
    const { cart } = (await shopper.put({ deleteSubscription: { subscriptionId } })).json()
    assert.equal(cart.subscriptions.length, 2)
  })

  describe('limits', () => {
    it('refuses more than 20 pieces of one article', async () => {
      const many = productsOfKind('article').find(({ stock }) => stock > 20)
      assert.ok(many)
      assert.deepEqual((await shopper.put(setArticle(many, 21))).json(), { error: 'ITEM_LIMIT', limit: 20 })
      assert.equal((await shopper.cart()).numberOfArticles, 0)
    })

    it('refuses more pieces than there are in stock', async () => {
      const scarce = productsOfKind('article').find(({ stock }) => stock > 0 && stock < 20)
      assert.ok(scarce)
      const answer = await shopper.put(setArticle(scarce, scarce.stock + 1))
      assert.equal(answer.statusCode, 409)
      assert.deepEqual(answer.json(), { error: 'AVAILABILITY_LIMIT', limit: scarce.stock })
    })

    it('refuses the 100th piece of a cart', async () => {
      // Twins of one product: each may have 20 pieces.
      const set = (twin: number, quantity: number) =>
        shopper.put({ setArticle: { productId: `${article.id}~${twin}`, tcm: article.tcm, quantity } })
      for (const twin of [1, 2, 3, 4]) assert.equal((await set(twin, 20)).statusCode, 200)
      assert.deepEqual((await set(5, 20)).json(), { error: 'CART_LIMIT', limit: 99 })
      assert.equal((await set(5, 19)).json().cart.numberOfArticles, 99)
    })

    it('allows to reduce a cart that exceeds its limits', async () => {
      const { cart } = (await shopper.post('/demo/cart', { add: 'many' })).json()
      assert.equal(cart.articles.length, 1000)
      const { productId, tcm } = cart.articles[500]
      const answer = await shopper.put({ setArticle: { productId, tcm, quantity: 0 } })
      assert.equal(answer.json().cart.numberOfArticles, 999)
    })
  })

  describe('a bad body', () => {
    const { id: productId, tcm } = article
    const bad: [string, object][] = [
      ['an unknown product', { setArticle: { productId: 'no-such-product', quantity: 1 } }],
      ['a product of another kind', { setGiftCard: { productId, tcm, set: 1 } }],
      ['a wrong tcm', { setArticle: { productId, tcm: 'wrong', quantity: 1 } }],
      ['a quantity as a string', { setArticle: { productId, tcm, quantity: '1' } }],
      ['a negative quantity', { setArticle: { productId, tcm, quantity: -1 } }],
      ['half a piece', { setArticle: { productId, tcm, quantity: 1.5 } }],
      ['two changes at once', { ...setArticle(article, 1), deleteSubscription: { subscriptionId: 'x' } }],
      ['an unknown change', { setEverything: {} }],
      ['an unknown field', { setArticle: { productId, tcm, quantity: 1, price: 1 } }],
      ['an unknown campaign', { setFreeArticle: { productId, campaignId: 'none', remove: true } }],
      ['no change', {}],
      ['a list', [setArticle(article, 1)]],
    ]
    for (const [what, body] of bad) {
      it(`with ${what} is a problem and changes nothing`, async () => {
        await shopper.put(setArticle(article, 3))
        const before = await shopper.cart()
        const answer = await shopper.put(body)
        assert.equal(answer.statusCode, 400)
        assert.match(String(answer.headers['content-type']), /^application\/problem\+json/)
        const { type, error, status, title, detail } = answer.json()
        assert.deepEqual({ type, error, status }, { type: 'urn:cart:invalid-change', error: 'UNKNOWN', status: 400 })
        assert.ok(title && detail)
        assert.deepEqual(await shopper.cart(), before)
      })
    }

    it('that is not JSON is a problem too', async () => {
      const answer = await shopper.ask({
        method: 'PUT',
        url: CART,
        payload: '{"set',
        headers: { 'content-type': 'application/json' },
      })
      assert.equal(answer.statusCode, 400)
      assert.equal(answer.json().error, 'UNKNOWN')
    })
  })

  describe('tokens', () => {
    for (const header of ['x-csrf-token', 'x-long-term-token']) {
      it(`refuses a wrong or missing ${header}`, async () => {
        for (const value of ['', 'wrong']) {
          const answer = await shopper.put(setArticle(article, 1), { [header]: value })
          assert.equal(answer.statusCode, 403)
          assert.equal(answer.json().error, 'UNKNOWN')
          assert.equal((await shopper.get(CART, { [header]: value })).statusCode, 403)
        }
        assert.equal((await shopper.cart()).numberOfArticles, 0)
      })
    }
  })

  it('keeps the carts of two visitors apart', async () => {
    const other = await visit(shop)
    await shopper.put(setArticle(article, 4))
    assert.equal((await other.cart()).numberOfArticles, 0)
    assert.equal((await shopper.cart()).numberOfArticles, 4)
  })

  it('keeps the cart at login and starts a new one at logout', async () => {
    await shopper.put(setArticle(article, 4))
    await shopper.open('/?login=LOGGED_IN')
    assert.equal((await shopper.cart()).numberOfArticles, 4)
    await shopper.open('/?login=LOGGED_OUT')
    assert.equal((await shopper.cart()).numberOfArticles, 0)
  })
})
