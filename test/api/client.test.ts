import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { ApiError } from '../../src/api/api-error.ts'
import { putCart } from '../../src/api/cart/cart-change-service.ts'
import { cartErrorOf } from '../../src/api/cart/cart-error.ts'
import { getCart } from '../../src/api/cart/cart-service.ts'
import { ask } from '../../src/api/client.ts'
import { getPersonalData } from '../../src/api/visitor/personal-data-service.ts'
import { captureConsole } from '../support/console.ts'
import { record } from '../support/events.ts'
import { type Handler, json, serve } from '../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const
const CART = 'GET /service/cart/api/cart'
const PUT = 'PUT /service/cart/api/cart'
const article = { productId: '1', tcm: 'a', title: 'Coffee', quantity: { quantity: 2 } }
const change = { setArticle: { productId: '1', tcm: 'a', quantity: 2 } }

const cartFailure = (call: Promise<unknown>) =>
  call.then(() => Promise.reject(new Error('It did not fail.')), cartErrorOf)

async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('It did not fail.')
}

describe('the client', () => {
  let services: ReturnType<typeof serve> | undefined
  const using = (handlers: Record<string, Handler>) => {
    services = serve(handlers)
    return services.calls
  }
  afterEach(() => {
    services?.end()
    document.cookie = 'csrfToken=; max-age=0'
    document.cookie = 'longTermToken=; max-age=0'
  })

  it('sends the tokens of cookies as headers, and none without a cookie (CALL-11)', async () => {
    document.cookie = 'csrfToken=c-1'
    document.cookie = 'longTermToken=l%201'
    const calls = using({ [CART]: () => json({ cart: { numberOfArticles: 0 } }) })
    await getCart(context, { forceReload: true })
    const [call] = calls
    expect(call?.headers.has('X-LoginToken')).to.equal(false)
    expect(call?.headers.get('X-CSRF-Token')).to.equal('c-1')
    expect(call?.headers.get('X-Long-Term-Token')).to.equal('l 1')
    expect(call?.query.get('forceReload')).to.equal('true')
  })

  it('sends JSON, on pages that patch Array.prototype.toJSON too (CALL-4)', async () => {
    const calls = using({ 'POST /x': () => json({}) })
    const prototype = Array.prototype as { toJSON?: () => string }
    prototype.toJSON = () => 'patched'
    try {
      await ask(context, {
        method: 'POST',
        path: '/x',
        body: { list: [1, { deep: ['ü', null, undefined] }], none: undefined },
      })
    } finally {
      delete prototype.toJSON
    }
    expect(calls[0]?.body).to.deep.equal({ list: [1, { deep: ['ü', null, null] }] })
    expect(calls[0]?.headers.get('content-type')).to.equal('application/json')
  })

  it('puts api-base before the path (CALL-2, CONFIG-11)', async () => {
    const calls = using({})
    await ask({ ...context, apiBase: '/gateway' }, { path: '/x' })
    expect(calls[0]?.path).to.equal('/gateway/x')
  })

  /** The requests that reach the network, answered by an error. */
  const requestsOf = async (run: () => Promise<unknown>) => {
    const original = window.fetch
    const requests: Request[] = []
    window.fetch = async (input, init) => {
      requests.push(new Request(input, init))
      return json({ error: 'UNKNOWN' }, 503)
    }
    await run().catch(() => {})
    window.fetch = original
    return requests
  }

  it('sends cookies with every call, and accepts JSON (CALL-3)', async () => {
    const calls = [() => ask(context, { path: '/x' }), () => ask(context, { method: 'PUT', path: '/x', body: {} })]
    for (const call of calls) {
      const [request] = await requestsOf(call)
      expect(request?.credentials).to.equal('include')
      expect(request?.headers.get('accept')).to.equal('application/json')
    }
  })

  it('writes the query into the address, encoded, and nothing without one (CALL-1)', async () => {
    const addresses: unknown[] = []
    const original = window.fetch
    window.fetch = async (input) => {
      addresses.push(input)
      return json({})
    }
    const query = { q: 'käse & brot', maxTerms: 10, forceReload: true }
    await ask({ ...context, apiBase: '/gateway' }, { path: '/x', query })
    await ask(context, { path: '/x?site=HU', query: {} })
    await ask(context, { path: '/x' })
    window.fetch = original
    expect(addresses).to.deep.equal([
      '/gateway/x?q=k%C3%A4se+%26+brot&maxTerms=10&forceReload=true',
      '/x?site=HU',
      '/x',
    ])
  })

  it('makes its calls on pages that replace Request (THEME-8)', async () => {
    const { Request } = window
    Object.assign(window, { Request: class {} })
    let sent: RequestInit | undefined
    const original = window.fetch
    window.fetch = async (_, init) => {
      sent = init
      return json({ a: 1 })
    }
    const answer = await ask(context, { method: 'POST', path: '/x', body: { b: 2 } })
    Object.assign(window, { Request, fetch: original })
    expect(answer).to.deep.equal({ status: 200, isOk: true, body: { a: 1 } })
    expect(sent).to.include({ method: 'POST', body: '{"b":2}', credentials: 'include', keepalive: true })
  })

  it("calls the page's own fetch, whenever it was replaced, as a method of the window, after the caller's code", async () => {
    const original = window.fetch
    const calls: string[] = []
    for (const name of ['first', 'second']) {
      window.fetch = async function (this: unknown) {
        calls.push(`${name} ${this === window}`)
        return json({})
      }
      const call = ask(context, { path: '/x' })
      calls.push('asked')
      await call
    }
    window.fetch = original
    expect(calls).to.deep.equal(['asked', 'first true', 'asked', 'second true'])
  })

  it('does not repeat a failed call (CALL-7)', async () => {
    expect(await requestsOf(() => getCart(context))).to.have.length(1)
    expect(await requestsOf(() => putCart(context, change))).to.have.length(1)
  })

  it('keeps a change alive when the page is left (CALL-8)', async () => {
    const [put] = await requestsOf(() => putCart(context, change))
    const [get] = await requestsOf(() => getCart(context))
    expect([put?.keepalive, get?.keepalive]).to.deep.equal([true, false])
  })

  it('follows no redirect with a change, and with a read only to where its headers may go (CALL-10, CALL-14)', async () => {
    const optionsOf = async (run: () => Promise<unknown>) => {
      const [request] = await requestsOf(run)
      return [request?.redirect, request?.mode]
    }
    document.cookie = 'longTermToken=l-1'
    const other = { ...context, apiBase: 'https://api.invalid' }
    expect(await optionsOf(() => putCart(context, change))).to.deep.equal(['error', 'same-origin'])
    expect(await optionsOf(() => putCart(other, change))).to.deep.equal(['error', 'cors'])
    expect(await optionsOf(() => getCart(context))).to.deep.equal(['follow', 'same-origin'])
    expect(await optionsOf(() => getCart(other))).to.deep.equal(['error', 'cors'])
    expect(await optionsOf(() => ask(other, { path: '/x' }))).to.deep.equal(['follow', 'cors'])
  })

  it('tells no service the token of a mail’s link (NEWS-39)', async () => {
    expect((await requestsOf(() => getCart(context)))[0]?.referrerPolicy).to.equal('origin')
  })

  it('bypasses the cache for visitors with a preview token, and on request (CALL-16)', async () => {
    const cacheOf = async (more: object = {}) =>
      (await requestsOf(() => ask({ ...context, ...more }, { path: '/x' })))[0]?.cache
    expect(await cacheOf()).to.equal('default')
    expect(await cacheOf({ bypassCache: true })).to.equal('reload')
    document.cookie = 'previewToken=1'
    expect(await cacheOf()).to.equal('reload')
    document.cookie = 'previewToken=; max-age=0'
  })

  it('counts any status from 200 to 299 as a success, and no other (CALL-17)', async () => {
    for (const status of [200, 204, 226, 299, 300, 400, 500]) {
      using({ 'GET /x': () => new Response(null, { status }) })
      expect((await ask(context, { path: '/x' })).isOk, String(status)).to.equal(status < 300)
      services?.end()
    }
  })

  it('reports a failing network as an ApiError', async () => {
    using({ [CART]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const error = await failure(getCart(context))
    expect(error).to.include({ reason: 'network' })
  })

  it("reports what a page's fetch throws as an ApiError too", async () => {
    const original = window.fetch
    window.fetch = () => {
      throw 'broken'
    }
    const error = await failure(ask(context, { path: '/x' }))
    window.fetch = original
    expect(error).to.include({ reason: 'network', message: 'GET /x got no answer (string).' })
  })

  it('fails when there is no answer after 15,000 ms (CALL-5)', async () => {
    using({ [CART]: () => new Promise(() => {}) })
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const call = failure(getCart(context))
      await clock.tickAsync(14_900)
      expect(await Promise.race([call, 'still waiting'])).to.equal('still waiting')
      await clock.tickAsync(200)
      expect((await call).reason).to.equal('timeout')
    } finally {
      clock.uninstall()
    }
  })

  it('fails when the body of the answer is not complete by then (CALL-5)', async () => {
    using({ [CART]: () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) })) })
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const call = failure(getCart(context))
      await clock.tickAsync(15_100)
      expect((await call).reason).to.equal('timeout')
    } finally {
      clock.uninstall()
    }
  })

  it('counts null and what is no list as an empty list, reports the latter, and keeps the rest (CALL-19, CALL-20)', async () => {
    const stop = captureConsole('error', [])
    const reported = record<{ code: string }>('shop-element-error')
    const entry = { ...article, dimensions: null, quantity: null }
    using({
      [CART]: () => json({ cart: { numberOfArticles: 1, articles: [entry], freeArticles: null, giftCards: 'none' } }),
    })
    const cart = await getCart(context)
    stop()
    reported.end()
    expect([cart.articles.length, cart.freeArticles.length, cart.giftCards.length]).to.deep.equal([1, 0, 0])
    expect(reported.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('ends a call when it is aborted (CALL-6)', async () => {
    using({ [CART]: () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = failure(getCart(context, { signal: controller.signal }))
    controller.abort()
    expect((await call).reason).to.equal('aborted')
  })

  it("ends it by an abort while its body is read, and by one before it, whatever the page's fetch does (CALL-6)", async () => {
    const original = window.fetch
    const controller = new AbortController()
    const call = () => failure(ask(context, { path: '/x', signal: controller.signal }))
    window.fetch = async () => new Response(new ReadableStream())
    const reading = call()
    await new Promise((resolve) => setTimeout(resolve))
    controller.abort()
    expect((await reading).reason).to.equal('aborted')
    window.fetch = () => new Promise(() => {})
    expect((await call()).reason).to.equal('aborted')
    window.fetch = original
  })

  it('reads the code of the catalogue from a refused call, UNKNOWN for any other (CART-44, CALL-29)', async () => {
    using({
      [CART]: () => json({ error: 'CARTSTORAGE_UNAVAILABLE' }, 503),
      [PUT]: () => json({ error: 'ITEM_LIMIT', limit: 20 }, 409),
    })
    expect((await cartFailure(getCart(context))).code).to.equal('CARTSTORAGE_UNAVAILABLE')
    const refused = await cartFailure(putCart(context, change))
    expect(refused.code).to.equal('ITEM_LIMIT')
    expect(refused.limit).to.equal(20)
    services?.end()
    using({ [CART]: () => json({ error: 'SOMETHING_NEW' }, 500), [PUT]: () => new Response('<html>', { status: 502 }) })
    expect((await cartFailure(getCart(context))).code).to.equal('UNKNOWN')
    expect((await cartFailure(putCart(context, change))).code).to.equal('UNKNOWN')
  })

  it('counts an error with status 200 as a refused change (CALL-29)', async () => {
    using({ [PUT]: () => json({ error: 'CART_LIMIT', limit: 99 }) })
    expect((await cartFailure(putCart(context, change))).code).to.equal('CART_LIMIT')
  })

  it('counts 304 as no change (CALL-29)', async () => {
    using({ [PUT]: () => new Response(null, { status: 304 }) })
    expect(await putCart(context, change)).to.deep.equal({ kind: 'unchanged' })
  })

  it('fails for an answer that is not the expected JSON (CALL-18)', async () => {
    using({ [CART]: () => new Response('{"cart": {"numberOf', { headers: { 'content-type': 'application/json' } }) })
    expect(await failure(getCart(context))).to.include({ reason: 'malformed' })
  })

  it('drops and reports a wrong entry of a list, ignores unknown fields, and keeps the rest (CALL-19, CALL-20)', async () => {
    const output: string[] = []
    const stop = captureConsole('error', output)
    const reported = record<{ code: string; message: string }>('shop-element-error')
    using({ [CART]: () => json({ cart: { numberOfArticles: 2, articles: [article, { title: 7 }], unknown: true } }) })
    const cart = await getCart(context)
    stop()
    reported.end()
    expect(cart.articles.map(({ title, quantity }) => ({ title, quantity }))).to.deep.equal([
      { title: 'Coffee', quantity: 2 },
    ])
    expect(reported.details[0]?.code).to.equal('ENTRY_DROPPED')
    expect(reported.details[0]?.message).to.include('productId')
  })

  it('reads a quantity as object or number, and null as missing (CALL-19, CALL-27)', async () => {
    using({
      [CART]: () => json({ cart: { numberOfArticles: 1, articles: [{ ...article, quantity: 3, imageUrl: null }] } }),
    })
    const [first] = (await getCart(context)).articles
    expect(first?.quantity).to.equal(3)
    expect(first && 'imageUrl' in first).to.equal(false)
  })

  it('reads personal data, with the card membership by the name of the product (CALL-25, CONFIG-23)', async () => {
    const answer = {
      tracking: { loginStatus: 'REMEMBERED' },
      customer: { firstname: 'Anna', lastname: null, loyaltyBeans: 120 },
      statuses: { isBohnecardMember: true, isCommunityMember: false },
    }
    using({ 'GET /service/customerfrontenddata/api/v1/psdata': () => json(answer) })
    expect(await getPersonalData(context, 'Bohne')).to.deep.equal({
      loginStatus: 'REMEMBERED',
      firstName: 'Anna',
      lastName: '',
      loyaltyBeans: 120,
      isCommunityMember: false,
      isCardMember: true,
    })
  })
})
