import { expect } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { ApiError } from '../../src/api/api-error.ts'
import { putCart } from '../../src/api/cart-change-service.ts'
import { cartErrorOf } from '../../src/api/cart-error.ts'
import { getCart } from '../../src/api/cart-service.ts'
import { ask } from '../../src/api/client.ts'
import { getPersonalData } from '../../src/api/personal-data-service.ts'
import { hush } from '../support/console.ts'
import { record } from '../support/events.ts'
import { type Handler, json, serve } from '../support/services.ts'

const context = { site: 'HU', apiBase: '', element: 'shop-header' } as const
const CART = 'GET /service/cart/api/cart'
const PUT = 'PUT /service/cart/api/cart'
const article = { productId: '1', tcm: 'a', title: 'Coffee', quantity: { quantity: 2 } }
const change = { setArticle: { productId: '1', tcm: 'a', quantity: 2 } }

const cartFailure = async (call: Promise<unknown>) => cartErrorOf(await failure(call))

async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('It did not fail.')
}

describe('the client (public contract, section 6)', () => {
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

  it('sends the tokens of the cookies as headers, and the site only where the specification names that header', async () => {
    document.cookie = 'csrfToken=c-1'
    document.cookie = 'longTermToken=l%201'
    const calls = using({ [CART]: () => json({ cart: { numberOfArticles: 0 } }) })
    await getCart(context, { forceReload: true })
    const [call] = calls
    expect(call?.headers.has('X-Hunter-Site')).to.equal(false)
    expect(call?.headers.get('X-CSRF-Token')).to.equal('c-1')
    expect(call?.headers.get('X-Long-Term-Token')).to.equal('l 1')
    expect(call?.query.get('forceReload')).to.equal('true')
  })

  it('sends JSON that survives a page whose Array.prototype.toJSON is patched', async () => {
    const calls = using({ 'POST /x': () => json({}) })
    const prototype = Array.prototype as { toJSON?: () => string }
    prototype.toJSON = () => 'patched'
    try {
      await ask(context, {
        method: 'post',
        path: '/x',
        body: { list: [1, { deep: ['ü', null, undefined] }], none: undefined },
      })
    } finally {
      delete prototype.toJSON
    }
    expect(calls[0]?.body).to.deep.equal({ list: [1, { deep: ['ü', null, null] }] })
    expect(calls[0]?.headers.get('content-type')).to.equal('application/json')
  })

  it('puts the API base before the path', async () => {
    const calls = using({})
    await ask({ ...context, apiBase: '/gateway' }, { path: '/x' })
    expect(calls[0]?.path).to.equal('/gateway/x')
  })

  it('turns a failing network into one typed error', async () => {
    using({ [CART]: () => Promise.reject(new TypeError('Failed to fetch')) })
    const error = await failure(getCart(context))
    expect(error).to.include({ reason: 'network' })
  })

  it('gives a service 15 seconds', async () => {
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

  it('gives the body of an answer no more time than that', async () => {
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

  it('takes null and what is no list as an empty list, and keeps the rest', async () => {
    const stop = hush('error', [])
    const told = record<{ code: string }>('shop-element-error')
    const entry = { ...article, dimensions: null, quantity: null }
    using({
      [CART]: () => json({ cart: { numberOfArticles: 1, articles: [entry], freeArticles: null, giftCards: 'none' } }),
    })
    const cart = await getCart(context)
    stop()
    told.end()
    expect([cart.articles.length, cart.freeArticles.length, cart.giftCards.length]).to.deep.equal([1, 0, 0])
    expect(told.details.map(({ code }) => code)).to.deep.equal(['ENTRY_DROPPED'])
  })

  it('ends a call when it is aborted', async () => {
    using({ [CART]: () => new Promise(() => {}) })
    const controller = new AbortController()
    const call = failure(getCart(context, { signal: controller.signal }))
    controller.abort()
    expect((await call).reason).to.equal('aborted')
  })

  it('takes the code of the catalogue from a refusal, and UNKNOWN for any other', async () => {
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

  it('takes a refusal with status 200 as a refusal', async () => {
    using({ [PUT]: () => json({ error: 'CART_LIMIT', limit: 99 }) })
    expect((await cartFailure(putCart(context, change))).code).to.equal('CART_LIMIT')
  })

  it('takes 304 as no change', async () => {
    using({ [PUT]: () => new Response(null, { status: 304 }) })
    expect(await putCart(context, change)).to.deep.equal({ kind: 'unchanged' })
  })

  it('takes half an answer as malformed', async () => {
    using({ [CART]: () => new Response('{"cart": {"numberOf', { headers: { 'content-type': 'application/json' } }) })
    expect(await cartFailure(getCart(context))).to.include({ code: 'UNKNOWN', reason: 'malformed' })
  })

  it('drops one wrong entry of a list, tells it, and keeps the rest', async () => {
    const hushed: string[] = []
    const stop = hush('error', hushed)
    const told = record<{ code: string; message: string }>('shop-element-error')
    using({ [CART]: () => json({ cart: { numberOfArticles: 2, articles: [article, { title: 7 }], unknown: true } }) })
    const cart = await getCart(context)
    stop()
    told.end()
    expect(cart.articles.map(({ title, quantity }) => ({ title, quantity }))).to.deep.equal([
      { title: 'Coffee', quantity: 2 },
    ])
    expect(told.details[0]?.code).to.equal('ENTRY_DROPPED')
    expect(told.details[0]?.message).to.include('productId')
  })

  it('reads a quantity as object or number, and null as absent', async () => {
    using({
      [CART]: () => json({ cart: { numberOfArticles: 1, articles: [{ ...article, quantity: 3, imageUrl: null }] } }),
    })
    const [first] = (await getCart(context)).articles
    expect(first?.quantity).to.equal(3)
    expect(first && 'imageUrl' in first).to.equal(false)
  })

  it('reads the card membership by the name of the product', async () => {
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
