import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { parseFaults } from '../../services/scenarios.ts'
import { CART, openShop, productInStock, type Shopper, setArticle, visit } from './support.ts'

describe('parseFaults', () => {
  it('parses every kind, several at once, with a number of calls', () => {
    assert.deepEqual(
      Object.fromEntries(parseFaults('cart.put:500x2, cart.get:delay-2000,psdata:malformed,promotion:dropped')),
      {
        'cart.put': { kind: 'status', status: 500, times: 2 },
        'cart.get': { kind: 'delay', ms: 2000 },
        psdata: { kind: 'malformed' },
        promotion: { kind: 'dropped' },
      },
    )
  })

  it('parses error codes, with a limit where they have one', () => {
    const faults = parseFaults('cart.put:CART_LIMITx1,cart.get:PRICE_UNAVAILABLE')
    const limit = { kind: 'status', status: 409, body: { error: 'CART_LIMIT', limit: 99 }, times: 1 }
    assert.deepEqual(faults.get('cart.put'), limit)
    assert.deepEqual(faults.get('cart.get'), { kind: 'status', status: 503, body: { error: 'PRICE_UNAVAILABLE' } })
  })

  it('ignores what can not be parsed', () => {
    assert.equal(parseFaults('none,cart.put,cart.put:999,nothing:500,cart.put:delay-x,cart.put:delay-99999999').size, 0)
  })
})

describe('a fault', () => {
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

  it('with a status lasts until it is cleared, and leaves the cart unchanged', async () => {
    await shopper.open('/?fault=cart.put:500')
    for (const _call of [1, 2]) {
      const answer = await shopper.put(setArticle(article, 1))
      assert.equal(answer.statusCode, 500)
      assert.equal(answer.json().error, 'UNKNOWN')
    }
    assert.equal((await shopper.cart()).numberOfArticles, 0)
    await shopper.open('/?fault=none')
    assert.equal((await shopper.put(setArticle(article, 1))).statusCode, 200)
  })

  it('with an error code affects the given number of calls', async () => {
    await shopper.open('/?fault=cart.put:CART_LIMITx1')
    const answer = await shopper.put(setArticle(article, 1))
    assert.deepEqual(answer.json(), { error: 'CART_LIMIT', limit: 99 })
    assert.equal((await shopper.put(setArticle(article, 1))).statusCode, 200)
  })

  it('with status 304 has no body', async () => {
    await shopper.open('/?fault=cart.put:304')
    const answer = await shopper.put(setArticle(article, 1))
    assert.equal(answer.statusCode, 304)
    assert.equal(answer.body, '')
  })

  it('with a delay answers normally afterwards', async () => {
    await shopper.open('/?fault=cart.get:delay-80')
    const start = performance.now()
    const answer = await shopper.get(CART)
    assert.ok(performance.now() - start >= 75)
    assert.equal(answer.json().cart.numberOfArticles, 0)
  })

  it('of kind malformed answers 200 with half a body', async () => {
    await shopper.open('/?fault=cart.get:malformed,cachekey:malformed')
    for (const url of [CART, '/service/searchfrontend/api/cachekey']) {
      const answer = await shopper.get(url)
      assert.equal(answer.statusCode, 200)
      assert.match(String(answer.headers['content-type']), /^application\/json/)
      assert.ok(answer.body.length > 0)
      assert.throws(() => JSON.parse(answer.body))
    }
  })

  it('of kind html answers with a page, and of kind redirect leads to the sign-in or another address', async () => {
    await shopper.open('/?fault=cart.get:html')
    const page = await shopper.get(CART)
    assert.deepEqual([page.statusCode, page.headers['content-type']], [200, 'text/html; charset=utf-8'])
    await shopper.open('/?fault=cart.get:redirect')
    const answer = await shopper.get(CART)
    assert.deepEqual([answer.statusCode, answer.headers.location], [302, '/signin'])
  })

  it('affects one visitor only', async () => {
    const other = await visit(shop)
    await shopper.open('/?fault=cart.get:500')
    assert.equal((await other.get(CART)).statusCode, 200)
  })

  it('of kind dropped closes the connection without an answer', async () => {
    const listening = await openShop()
    try {
      const url = await listening.listen({ port: 0, host: '127.0.0.1' })
      const page = await fetch(`${url}/?fault=psdata:droppedx1`)
      const cookie = page.headers
        .getSetCookie()
        .map((text) => text.split(';')[0])
        .join('; ')
      await assert.rejects(fetch(`${url}/json/psdata`, { headers: { cookie } }))
      assert.equal((await fetch(`${url}/json/psdata`, { headers: { cookie } })).status, 200)
    } finally {
      await listening.close()
    }
  })

  it('can be set, read and replaced by /demo/scenarios', async () => {
    await shopper.post('/demo/scenarios', { faults: { navigation: { kind: 'status', status: 503 } } })
    assert.equal((await shopper.get('/jsonflyoutnavigation')).statusCode, 503)
    const faults = { promotion: { kind: 'delay', ms: 1 } }
    assert.deepEqual((await shopper.post('/demo/scenarios', { faults })).json().faults, faults)
    const { faults: current, calls, kinds } = (await shopper.get('/demo/scenarios')).json()
    assert.deepEqual(current, faults)
    assert.ok(calls.includes('cart.put') && kinds.includes('dropped'))
    assert.equal((await shopper.get('/jsonflyoutnavigation')).statusCode, 200)
  })

  it('that is invalid is refused, and the current ones stay', async () => {
    await shopper.post('/demo/scenarios', { faults: { psdata: { kind: 'status', status: 500 } } })
    const invalid = [
      {},
      { faults: { nothing: { kind: 'malformed' } } },
      { faults: { psdata: { kind: 'explosion' } } },
      { faults: { psdata: { kind: 'status', status: 42 } } },
      { faults: { psdata: { kind: 'delay', ms: -1 } } },
    ]
    for (const body of invalid) {
      const answer = await shopper.post('/demo/scenarios', body)
      assert.equal(answer.statusCode, 400)
      assert.match(String(answer.headers['content-type']), /problem\+json/)
    }
    assert.equal((await shopper.get('/json/psdata')).statusCode, 500)
  })
})
