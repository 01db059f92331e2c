import { expect } from '@open-wc/testing'
import { type HeldChange, heldChanges } from '../../src/api/cart/held-changes.ts'
import { holdEarlyChanges } from '../../src/loader/early-changes.ts'
import { claim } from '../../src/page/events/claims.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { logIn, moment } from '../support/cart-page.ts'
import { record } from '../support/events.ts'
import { withBlock } from '../support/page-block.ts'
import { type Handler, json, type Served, serve } from '../support/services.ts'
import { waitUntil } from '../support/wait-until.ts'

const PUT = 'PUT /service/cart/api/cart'
const set = (productId: string, quantity: number): CartChange => ({ setArticle: { productId, tcm: 't', quantity } })
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const request = (requestId: string, change: unknown) =>
  window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { requestId, change } }))
const tell = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(name, { detail }))

describe('a cart change that comes before the code', () => {
  let services: { calls: Served[]; end(): void }
  let answers: ReturnType<typeof record<{ requestId: string; ok: boolean }>>
  const header = document.createElement('shop-header')
  const using = (answer: Handler) => {
    services = serve({ [PUT]: answer })
  }
  const bodies = () => services.calls.map(({ body }) => body)
  /** An element that claims what is dispatched from now on. */
  const element = () => {
    const claimed: HeldChange[] = []
    const onChange = (event: Event) => void (claim(event) && claimed.push(event as HeldChange))
    window.addEventListener('shop-cart-change', onChange)
    return { claimed, end: () => window.removeEventListener('shop-cart-change', onChange) }
  }

  before(holdEarlyChanges)
  beforeEach(() => {
    document.body.append(header)
    answers = record('shop-cart-change-result')
    using(() => json({ cart: {} }))
  })
  afterEach(() => {
    header.remove()
    for (const name of header.getAttributeNames()) header.removeAttribute(name)
    heldChanges().splice(0)
    services.end()
    answers.end()
    logIn('')
    document.cookie = 'csrfToken=; max-age=0'
  })

  it('is sent when the page is left, with its tokens, in a request that outlives the page (CART-22)', async () => {
    logIn('anna')
    document.cookie = 'csrfToken=c-1'
    const original = window.fetch
    const options: RequestInit[] = []
    window.fetch = (input, init) => {
      options.push(init ?? {})
      return original(input, init)
    }
    request('1', set('A', 2))
    await Promise.resolve()
    leave()
    window.fetch = original
    await waitUntil(() => services.calls.length === 1)
    expect(bodies()).to.deep.equal([set('A', 2)])
    expect(services.calls[0]?.headers.get('X-Long-Term-Token')).to.equal('anna')
    expect(services.calls[0]?.headers.get('X-CSRF-Token')).to.equal('c-1')
    expect(options[0]).to.include({ keepalive: true, redirect: 'error', cache: 'no-store' })
    leave()
    await moment()
    expect(services.calls).to.have.length(1)
  })

  it('is sent once for each item, with the last quantity, and answered for each request on a page that comes back (CART-22)', async () => {
    const updates = record('cartTriggerUpdate')
    request('1', set('A', 2))
    request('2', set('B', 1))
    request('3', set('A', 3))
    await Promise.resolve()
    leave()
    await waitUntil(() => answers.details.length === 3)
    updates.end()
    expect(bodies()).to.have.deep.members([set('A', 3), set('B', 1)])
    expect(answers.details.map(({ requestId }) => requestId)).to.have.members(['1', '2', '3'])
    expect(answers.details.every(({ ok }) => ok)).to.equal(true)
    expect(updates.details).to.have.length(2)
  })

  it('is not sent when it is none of the five bodies (CART-22, CART-40)', async () => {
    const wrong = [
      undefined,
      [],
      {},
      { setArticle: {} },
      { setArticle: { productId: '', quantity: 1 } },
      { setArticle: { productId: '1', quantity: -1 } },
      { setArticle: { productId: '1', quantity: 1.5 } },
      { ...set('A', 1), deleteSubscription: { subscriptionId: '1' } },
      { setArticle: { productId: '1', tcm: 7, quantity: 1 } },
      { setFreeArticle: { productId: '1', campaignId: '2' } },
      { clear: true },
    ]
    for (const change of wrong) request('x', change)
    await Promise.resolve()
    leave()
    await moment()
    expect(bodies()).to.deep.equal([])
  })

  it('goes to where the header’s api-base and the renamed cookies point (CART-22, CONFIG-1, CONFIG-24)', async () => {
    document.cookie = 'ltt=t-1'
    header.setAttribute('api-base', '/gateway/')
    services.end()
    services = serve({ 'PUT /gateway/service/cart/api/cart': () => json({ cart: {} }) })
    await withBlock({ cookies: { longTermToken: 'ltt' }, headers: { longTermToken: 'X-Token' } }, async () => {
      request('1', set('A', 2))
      await Promise.resolve()
      leave()
      await waitUntil(() => answers.details.length === 1)
    })
    document.cookie = 'ltt=; max-age=0'
    expect(services.calls[0]?.headers.get('X-Token')).to.equal('t-1')
  })

  it('has one key, however often it is sent, and another change has another (CART-50)', async () => {
    services.end()
    using(() => json({ error: 'UNKNOWN' }, 503))
    const sent = () =>
      services.calls.map(({ headers, body }) => [JSON.stringify(body), headers.get('Idempotency-Key')] as const)
    request('1', set('A', 2))
    request('2', set('B', 2))
    await Promise.resolve()
    leave()
    await waitUntil(() => heldChanges().length === 2)
    leave()
    await waitUntil(() => services.calls.length === 4)
    const [first, second, ...again] = sent()
    expect(first?.[1]).to.match(/^\d{9,27}-\d+$/)
    expect(second?.[1]).not.to.equal(first?.[1])
    // Each change has its own key again; they are held in the order of the answers.
    expect(again).to.have.deep.members([first, second])
  })

  it('is made once more as the last of its item, under its key, for all requests (CART-22, CART-50)', async () => {
    services.end()
    using(() => json({ error: 'UNKNOWN' }, 503))
    request('1', set('A', 2))
    request('2', set('A', 3))
    await Promise.resolve()
    const late = element()
    leave()
    await waitUntil(() => late.claimed.length === 2)
    late.end()
    const key = services.calls[0]?.headers.get('Idempotency-Key')
    expect(late.claimed.map(({ detail, key }) => ({ ...detail, key }))).to.deep.equal([
      { requestId: '1', change: set('A', 3), key },
      { requestId: '2', change: set('A', 3), key },
    ])
  })

  it('goes after what was sent before, and takes its place (CART-22)', async () => {
    services.end()
    using(() => json({ error: 'UNKNOWN' }, 503))
    request('1', set('A', 2))
    await Promise.resolve()
    leave()
    request('2', set('A', 3))
    await waitUntil(() => heldChanges().length === 2)
    expect(heldChanges().map(({ detail }) => detail.requestId)).to.deep.equal(['2', '1'])
    services.end()
    using(() => json({ cart: {} }))
    leave()
    await waitUntil(() => answers.details.length === 2)
    expect(bodies()).to.deep.equal([set('A', 3)])
  })

  it('is still waited for when the page is left again before its answer (CART-22)', async () => {
    let answer = () => {}
    services.end()
    using(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(json({ cart: {} }))
        }),
    )
    request('1', set('A', 2))
    await Promise.resolve()
    leave()
    leave()
    let isAnswered = false
    void heldChanges().sent?.then(() => {
      isAnswered = true
    })
    await moment()
    expect(isAnswered).to.equal(false)
    answer()
    await waitUntil(() => isAnswered)
  })

  it('has no key with an api-base, which may be another origin (CART-50)', async () => {
    header.setAttribute('api-base', '/gateway')
    services.end()
    services = serve({ 'PUT /gateway/service/cart/api/cart': () => json({ cart: {} }) })
    request('1', set('A', 2))
    await Promise.resolve()
    leave()
    await waitUntil(() => services.calls.length === 1)
    expect(services.calls[0]?.headers.has('Idempotency-Key')).to.equal(false)
  })

  it('is not sent for a person who has come meanwhile (CART-46)', async () => {
    logIn('anna')
    request('1', set('A', 2))
    await Promise.resolve()
    logIn('berta')
    leave()
    await moment()
    expect(bodies()).to.deep.equal([])
    // The element refuses it: it is told whose change it is.
    const { claimed, end } = element()
    tell('shop-element-ready', { element: 'shop-header' })
    end()
    expect(claimed.map(({ person }) => person)).to.deep.equal(['anna'])
  })

  it('that could not be sent is given to the element of a page that comes back (CART-22)', async () => {
    services.end()
    using(() => json({ error: 'UNKNOWN' }, 503))
    const { claimed, end } = element()
    header.remove()
    end()
    document.body.append(header)
    request('1', set('A', 2))
    await Promise.resolve()
    const late = element()
    leave()
    await waitUntil(() => late.claimed.length === 1)
    late.end()
    expect(claimed).to.have.length(0)
    expect((late.claimed[0] as CustomEvent).detail.requestId).to.equal('1')
  })
})
