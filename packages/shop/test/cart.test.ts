import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Article } from '../../../src/shop/cart/cart.ts'
import { CART, openServices, productInStock, productsOfKind, type Shopper, setArticle, visit } from './support.ts'

describe('the cart service', () => {
  const services = openServices()
  const article = productInStock()
  let shopper: Shopper
  beforeEach(async () => {
    shopper = await visit(services)
  })

  it('is empty at first, without a shipping cost, and forbids caching', async () => {
    const { status, headers, json } = await shopper.get(`${CART}?forceReload=true`)
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store'])
    assert.deepEqual([json.cart.numberOfArticles, json.cart.totalSum, json.cart.articles], [0, 0, []])
    assert.equal('shippingCost' in json.cart, false)
  })

  describe('setArticle', () => {
    it('adds an article with its fields, and returns what was added', async () => {
      const { status, json } = await shopper.put(setArticle(article, 2))
      assert.equal(status, 200)
      const [line] = json.cart.articles
      assert.equal(json.cart.numberOfArticles, 2)
      assert.deepEqual(line.quantity, { quantity: 2 })
      assert.equal(line.title, article.titles['de-DE'])
      assert.equal(line.price.calculatedPrice, article.prices.DE * 2)
      assert.equal(line.currentShopPrice, article.prices.DE)
      const { productId, quantity, price } = json.addedProduct
      assert.deepEqual([productId, quantity, price.calculatedPrice], [article.id, 2, article.prices.DE * 2])
    })

    it('sets the absolute quantity, with or without tcm; more pieces are added, 0 removes the article', async () => {
      await shopper.put(setArticle(article, 2))
      const more = (await shopper.put({ setArticle: { productId: article.id, quantity: 5 } })).json
      const quantities = more.cart.articles.map(({ quantity }: Article) => quantity)
      assert.deepEqual(quantities, [{ quantity: 5 }])
      assert.equal(more.addedProduct.quantity, 3)
      assert.equal('addedProduct' in (await shopper.put(setArticle(article, 1))).json, false)
      assert.deepEqual((await shopper.put(setArticle(article, 0))).json.cart.articles, [])
    })

    it('carries out a change with a key once, and answers with the cart of now (CART-50)', async () => {
      const put = (quantity: number, key: string) =>
        shopper.put(setArticle(article, quantity), { 'idempotency-key': key })
      const pieces = async (quantity: number, key: string) => (await put(quantity, key)).json.cart.numberOfArticles
      assert.equal(await pieces(2, '7-1'), 2)
      assert.equal(await pieces(5, '7-2'), 5)
      assert.equal(await pieces(2, '7-1'), 5)
      // A refused change was not carried out.
      assert.equal((await put(1_000_000, '7-3')).status, 409)
      assert.equal(await pieces(3, '7-3'), 3)
      // A change that comes after a later one of the same page to the item is not carried out either.
      assert.equal(await pieces(5, '7-10'), 5)
      assert.equal(await pieces(2, '7-9'), 5)
      // Another page, whose changes are counted by themselves.
      assert.equal(await pieces(3, '8-1'), 3)
      assert.equal(await pieces(4, '7-11'), 4)
    })

    it('answers 304 without a body when nothing changes', async () => {
      await shopper.put(setArticle(article, 2))
      for (const change of [setArticle(article, 2), { deleteSubscription: { subscriptionId: 'gone' } }]) {
        const { status, text } = await shopper.put(change)
        assert.deepEqual([status, text], [304, ''])
      }
    })

    it('returns the previous price of a reduced article', async () => {
      const reduced = productsOfKind('article').find(({ originalPrices, stock }) => originalPrices?.DE && stock > 0)
      assert.ok(reduced?.originalPrices?.DE)
      const [line] = (await shopper.put(setArticle(reduced, 1))).json.cart.articles
      assert.equal(line.price.calculatedOriginalPrice, reduced.originalPrices.DE)
      assert.equal(line.price.pricePerUnitBeforeRebates, reduced.originalPrices.DE)
      assert.ok(line.rebatePercentage > 0)
      assert.ok(line.price.bestPriceAmount >= line.price.calculatedPrice)
    })
  })

  it('sets gift cards, wrapped around an article, and partner products with their total', async () => {
    const giftCard = productInStock('gift-card')
    const partner = productInStock('partner-product')
    const setCard = (pieces: number) => ({ setGiftCard: { productId: giftCard.id, tcm: giftCard.tcm, set: pieces } })
    const setPartner = (pieces: number) => ({ setPartnerProduct: { partnerProductId: partner.id, set: pieces } })
    await shopper.put(setCard(2))
    const { cart } = (await shopper.put(setPartner(3))).json
    assert.equal(cart.giftCards[0].article.productId, giftCard.id)
    const { totalQuantity, totalPrice } = cart.partnerProducts[0]
    assert.deepEqual([totalQuantity, totalPrice, cart.numberOfArticles], [3, partner.prices.DE * 3, 5])
    await shopper.put(setCard(0))
    const { giftCards, partnerProducts } = (await shopper.put(setPartner(0))).json.cart
    assert.deepEqual([giftCards, partnerProducts], [[], []])
  })

  it('setFreeArticle removes the gift of the campaign and brings it back', async () => {
    const pieces = Math.ceil(3000 / article.prices.DE)
    const { cart } = (await shopper.put(setArticle(article, pieces))).json
    const [{ uuid, productId, campaignId }] = cart.freeArticles
    assert.ok(uuid)
    assert.equal(cart.numberOfArticles, pieces, 'a free article is not counted')
    const set = (remove: boolean) => shopper.put({ setFreeArticle: { productId, campaignId, remove } })
    assert.deepEqual((await set(true)).json.cart.freeArticles, [])
    assert.equal((await set(true)).status, 304)
    assert.equal((await set(false)).json.cart.freeArticles.length, 1)
    assert.equal((await set(false)).status, 304)
  })

  it('deleteSubscription deletes a subscription of any type', async () => {
    for (const add of ['coffee-subscription', 'machine-subscription', 'gift-subscription'])
      await shopper.post('/demo/cart', { add })
    const { subscriptions, numberOfArticles } = await shopper.cart()
    assert.equal(numberOfArticles, 3)
    for (const { subscriptionConfigurationId: subscriptionId } of subscriptions) {
      const { cart } = (await shopper.put({ deleteSubscription: { subscriptionId } })).json
      assert.ok(!JSON.stringify(cart).includes(subscriptionId))
    }
    assert.equal((await shopper.cart()).numberOfArticles, 0)
  })

  it('refuses more than 20 pieces of an article, more than there are, and the 100th piece of a cart', async () => {
    const many = productsOfKind('article').find(({ stock }) => stock > 20)
    const scarce = productsOfKind('article').find(({ stock }) => stock > 0 && stock < 20)
    assert.ok(many && scarce)
    const over = async (change: object) => {
      const { status, json } = await shopper.put(change)
      return [status, json.error, json.limit]
    }
    assert.deepEqual(await over(setArticle(many, 21)), [409, 'ITEM_LIMIT', 20])
    assert.deepEqual(await over(setArticle(scarce, scarce.stock + 1)), [409, 'AVAILABILITY_LIMIT', scarce.stock])
    assert.equal((await shopper.cart()).numberOfArticles, 0)
    // Twins of one product: each may have 20 pieces.
    const twin = (number: number, quantity: number) =>
      setArticle({ ...article, id: `${article.id}~${number}` }, quantity)
    for (const number of [1, 2, 3, 4]) assert.equal((await shopper.put(twin(number, 20))).status, 200)
    assert.deepEqual(await over(twin(5, 20)), [409, 'CART_LIMIT', 99])
    assert.equal((await shopper.put(twin(5, 19))).json.cart.numberOfArticles, 99)
  })

  const { id: productId, tcm } = article
  const bad: [string, unknown][] = [
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
    ['no body', undefined],
  ]
  for (const [what, body] of bad) {
    it(`answers ${what} with a problem, and changes nothing (CART-42)`, async () => {
      await shopper.put(setArticle(article, 3))
      const before = await shopper.cart()
      const answer = await shopper.put(body)
      assert.equal(answer.headers.get('content-type'), 'application/problem+json')
      const { type, error, status, title, detail } = answer.json
      assert.deepEqual([answer.status, type, error, status], [400, 'urn:cart:invalid-change', 'UNKNOWN', 400])
      assert.ok(title && detail)
      assert.deepEqual(await shopper.cart(), before)
    })
  }

  it('answers what is no JSON with a problem too', async () => {
    const answer = await shopper.put('{"set', { 'content-type': 'application/json' })
    assert.deepEqual([answer.status, answer.json.error], [400, 'UNKNOWN'])
  })

  for (const header of ['x-csrf-token', 'x-long-term-token']) {
    it(`refuses a wrong or missing ${header} (CALL-11)`, async () => {
      for (const value of ['', 'wrong']) {
        const { status, json } = await shopper.put(setArticle(article, 1), { [header]: value })
        assert.deepEqual([status, json.error], [403, 'UNKNOWN'])
        assert.equal((await shopper.get(CART, { [header]: value })).status, 403)
      }
      assert.equal((await shopper.cart()).numberOfArticles, 0)
    })
  }

  it('keeps the carts of two visitors apart, a cart at login, and starts a new one at logout', async () => {
    const other = await visit(services)
    await shopper.put(setArticle(article, 4))
    assert.equal((await other.cart()).numberOfArticles, 0)
    await shopper.open('/?login=LOGGED_IN')
    assert.equal((await shopper.cart()).numberOfArticles, 4)
    await shopper.open('/?login=LOGGED_OUT')
    assert.equal((await shopper.cart()).numberOfArticles, 0)
  })
})
