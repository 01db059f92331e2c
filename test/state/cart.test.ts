import { expect, waitUntil } from '@open-wc/testing'
import { install } from '@sinonjs/fake-timers'
import { createStore } from 'jotai'
import { knownState } from '../../src/page/known-state.ts'
import type { CartChange } from '../../src/shop/cart.ts'
import { restorationOf } from '../../src/shop/cart-items.ts'
import { cartAtom, changeFaultAtom, deletedItemsAtom, itemCountAtom, pendingChangesAtom } from '../../src/state/cart.ts'
import { changeCartAtom } from '../../src/state/cart-changes.ts'
import { connectCart } from '../../src/state/cart-connection.ts'
import { loadCartAtom } from '../../src/state/cart-load.ts'
import { cartRowsAtom } from '../../src/state/cart-rows.ts'
import { cartViewAtom } from '../../src/state/cart-view.ts'
import { connectPage } from '../../src/state/connection.ts'
import { type CartServer, serveCart } from '../support/cart-server.ts'
import { article, cartOf } from '../support/carts.ts'
import { hush } from '../support/console.ts'
import { nextEvent, record } from '../support/events.ts'
import { json } from '../support/services.ts'

const set = (productId: string, quantity: number): CartChange => ({
  setArticle: { productId, tcm: `tcm-${productId}`, quantity },
})
const MIRROR = 'shop.cart.DE'

describe('cart state', () => {
  let store: ReturnType<typeof createStore>
  let server: CartServer
  let disconnect = () => {}
  let stopHush = () => {}

  const titles = () =>
    store
      .get(cartAtom)
      ?.articles.map(({ productId, quantity }) => `${productId}×${quantity}`)
      .join(' ')
  const isSettled = () => store.get(pendingChangesAtom).length === 0
  const connect = async () => {
    disconnect = connectCart(store)
    await waitUntil(() => store.get(cartViewAtom).status !== 'loading')
  }

  beforeEach(() => {
    localStorage.removeItem(MIRROR)
    delete knownState().itemCount
    stopHush = hush('error', [])
    store = createStore()
    connectPage(store, {
      site: 'DE',
      apiBase: '',
      element: 'shop-minicart',
      product: 'Shop',
      describeChangeError: async (code, limit) => `${code} ${limit ?? ''}`,
    })
    server = serveCart(cartOf(article('A'), article('B', 2), article('C')))
  })
  afterEach(() => {
    disconnect()
    server.end()
    stopHush()
  })

  it('is loading, then shows what the service answered', async () => {
    expect(store.get(cartViewAtom)).to.deep.equal({ status: 'loading' })
    await connect()
    expect(titles()).to.equal('A×1 B×2 C×1')
    expect(store.get(itemCountAtom)).to.equal(4)
  })

  it('is cleared and shows the read error when the service fails, and recovers with the next load', async () => {
    server.end()
    disconnect = connectCart(store)
    await waitUntil(() => store.get(cartViewAtom).status === 'failed')
    expect(store.get(cartViewAtom)).to.deep.equal({ status: 'failed', error: 'UNKNOWN' })
    expect(store.get(cartAtom)).to.equal(undefined)
    server = serveCart(cartOf(article('A')))
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate'))
    await waitUntil(() => titles() === 'A×1')
  })

  it('reloads on cartTriggerUpdate and on modal-closed, forced when asked', async () => {
    await connect()
    const before = server.calls.length
    window.dispatchEvent(new CustomEvent('cartTriggerUpdate', { detail: { forceReload: true } }))
    await waitUntil(() => server.calls.length === before + 1)
    expect(server.calls.at(-1)?.query.get('forceReload')).to.equal('true')
    window.dispatchEvent(new CustomEvent('modal-closed'))
    await waitUntil(() => server.calls.length === before + 2)
    expect(server.calls.at(-1)?.query.has('forceReload')).to.equal(false)
  })

  it('shows a change at once, and keeps the deleted item in its place', async () => {
    await connect()
    server.isHolding = true
    store.set(changeCartAtom, { change: set('B', 0) })
    expect(titles()).to.equal('A×1 C×1')
    expect(store.get(itemCountAtom)).to.equal(2)
    expect(store.get(cartAtom)?.totalSum).to.equal(1000)
    expect(
      store.get(cartRowsAtom).map(({ key, isDeleted }) => `${key.split(':')[1]}${isDeleted ? ' deleted' : ''}`),
    ).to.deep.equal(['A', 'B deleted', 'C'])
    server.isHolding = false
    for (const letThrough of server.holds) letThrough()
    await waitUntil(isSettled)
    expect(titles()).to.equal('A×1 C×1')
    expect(store.get(deletedItemsAtom)).to.have.length(1)
  })

  it('restores the cart and the deleted item when the server fails, and shows the error', async () => {
    await connect()
    server.refuse = () => json({ error: 'PRODUCTDATA_UNAVAILABLE' }, 500)
    store.set(changeCartAtom, { change: set('B', 0) })
    expect(titles()).to.equal('A×1 C×1')
    await waitUntil(isSettled)
    expect(titles()).to.equal('A×1 B×2 C×1')
    expect(store.get(deletedItemsAtom)).to.deep.equal([])
    expect(store.get(changeFaultAtom)).to.deep.equal({ error: 'PRODUCTDATA_UNAVAILABLE' })
  })

  it('clears the set-error after 7.5 s and the deleted item after 10 s', async () => {
    await connect()
    const clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      store.set(changeCartAtom, { change: set('A', 0) })
      while (!isSettled()) await clock.tickAsync(1)
      server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 20 }, 409)
      store.set(changeCartAtom, { change: set('C', 50) })
      while (!isSettled()) await clock.tickAsync(1)
      expect(store.get(changeFaultAtom)).to.deep.equal({ error: 'ITEM_LIMIT', limit: 20 })
      const elapsed = clock.now
      await clock.tickAsync(7400)
      expect(store.get(changeFaultAtom)).to.not.equal(undefined)
      expect(store.get(deletedItemsAtom)).to.have.length(1)
      await clock.tickAsync(200)
      expect(store.get(changeFaultAtom)).to.equal(undefined)
      expect(store.get(deletedItemsAtom)).to.have.length(1)
      await clock.tickAsync(10_000 - (clock.now - elapsed))
      expect(store.get(deletedItemsAtom)).to.deep.equal([])
    } finally {
      clock.uninstall()
    }
  })

  it('brings a deleted item back to its place', async () => {
    await connect()
    store.set(changeCartAtom, { change: set('B', 0) })
    await waitUntil(isSettled)
    const [restores] = store.get(deletedItemsAtom)
    const change = restores && restorationOf(restores.item)
    if (!restores || !change) throw new Error('Nothing to bring back.')
    server.isHolding = true
    store.set(changeCartAtom, { change, restores })
    expect(titles()).to.equal('A×1 B×2 C×1')
    expect(store.get(deletedItemsAtom)).to.deep.equal([])
    await waitUntil(() => server.holds.length === 1)
    server.isHolding = false
    server.holds[0]?.()
    await waitUntil(isSettled)
    expect(server.calls.at(-1)?.body).to.deep.equal(set('B', 2))
  })

  it('sends one change at a time, in order, and the last of those to one item', async () => {
    await connect()
    server.isHolding = true
    store.set(changeCartAtom, { change: set('A', 2) })
    await waitUntil(() => server.holds.length === 1)
    store.set(changeCartAtom, { change: set('B', 5) })
    store.set(changeCartAtom, { change: set('C', 0) })
    store.set(changeCartAtom, { change: set('B', 7) })
    expect(titles()).to.equal('A×2 B×7')
    server.isHolding = false
    server.holds[0]?.()
    await waitUntil(isSettled)
    const sent = server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(sent).to.deep.equal([set('A', 2), set('B', 7), set('C', 0)])
    expect(store.get(itemCountAtom)).to.equal(9)
  })

  it('is never overwritten by a reading that was asked for before a change', async () => {
    await connect()
    server.isHolding = true
    void store.set(loadCartAtom)
    await waitUntil(() => server.holds.length === 1)
    server.isHolding = false
    store.set(changeCartAtom, { change: set('A', 9) })
    await waitUntil(isSettled)
    server.holds[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(titles()).to.include('A×9')
  })

  it('counts a product that is not in the cart yet once, however often it is changed', async () => {
    await connect()
    const told = record<{ itemCount: number }>('cart-data-changed')
    server.isHolding = true
    store.set(changeCartAtom, { change: set('N', 1) })
    await waitUntil(() => server.holds.length === 1)
    store.set(changeCartAtom, { change: set('N', 2) })
    server.isHolding = false
    server.holds[0]?.()
    await waitUntil(isSettled)
    told.end()
    expect(told.details.map(({ itemCount }) => itemCount)).to.deep.equal([5, 6])
  })

  it('reads again after a failure, so that a refusal during the first reading leaves nothing waiting', async () => {
    server.isHolding = true
    disconnect = connectCart(store)
    await waitUntil(() => server.holds.length === 1)
    server.isHolding = false
    server.refuse = () => json({ error: 'UNKNOWN' }, 500)
    store.set(changeCartAtom, { change: set('A', 5) })
    await waitUntil(() => titles() === 'A×1 B×2 C×1')
    server.holds[0]?.()
    expect(store.get(changeFaultAtom)?.error).to.equal('UNKNOWN')
  })

  it('is asked where the header says, whatever tag came first', async () => {
    const context = { site: 'DE', product: 'Shop', describeChangeError: async () => '' } as const
    const own = createStore()
    connectPage(own, { ...context, apiBase: '', element: 'shop-footer' })
    connectPage(own, { ...context, apiBase: '/shopapi', element: 'shop-header' })
    connectPage(own, { ...context, apiBase: '', element: 'shop-newsletter' })
    await own.set(loadCartAtom)
    expect(server.calls.at(-1)?.path).to.equal('/shopapi/service/cart/api/cart')
  })

  it('reads again after a 304', async () => {
    await connect()
    store.set(changeCartAtom, { change: set('A', 1) })
    await waitUntil(() => server.calls.map(({ method }) => method).join() === 'GET,PUT,GET')
  })

  it('tells cart-data-changed only when the count changes', async () => {
    const told = record<{ itemCount: number }>('cart-data-changed')
    await connect()
    await store.set(loadCartAtom)
    store.set(changeCartAtom, { change: set('A', 3) })
    await waitUntil(isSettled)
    told.end()
    expect(told.details).to.deep.equal([{ itemCount: 4 }, { itemCount: 6 }])
    expect(knownState().itemCount).to.equal(6)
  })

  it('answers a change of the page with its own id', async () => {
    await connect()
    const answer = nextEvent<object>('shop-cart-change-result')
    window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { requestId: 'r1', change: set('A', 2) } }))
    expect(await answer).to.deep.equal({ requestId: 'r1', ok: true })
    expect(titles()).to.include('A×2')
  })

  it('answers a failed change of the page with code, limit and message, and shows it too', async () => {
    await connect()
    server.refuse = () => json({ error: 'AVAILABILITY_LIMIT', limit: 3 }, 409)
    const answer = nextEvent<object>('shop-cart-change-result')
    window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { requestId: 'r2', change: set('A', 9) } }))
    expect(await answer).to.deep.equal({
      requestId: 'r2',
      ok: false,
      error: 'AVAILABILITY_LIMIT',
      limit: 3,
      message: 'AVAILABILITY_LIMIT 3',
    })
    expect(store.get(changeFaultAtom)?.error).to.equal('AVAILABILITY_LIMIT')
  })

  it('answers every id, coalesced ones included', async () => {
    await connect()
    const told = record<{ requestId: string }>('shop-cart-change-result')
    server.isHolding = true
    for (const [index, quantity] of [2, 3, 4].entries()) {
      window.dispatchEvent(
        new CustomEvent('shop-cart-change', { detail: { requestId: `r${index}`, change: set('A', quantity) } }),
      )
    }
    await waitUntil(() => server.holds.length === 1)
    server.isHolding = false
    server.holds[0]?.()
    await waitUntil(() => told.details.length === 3)
    told.end()
    expect(told.details.map(({ requestId }) => requestId)).to.deep.equal(['r0', 'r1', 'r2'])
    expect(titles()).to.include('A×4')
  })

  it('sends nothing of an invalid change, and answers no', async () => {
    await connect()
    const before = server.calls.length
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
      window.dispatchEvent(new CustomEvent('shop-cart-change', { detail }))
      expect(await answer).to.deep.equal({ ok: false, error: 'UNKNOWN' })
    }
    expect(server.calls.length).to.equal(before)
  })

  describe('mirror', () => {
    const keep = (value: unknown) => localStorage.setItem(MIRROR, JSON.stringify(value))

    it('is shown at once, before the service has answered', async () => {
      await connect()
      disconnect()
      server.isHolding = true
      const next = createStore()
      connectPage(next, {
        site: 'DE',
        apiBase: '',
        element: 'shop-minicart',
        product: 'Shop',
        describeChangeError: async () => '',
      })
      disconnect = connectCart(next)
      expect(next.get(itemCountAtom)).to.equal(4)
    })

    for (const [name, value] of [
      ['poisoned', { form: 1, site: 'DE', cart: { numberOfArticles: 'many' } }],
      ["another site's", { form: 1, site: 'HU', cart: cartOf(article('A')) }],
      ["an older form's", { form: 0, site: 'DE', cart: cartOf(article('A')) }],
      ['no object', 7],
    ] as const) {
      it(`that is ${name} is ignored`, async () => {
        keep(value)
        server.isHolding = true
        disconnect = connectCart(store)
        expect(store.get(cartViewAtom)).to.deep.equal({ status: 'loading' })
      })
    }
  })
})
