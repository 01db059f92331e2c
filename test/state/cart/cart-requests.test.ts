import { expect } from '@open-wc/testing'
import { changeFailureAtom } from '../../../src/state/cart/cart.ts'
import { pageContextAtom } from '../../../src/state/page-context.ts'
import { cartPage, set } from '../../support/cart-page.ts'
import { nextEvent, record } from '../../support/events.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

const request = (detail: unknown) => window.dispatchEvent(new CustomEvent('shop-cart-change', { detail }))

describe('shop-cart-change', () => {
  const page = cartPage()

  it('is answered with its own id and the added product (CART-38, CART-39)', async () => {
    await page.connect()
    const result = nextEvent<object>('shop-cart-change-result')
    const addedProduct = { productId: 'A' }
    page.server.refuse = () => json({ cart: page.server.cart, addedProduct })
    request({ requestId: 'r1', change: set('A', 2) })
    expect(await result).to.deep.equal({ requestId: 'r1', ok: true, addedProduct })
  })

  it('is answered without an id when it has none (CART-39)', async () => {
    await page.connect()
    const result = nextEvent<object>('shop-cart-change-result')
    request({ change: set('A', 2) })
    expect(await result).to.deep.equal({ ok: true })
  })

  it('that fails is answered with code, limit and message, and its error is shown too (CART-39, CART-45)', async () => {
    await page.connect()
    page.refuse('AVAILABILITY_LIMIT', 3)
    const result = nextEvent<object>('shop-cart-change-result')
    request({ requestId: 'r2', change: set('A', 9) })
    expect(await result).to.deep.equal({
      requestId: 'r2',
      ok: false,
      error: 'AVAILABILITY_LIMIT',
      limit: 3,
      message: 'Von diesem Artikel sind nur noch 3 Stück verfügbar.',
    })
    expect(page.store.get(changeFailureAtom)?.error).to.equal('AVAILABILITY_LIMIT')
  })

  it('is answered for every id; merged ones have one key (CART-12, CART-39, CART-50)', async () => {
    await page.connect()
    const results = record<{ requestId: string }>('shop-cart-change-result')
    page.server.isHolding = true
    for (const quantity of [2, 3, 4]) request({ requestId: `r${quantity}`, change: set('A', quantity) })
    await waitUntil(() => page.server.holds.length === 1)
    page.server.release()
    await waitUntil(() => results.details.length === 3)
    results.end()
    expect(results.details.map(({ requestId }) => requestId)).to.deep.equal(['r2', 'r3', 'r4'])
    expect(page.sent()).to.deep.equal([set('A', 2), set('A', 4)])
    expect(new Set(page.server.calls.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []))).to.have.length(2)
  })

  it('that is none of the five bodies is refused with its message, and nothing is sent (CART-40)', async () => {
    page.logs(/INVALID_CHANGE/)
    await page.connect()
    const invalid = [
      undefined,
      'x',
      {},
      { change: {} },
      { change: { ...set('A', 1), deleteSubscription: { subscriptionId: 's' } } },
      { change: set('A', -1) },
      { change: set('A', 1.5) },
    ]
    for (const detail of invalid) {
      const result = nextEvent<object>('shop-cart-change-result')
      request(detail)
      expect(await result).to.deep.equal({
        ok: false,
        error: 'UNKNOWN',
        message: 'Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später erneut.',
      })
    }
    expect(page.calls()).to.equal('GET')
  })

  it('is sent while the message of a failure before it loads (CART-39)', async () => {
    const context = page.store.get(pageContextAtom)
    if (!context) throw new Error('The page has a context.')
    // Its texts are not loaded yet.
    page.store.set(pageContextAtom, { ...context, locale: 'hu-HU' })
    await page.connect()
    const order: string[] = []
    const { fetch } = window
    window.fetch = (input, init) => {
      order.push('call')
      return fetch(input, init)
    }
    const results = record<{ requestId: string; message?: string }>('shop-cart-change-result')
    const note = () => order.push('result')
    window.addEventListener('shop-cart-change-result', note)
    page.refuse('UNKNOWN')
    request({ requestId: 'failing', change: set('A', 50) })
    request({ requestId: 'next', change: set('C', 3) })
    await waitUntil(() => results.details.length === 2)
    window.removeEventListener('shop-cart-change-result', note)
    results.end()
    expect(order.slice(0, 3)).to.deep.equal(['call', 'call', 'result'])
    expect(results.details.find(({ requestId }) => requestId === 'failing')?.message).to.match(/\S/)
  })

  describe('when an exception is thrown unexpectedly (CART-23)', () => {
    const results = () => record<{ requestId: string; ok: boolean; error?: string }>('shop-cart-change-result')

    it('after the answer: the change is answered and reported, and later ones are sent', async () => {
      page.logs(/Unexpected/)
      await page.connect()
      const answers = results()
      const errors = record<{ code: string; message: string }>('shop-element-error')
      const { postMessage } = BroadcastChannel.prototype
      BroadcastChannel.prototype.postMessage = () => {
        BroadcastChannel.prototype.postMessage = postMessage
        throw new Error('Unexpected')
      }
      request({ requestId: 'broken', change: set('A', 5) })
      request({ requestId: 'next', change: set('C', 3) })
      await waitUntil(() => answers.details.length === 2)
      await page.settled()
      answers.end()
      errors.end()
      const outcomes = new Map(answers.details.map(({ requestId, ok, error }) => [requestId, error ?? ok]))
      expect([...outcomes].sort()).to.deep.equal([
        ['broken', 'UNKNOWN'],
        ['next', true],
      ])
      expect(errors.details.map(({ code, message }) => [code, message])).to.deep.equal([['UNKNOWN', 'Unexpected']])
      await waitUntil(() => page.titles() === 'A×5 B×2 C×3')
    })

    it('by the console of the page: the change is answered once, and later ones are sent', async () => {
      page.logs(/Unexpected/)
      await page.connect()
      const answers = results()
      const { error } = console
      console.error = () => {
        console.error = error
        throw new Error('Unexpected')
      }
      // Its message is what throws.
      page.server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 2 }, 409)
      request({ requestId: 'broken', change: set('A', 5) })
      request({ requestId: 'next', change: set('C', 3) })
      await waitUntil(() => answers.details.length === 2)
      await page.settled()
      answers.end()
      expect(answers.details.map(({ requestId }) => requestId).sort()).to.deep.equal(['broken', 'next'])
      expect(page.titles()).to.equal('A×1 B×2 C×3')
    })
  })
})
