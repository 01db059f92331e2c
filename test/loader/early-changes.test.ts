import { expect } from '@open-wc/testing'
import { type HeldChange, heldChanges } from '../../src/api/cart/held-changes.ts'
import { holdEarlyChanges } from '../../src/loader/early-changes.ts'
import { claim } from '../../src/page/events/claims.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { heldAnswer } from '../support/held-answer.ts'
import { page } from '../support/page.ts'
import { type Handler, json } from '../support/services.ts'

const CART = 'service/cart/api/cart'
const PUT = `PUT /${CART}`
const set = (productId: string, quantity: number): CartChange => ({ setArticle: { productId, tcm: 't', quantity } })
const logIn = (person: string) => {
  document.cookie = `longTermToken=${person}`
}
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
/** Asks for changes, one after the other, and lets them be held. */
async function request(...changes: unknown[]): Promise<void> {
  for (const [index, change] of changes.entries())
    page.dispatch('shop-cart-change', { requestId: `${index + 1}`, change })
  await Promise.resolve()
}

describe('a cart change that comes before the code', () => {
  before(holdEarlyChanges)

  /** A page with the tag of a header, whose code is not there yet. */
  function open(answer: Handler = () => json({ cart: {} })) {
    page.serve({ [PUT]: answer })
    page.onEnd(async () => {
      // An answer that is still on its way would come to the next test.
      await heldChanges().sent
      heldChanges().splice(0)
    })
    return {
      header: page.insert('<shop-header></shop-header>'),
      answers: page.events<{ requestId: string; ok: boolean }>('shop-cart-change-result'),
    }
  }
  const failing: Handler = () => json({ error: 'UNKNOWN' }, 503)
  const bodies = () => page.calls(PUT).map(({ body }) => body)
  const keyOf = (call: string, index: number) => page.calls(call)[index]?.headers.get('Idempotency-Key')
  /** An element that claims what is dispatched from now on. */
  const element = () => {
    const claimed: HeldChange[] = []
    const onChange = (event: Event) => void (claim(event) && claimed.push(event as HeldChange))
    window.addEventListener('shop-cart-change', onChange)
    page.onEnd(() => window.removeEventListener('shop-cart-change', onChange))
    return claimed
  }

  it('is sent when the page is left, with its tokens, in a request that outlives the page (CART-22)', async () => {
    open()
    logIn('anna')
    document.cookie = 'csrfToken=c-1'
    const { fetch } = window
    const options: (RequestInit | undefined)[] = []
    page.fake(window, 'fetch', (input: RequestInfo, init?: RequestInit) => {
      options.push(init)
      return fetch(input, init)
    })
    await request(set('A', 2))
    leave()
    await page.until(() => page.calls(PUT).length === 1)
    expect(bodies()).to.deep.equal([set('A', 2)])
    const headers = page.calls(PUT)[0]?.headers
    expect([headers?.get('X-Long-Term-Token'), headers?.get('X-CSRF-Token')]).to.deep.equal(['anna', 'c-1'])
    expect(options[0]).to.include({ keepalive: true, redirect: 'error', cache: 'no-store' })
    leave()
    await page.frame()
    expect(options).to.have.length(1)
  })

  it('is sent without its code, one after the other, in order (CART-52)', async () => {
    const held = heldAnswer()
    const { answers } = open(held.answer)
    await request(set('A', 2), set('A', 3), set('B', 1))
    const sent = [...heldChanges()].map((event) => heldChanges().send?.(event))
    await page.until(() => page.calls(PUT).length === 1)
    page.serve({ [PUT]: () => json({ cart: {} }) })
    held.release(json({ cart: {} }))
    await Promise.all(sent)
    expect(bodies()).to.deep.equal([set('A', 2), set('A', 3), set('B', 1)])
    expect(answers.map(({ requestId, ok }) => `${requestId} ${ok}`)).to.deep.equal(['1 true', '2 true', '3 true'])
  })

  it('comes again under its key when the service has not confirmed it; of another person it stays (CART-52, CART-46)', async () => {
    open(failing)
    logIn('anna')
    await request(set('A', 2), set('B', 1))
    const [first, second] = [...heldChanges()]
    const claimed = element()
    await heldChanges().send?.(first as HeldChange)
    expect(claimed.map((event) => [event.detail, event.key])).to.deep.equal([
      [{ requestId: '1', change: set('A', 2) }, keyOf(PUT, 0)],
    ])
    logIn('berta')
    await heldChanges().send?.(second as HeldChange)
    expect([page.calls(PUT).length, heldChanges().includes(second as HeldChange)]).to.deep.equal([1, true])
  })

  it('is sent once for each item, with the last quantity, and answered for each request (CART-22)', async () => {
    const { answers } = open()
    const updates = page.events('cartTriggerUpdate')
    await request(set('A', 2), set('B', 1), set('A', 3))
    leave()
    await page.until(() => answers.length === 3)
    expect(bodies()).to.have.deep.members([set('A', 3), set('B', 1)])
    expect(answers.map(({ requestId, ok }) => `${requestId} ${ok}`)).to.have.members(['1 true', '2 true', '3 true'])
    expect(updates).to.have.length(2)
  })

  it('is not sent when it is none of the five bodies (CART-22, CART-40)', async () => {
    open()
    await request(undefined, { clear: true }, { setArticle: { productId: '1', quantity: -1 } })
    leave()
    await page.frame()
    expect(page.calls()).to.deep.equal([])
  })

  it('goes where api-base and renamed cookies point, without a key (CART-22, CART-50, CONFIG-1, CONFIG-24)', async () => {
    const { header, answers } = open()
    document.cookie = 'ltt=t-1'
    header.setAttribute('api-base', '/gateway/')
    page.settings({ cookies: { longTermToken: 'ltt' }, headers: { longTermToken: 'X-Token' } })
    page.serve({ [`PUT /gateway/${CART}`]: () => json({ cart: {} }) })
    await request(set('A', 2))
    leave()
    await page.until(() => answers.length === 1)
    const [call] = page.calls(`PUT /gateway/${CART}`)
    expect(call?.headers.get('X-Token')).to.equal('t-1')
    // It may be another origin.
    expect(call?.headers.has('Idempotency-Key')).to.equal(false)
  })

  it('goes where the header says, wherever a mini cart stands that says something else (CART-22, CONFIG-41)', async () => {
    const { header, answers } = open()
    page.serve({ [`PUT /owner/${CART}`]: () => json({ cart: {} }) })
    const miniCart = page.insert('<shop-minicart api-base="/other"></shop-minicart>')
    document.body.prepend(miniCart)
    page.onEnd(() => miniCart.remove())
    for (const name of ['', '/owner']) {
      if (name) header.setAttribute('api-base', name)
      await request(set('A', 2))
      leave()
      await page.until(() => answers.length === (name ? 2 : 1))
      expect(page.calls(`PUT ${name}/${CART}`)).to.have.length(1)
    }
    expect(page.calls()).to.have.length(2)
  })

  it('goes where the page says without a header, else where the mini cart does (CART-22, CONFIG-41)', async () => {
    const { header, answers } = open()
    header.remove()
    page.insert('<shop-minicart api-base="/other"></shop-minicart>')
    page.serve({ [`PUT /other/${CART}`]: () => json({ cart: {} }) })
    await request(set('A', 2))
    leave()
    await page.until(() => answers.length === 1)
    page.settings({ apiBase: '/block' })
    page.serve({ [`PUT /block/${CART}`]: () => json({ cart: {} }) })
    await request(set('A', 3))
    leave()
    await page.until(() => answers.length === 2)
    document.documentElement.dataset.apiBase = ''
    await request(set('A', 4))
    leave()
    await page.until(() => answers.length === 3)
    const paths = page.calls().map(({ path }) => path)
    expect(paths).to.deep.equal([`/other/${CART}`, `/block/${CART}`, `/${CART}`])
  })

  it('has one key, however often it is sent, and another change has another (CART-50)', async () => {
    open(failing)
    await request(set('A', 2), set('B', 2))
    leave()
    await page.until(() => heldChanges().length === 2)
    leave()
    await page.until(() => page.calls(PUT).length === 4 && heldChanges().length === 2)
    const [first, second, ...again] = bodies().map((body, index) => [JSON.stringify(body), keyOf(PUT, index)])
    expect(first?.[1]).to.match(/^\d{9,27}-\d+$/)
    expect(second?.[1]).not.to.equal(first?.[1])
    // Each change has its own key again; they are held in the order of the answers.
    expect(again).to.have.deep.members([first, second])
  })

  it('is made once more as the last of its item, under its key, for all requests (CART-22, CART-50)', async () => {
    open(failing)
    await request(set('A', 2), set('A', 3))
    const claimed = element()
    leave()
    await page.until(() => claimed.length === 2)
    const key = keyOf(PUT, 0)
    expect(claimed.map((event) => ({ ...event.detail, key: event.key }))).to.deep.equal([
      { requestId: '1', change: set('A', 3), key },
      { requestId: '2', change: set('A', 3), key },
    ])
  })

  it('goes after what was sent before, and takes its place (CART-22)', async () => {
    const { answers } = open(failing)
    await request(set('A', 2))
    leave()
    page.dispatch('shop-cart-change', { requestId: '2', change: set('A', 3) })
    await page.until(() => heldChanges().length === 2)
    expect(heldChanges().map(({ detail }) => detail.requestId)).to.deep.equal(['2', '1'])
    page.serve({ [PUT]: () => json({ cart: {} }) })
    leave()
    await page.until(() => answers.length === 2)
    expect(bodies()).to.deep.equal([set('A', 2), set('A', 3)])
  })

  it('is still waited for when the page is left again before its answer (CART-22)', async () => {
    const held = heldAnswer()
    open(held.answer)
    await request(set('A', 2))
    leave()
    leave()
    let isAnswered = false
    void heldChanges().sent?.then(() => {
      isAnswered = true
    })
    await page.until(() => page.calls(PUT).length === 1)
    await page.frame()
    expect(isAnswered).to.equal(false)
    await held.release(json({ cart: {} }))
    await page.until(() => isAnswered)
  })

  it('is not sent for a person who has come meanwhile (CART-46)', async () => {
    open()
    logIn('anna')
    await request(set('A', 2))
    logIn('berta')
    leave()
    await page.frame()
    expect(page.calls()).to.deep.equal([])
    // The element refuses it: it is told whose change it is.
    const claimed = element()
    page.dispatch('shop-element-ready', { element: 'shop-header' })
    expect(claimed.map(({ person }) => person)).to.deep.equal(['anna'])
  })

  it('that could not be sent is given to the element of a page that comes back (CART-22)', async () => {
    open(failing)
    await request(set('A', 2))
    const claimed = element()
    leave()
    await page.until(() => claimed.length === 1)
    expect(claimed[0]?.detail.requestId).to.equal('1')
  })
})
