import { expect } from '@open-wc/testing'
import { changeFailureAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { pageContextAtom } from '../../../src/state/page-context.ts'
import { cartPage, set } from '../../support/cart-page.ts'
import { json } from '../../support/services.ts'

describe('shop-cart-change', () => {
  const page = cartPage()
  const request = (detail: unknown) => page.dispatch('shop-cart-change', detail)
  /** The answer to a request. */
  const answerTo = async (detail: unknown) => {
    const results = page.events<object>('shop-cart-change-result')
    request(detail)
    return page.until(() => results[0])
  }

  it('is answered with its own id and the added product (CART-38, CART-39)', async () => {
    await page.connect()
    const addedProduct = { productId: 'A' }
    page.server.refuse = () => json({ cart: page.server.cart, addedProduct })
    expect(await answerTo({ requestId: 'r1', change: set('A', 2) })).to.deep.equal({
      requestId: 'r1',
      ok: true,
      addedProduct,
    })
  })

  it('is answered without an id when it has none (CART-39)', async () => {
    await page.connect()
    expect(await answerTo({ change: set('A', 2) })).to.deep.equal({ ok: true })
  })

  it('that fails is answered with code, limit and message, and its error is shown too (CART-39, CART-45)', async () => {
    await page.connect()
    page.refuse('AVAILABILITY_LIMIT', 3)
    expect(await answerTo({ requestId: 'r2', change: set('A', 9) })).to.deep.equal({
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
    const results = page.events<{ requestId: string }>('shop-cart-change-result')
    page.server.isHolding = true
    for (const quantity of [2, 3, 4]) request({ requestId: `r${quantity}`, change: set('A', quantity) })
    await page.held(1)
    page.server.release()
    await page.until(() => results.length === 3)
    expect(results.map(({ requestId }) => requestId)).to.deep.equal(['r2', 'r3', 'r4'])
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
      expect(await answerTo(detail)).to.deep.equal({
        ok: false,
        error: 'UNKNOWN',
        message: 'Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später erneut.',
      })
    }
    expect(page.methods()).to.equal('GET')
  })

  it('is sent while the message of a failure before it loads (CART-39)', async () => {
    const context = page.store.get(pageContextAtom)
    if (!context) throw new Error('The page has a context.')
    // Its texts are not loaded yet.
    page.store.set(pageContextAtom, { ...context, locale: 'hu-HU' })
    await page.connect()
    const results = page.events<{ requestId: string; message?: string }>('shop-cart-change-result')
    let sentBefore: unknown[] = []
    window.addEventListener('shop-cart-change-result', () => (sentBefore = page.sent()), { once: true })
    page.refuse('UNKNOWN')
    page.request('failing', set('A', 50))
    page.request('next', set('C', 3))
    await page.until(() => results.length === 2)
    expect(sentBefore).to.deep.equal([set('A', 50), set('C', 3)])
    expect(results.find(({ requestId }) => requestId === 'failing')?.message).to.match(/\S/)
  })

  describe('when an exception is thrown unexpectedly (CART-23)', () => {
    const results = () => page.events<{ requestId: string; ok: boolean; error?: string }>('shop-cart-change-result')

    it('after the answer: the change is answered and reported, and later ones are sent', async () => {
      page.logs(/Unexpected/)
      await page.connect()
      const answers = results()
      const errors = page.events<{ code: string; message: string }>('shop-element-error')
      const { postMessage } = BroadcastChannel.prototype
      page.fake(BroadcastChannel.prototype, 'postMessage', () => {
        BroadcastChannel.prototype.postMessage = postMessage
        throw new Error('Unexpected')
      })
      page.request('broken', set('A', 5))
      page.request('next', set('C', 3))
      await page.until(() => answers.length === 2)
      await page.settled()
      const outcomes = new Map(answers.map(({ requestId, ok, error }) => [requestId, error ?? ok]))
      expect([...outcomes].sort()).to.deep.equal([
        ['broken', 'UNKNOWN'],
        ['next', true],
      ])
      expect(errors.map(({ code, message }) => [code, message])).to.deep.equal([['UNKNOWN', 'Unexpected']])
      await page.until(() => page.titles() === 'A×5 B×2 C×3')
    })

    it('by the console of the page: the change is answered once, and later ones are sent', async () => {
      page.logs(/Unexpected/)
      await page.connect()
      const answers = results()
      const { error } = console
      page.fake(console, 'error', () => {
        console.error = error
        throw new Error('Unexpected')
      })
      // Its message is what throws.
      page.server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 2 }, 409)
      page.request('broken', set('A', 5))
      page.request('next', set('C', 3))
      await page.until(() => answers.length === 2)
      await page.settled()
      expect(answers.map(({ requestId }) => requestId).sort()).to.deep.equal(['broken', 'next'])
      expect(page.titles()).to.equal('A×1 B×2 C×3')
    })
  })
})
