import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { CART_READ_ERRORS } from '../../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../../src/shop/cart/cart-change-errors.ts'
import { offeredFaults, parseFaults } from '../faults.ts'
import { CART, openServices, productInStock, type Shopper, setArticle, visit } from './support.ts'

describe('parseFaults', () => {
  it('parses every kind and error code, several at once, with a number of calls', () => {
    const text = 'cart.put:500x2, cart.get:delay-2000,psdata:malformed,promotion:dropped,navigation:CART_LIMITx1'
    assert.deepEqual(Object.fromEntries(parseFaults(`${text},suggestions:PRICE_UNAVAILABLE`)), {
      'cart.put': { kind: 'status', status: 500, times: 2 },
      'cart.get': { kind: 'delay', ms: 2000 },
      psdata: { kind: 'malformed' },
      promotion: { kind: 'dropped' },
      navigation: { kind: 'status', status: 409, body: { error: 'CART_LIMIT', limit: 99 }, times: 1 },
      suggestions: { kind: 'status', status: 503, body: { error: 'PRICE_UNAVAILABLE' } },
    })
  })

  it('ignores what can not be parsed', () => {
    assert.equal(parseFaults('none,cart.put,cart.put:999,nothing:500,cart.put:delay-x,cart.put:delay-99999999').size, 0)
  })
})

describe('the offered faults of the cart', () => {
  const bodiesOf = (call: 'cart.get' | 'cart.put') =>
    offeredFaults(call).flatMap(({ fault }) =>
      fault.kind === 'status' && fault.body ? [fault.body as { error: string; limit?: number }] : [],
    )

  it('include every error code, with a limit where the message names one', () => {
    const codes = (call: 'cart.get' | 'cart.put') => bodiesOf(call).map(({ error }) => error)
    assert.deepEqual([codes('cart.get'), codes('cart.put')], [[...CART_READ_ERRORS], [...CART_CHANGE_ERRORS]])
    for (const { error, limit } of bodiesOf('cart.put'))
      assert.equal(limit !== undefined, error.endsWith('_LIMIT'), error)
  })
})

describe('a fault', () => {
  const services = openServices()
  const article = productInStock()
  let shopper: Shopper
  beforeEach(async () => {
    shopper = await visit(services)
  })

  it('with a status lasts until it is cleared, and leaves the cart unchanged', async () => {
    await shopper.open('/?fault=cart.put:500')
    for (const _call of [1, 2]) {
      const { status, json } = await shopper.put(setArticle(article, 1))
      assert.deepEqual([status, json.error], [500, 'UNKNOWN'])
    }
    assert.equal((await shopper.cart()).numberOfArticles, 0)
    await shopper.open('/?fault=none')
    assert.equal((await shopper.put(setArticle(article, 1))).status, 200)
  })

  it('with an error code affects the given number of calls, and 304 has no body', async () => {
    await shopper.open('/?fault=cart.put:CART_LIMITx1')
    assert.deepEqual((await shopper.put(setArticle(article, 1))).json, { error: 'CART_LIMIT', limit: 99 })
    assert.equal((await shopper.put(setArticle(article, 1))).status, 200)
    await shopper.open('/?fault=cart.put:304')
    const { status, text } = await shopper.put(setArticle(article, 2))
    assert.deepEqual([status, text], [304, ''])
  })

  it('with a delay answers normally afterwards', async () => {
    await shopper.open('/?fault=cart.get:delay-80')
    const start = performance.now()
    assert.equal((await shopper.get(CART)).json.cart.numberOfArticles, 0)
    assert.ok(performance.now() - start >= 75)
  })

  it('of kind malformed answers 200 with half a body', async () => {
    await shopper.open('/?fault=cart.get:malformed,cachekey:malformed')
    for (const path of [CART, '/service/searchfrontend/api/cachekey']) {
      const { status, headers, text, json } = await shopper.get(path)
      assert.deepEqual([status, headers.get('content-type'), json], [200, 'application/json', undefined])
      assert.ok(text.length > 0)
    }
  })

  it('answers with a page for html, leads to the sign-in for redirect, does not answer for dropped', async () => {
    await shopper.open('/?fault=cart.get:html')
    const page = await shopper.get(CART)
    assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8'])
    await shopper.open('/?fault=cart.get:redirect')
    const answer = await shopper.get(CART)
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/signin'])
    await shopper.open('/?fault=cart.get:droppedx1')
    await assert.rejects(shopper.get(CART))
    assert.equal((await shopper.get(CART)).status, 200)
  })

  it('affects one visitor only', async () => {
    const other = await visit(services)
    await shopper.open('/?fault=cart.get:500')
    assert.equal((await other.get(CART)).status, 200)
  })

  it('can be set, read and replaced by /demo/scenarios; an invalid one changes nothing', async () => {
    const set = (faults: unknown) => shopper.post('/demo/scenarios', { faults })
    await set({ navigation: { kind: 'status', status: 503 } })
    assert.equal((await shopper.get('/jsonflyoutnavigation')).status, 503)
    const faults = { psdata: { kind: 'status', status: 500 } }
    assert.deepEqual((await set(faults)).json.faults, faults)
    const { faults: current, calls, kinds } = (await shopper.get('/demo/scenarios')).json
    assert.deepEqual(current, faults)
    assert.ok(calls.includes('cart.put') && kinds.includes('dropped'))
    assert.equal((await shopper.get('/jsonflyoutnavigation')).status, 200)
    for (const invalid of [
      undefined,
      { nothing: { kind: 'malformed' } },
      { psdata: { kind: 'explosion' } },
      { psdata: { kind: 'status', status: 42 } },
      { psdata: { kind: 'delay', ms: -1 } },
    ]) {
      const { status, headers } = await set(invalid)
      assert.deepEqual([status, headers.get('content-type')], [400, 'application/problem+json'])
    }
    assert.equal((await shopper.get('/json/psdata')).status, 500)
  })
})
