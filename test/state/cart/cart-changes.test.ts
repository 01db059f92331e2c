import { expect, waitUntil } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { CART_CHANGE_ERRORS } from '../../../src/shop/cart/cart.ts'
import { cartAtom, changeFaultAtom, itemCountAtom } from '../../../src/state/cart/cart.ts'
import { pageContextAtom } from '../../../src/state/page-context.ts'
import { cartPage, moment, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { nextEvent, record } from '../../support/events.ts'
import { json } from '../../support/services.ts'

const ask = (detail: unknown) => window.dispatchEvent(new CustomEvent('shop-cart-change', { detail }))

describe('cart change (specification 1 §4, §8)', () => {
  const page = cartPage()

  it('shows at once, with count and sum', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('B', 5))
    expect(page.titles()).to.equal('A×1 B×5 C×1')
    expect(page.store.get(itemCountAtom)).to.equal(7)
    expect(page.store.get(cartAtom)?.totalSum).to.equal(3500)
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×1 B×5 C×1')
  })

  it('that waits for its turn is sent when the page is left, and heard in order by who comes back', async () => {
    await page.connect()
    page.server.isHolding = true
    for (const change of [set('A', 0), set('B', 5), set('C', 0)]) page.change(change)
    await waitUntil(() => page.sent().length === 1)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await waitUntil(() => page.sent().length === 3)
    expect(page.sent()).to.deep.equal([set('A', 0), set('B', 5), set('C', 0)])
    page.server.release()
    await page.settled()
    await moment()
    expect(page.sent()).to.have.length(3)
    expect(page.titles()).to.equal('B×5')
  })

  it('counts a product that is not in the cart yet once, however often it is changed', async () => {
    await page.connect()
    const told = record<{ itemCount: number }>('cart-data-changed')
    page.server.isHolding = true
    page.change(set('N', 1))
    await waitUntil(() => page.server.holds.length === 1)
    page.change(set('N', 2))
    page.server.release()
    await page.settled()
    told.end()
    expect(told.details.map(({ itemCount }) => itemCount)).to.deep.equal([5, 6])
  })

  for (const error of CART_CHANGE_ERRORS) {
    it(`that is refused with ${error} is taken back, and its error and limit are shown`, async () => {
      await page.connect()
      page.server.refuse = () => json({ error, limit: 7 }, 409)
      page.change(set('B', 50))
      await page.settled()
      expect(page.titles()).to.equal('A×1 B×2 C×1')
      expect(page.store.get(changeFaultAtom)).to.deep.equal({ error, limit: 7 })
    })
  }

  for (const [what, answer] of [
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no JSON', () => new Response('<html>')],
    ['a cart that is none', () => json({ cart: { numberOfArticles: 'many' } })],
    ['a code that is unknown', () => json({ error: 'SOMETHING_NEW', limit: 2 }, 400)],
  ] as const) {
    it(`with ${what} is UNKNOWN, and the cart is read again, since the service may have done it`, async () => {
      await page.connect()
      page.server.refuse = answer
      page.change(set('B', 50))
      await page.settled()
      expect(page.store.get(changeFaultAtom)?.error).to.equal('UNKNOWN')
      await waitUntil(() => page.calls() === 'GET PUT GET')
    })
  }

  it('that changed nothing there (304) is no error, and the cart is read again', async () => {
    await page.connect()
    page.change(set('A', 1))
    await waitUntil(() => page.calls() === 'GET PUT GET')
    expect(page.store.get(changeFaultAtom)).to.equal(undefined)
  })

  it('that another device has made already (304) does not come back for a moment, nor tells a wrong count', async () => {
    await page.connect()
    const told = record<{ itemCount: number }>('cart-data-changed')
    page.server.cart = cartOf(article('A'), article('C'))
    page.change(set('B', 0))
    await page.settled()
    expect(page.titles()).to.equal('A×1 C×1')
    await waitUntil(() => page.calls() === 'GET PUT GET')
    await moment()
    expect([page.titles(), told.details.map(({ itemCount }) => itemCount)]).to.deep.equal(['A×1 C×1', [2]])
    told.end()
  })

  it('shows its error for 7.5 s, and a newer one anew', async () => {
    await page.connect()
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    const fault = () => page.store.get(changeFaultAtom)?.error
    const failWith = async (error: string) => {
      page.server.refuse = () => json({ error }, 409)
      page.change(set('C', 50))
      while (!page.isSettled()) await clock.tickAsync(1)
    }
    try {
      await failWith('ITEM_LIMIT')
      await clock.tickAsync(7000)
      await failWith('CART_LIMIT')
      await clock.tickAsync(7400)
      expect(fault()).to.equal('CART_LIMIT')
      await clock.tickAsync(200)
      expect(fault()).to.equal(undefined)
    } finally {
      clock.uninstall()
    }
  })

  it('goes to the service one at a time, in order, the last of those to one item', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 2))
    await waitUntil(() => page.server.holds.length === 1)
    page.change(set('B', 5))
    page.change(set('C', 0))
    page.change(set('B', 7))
    expect(page.titles()).to.equal('A×2 B×7')
    await moment()
    expect(page.server.holds.length).to.equal(1)
    page.server.release()
    await page.settled()
    expect(page.sent()).to.deep.equal([set('A', 2), set('B', 7), set('C', 0)])
    expect(page.store.get(itemCountAtom)).to.equal(9)
  })

  it('that fails takes only itself back, and those behind it go on', async () => {
    await page.connect()
    page.server.isHolding = true
    page.server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 20 }, 409)
    page.change(set('A', 50))
    await waitUntil(() => page.server.holds.length === 1)
    page.change(set('C', 3))
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×1 B×2 C×3')
  })

  it('goes on behind a failure whose message is slow to come', async () => {
    const context = page.store.get(pageContextAtom)
    if (!context) throw new Error('The page has a context.')
    page.store.set(pageContextAtom, { ...context, describeChangeError: () => new Promise<string>(() => {}) })
    await page.connect()
    page.server.refuse = () => json({ error: 'UNKNOWN' }, 500)
    ask({ requestId: 'slow', change: set('A', 50) })
    ask({ requestId: 'next', change: set('C', 3) })
    const { requestId } = await nextEvent<{ requestId: string }>('shop-cart-change-result')
    expect(requestId).to.equal('next')
  })

  describe('of the page', () => {
    it('is answered with its own id, and with the added product', async () => {
      await page.connect()
      const answer = nextEvent<object>('shop-cart-change-result')
      const addedProduct = { productId: 'A' }
      page.server.refuse = () => json({ cart: page.server.cart, addedProduct })
      ask({ requestId: 'r1', change: set('A', 2) })
      expect(await answer).to.deep.equal({ requestId: 'r1', ok: true, addedProduct })
    })

    it('that fails is answered with code, limit and message, and shown too', async () => {
      await page.connect()
      page.server.refuse = () => json({ error: 'AVAILABILITY_LIMIT', limit: 3 }, 409)
      const answer = nextEvent<object>('shop-cart-change-result')
      ask({ requestId: 'r2', change: set('A', 9) })
      expect(await answer).to.deep.equal({
        requestId: 'r2',
        ok: false,
        error: 'AVAILABILITY_LIMIT',
        limit: 3,
        message: 'AVAILABILITY_LIMIT 3',
      })
      expect(page.store.get(changeFaultAtom)?.error).to.equal('AVAILABILITY_LIMIT')
    })

    it('is answered for every id, coalesced ones included', async () => {
      await page.connect()
      const told = record<{ requestId: string }>('shop-cart-change-result')
      page.server.isHolding = true
      for (const quantity of [2, 3, 4]) ask({ requestId: `r${quantity}`, change: set('A', quantity) })
      await waitUntil(() => page.server.holds.length === 1)
      page.server.release()
      await waitUntil(() => told.details.length === 3)
      told.end()
      expect(told.details.map(({ requestId }) => requestId)).to.deep.equal(['r2', 'r3', 'r4'])
      expect(page.sent()).to.deep.equal([set('A', 2), set('A', 4)])
    })

    it('that is none of the five bodies is answered no, and nothing is sent', async () => {
      await page.connect()
      const bad = [
        undefined,
        'x',
        {},
        { change: {} },
        { change: { ...set('A', 1), deleteSubscription: { subscriptionId: 's' } } },
        { change: set('A', -1) },
        { change: set('A', 1.5) },
      ]
      for (const detail of bad) {
        const answer = nextEvent<object>('shop-cart-change-result')
        ask(detail)
        expect(await answer).to.deep.equal({ ok: false, error: 'UNKNOWN' })
      }
      expect(page.calls()).to.equal('GET')
    })
  })
})
