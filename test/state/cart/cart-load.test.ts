import { expect, waitUntil } from '@open-wc/testing'
import { createStore } from 'jotai'
import { cartAtom, changeFaultAtom, itemCountAtom } from '../../../src/state/cart/cart.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-load.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { connectPage } from '../../../src/state/connection.ts'
import { cartPage, moment, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'

const update = (detail?: object) => window.dispatchEvent(new CustomEvent('cartTriggerUpdate', { detail }))
const unavailable = () => json({ error: 'CARTSTORAGE_UNAVAILABLE' }, 503)

describe('cart load (specification 1 §4)', () => {
  const page = cartPage()
  const view = () => page.store.get(cartViewAtom)
  const readings = () => page.server.calls.filter(({ method }) => method === 'GET')
  const lastIsForced = () => readings().at(-1)?.query.get('forceReload') === 'true'

  it('is loading, then shows what the service answered', async () => {
    expect(view()).to.deep.equal({ status: 'loading' })
    await page.connect()
    expect(page.titles()).to.equal('A×1 B×2 C×1')
    expect(page.store.get(itemCountAtom)).to.equal(4)
  })

  it('is cleared and shows the read error when the service fails, and recovers with the next load', async () => {
    await page.connect()
    page.server.fail = unavailable
    update()
    await waitUntil(() => view().status === 'failed')
    expect(view()).to.deep.equal({ status: 'failed', error: 'CARTSTORAGE_UNAVAILABLE' })
    expect(page.store.get(cartAtom)).to.equal(undefined)
    update()
    await waitUntil(() => page.titles() === 'A×1 B×2 C×1')
  })

  it('reloads on cartTriggerUpdate and on modal-closed, forced when asked', async () => {
    await page.connect()
    update({ forceReload: true })
    await waitUntil(() => readings().length === 2)
    expect(lastIsForced()).to.equal(true)
    await moment()
    window.dispatchEvent(new CustomEvent('modal-closed'))
    await waitUntil(() => readings().length === 3)
    expect(lastIsForced()).to.equal(false)
  })

  it('stays forced until it is answered, whatever is asked after it', async () => {
    await page.connect()
    page.server.isHolding = true
    update({ forceReload: true })
    await waitUntil(() => page.server.holds.length === 1)
    update()
    await waitUntil(() => page.server.holds.length === 2)
    expect(lastIsForced()).to.equal(true)
    page.server.release()
    await moment()
    update()
    await waitUntil(() => readings().length === 4)
    expect(lastIsForced()).to.equal(false)
  })

  it('stays forced when a change is answered before it', async () => {
    await page.connect()
    page.server.isHolding = true
    update({ forceReload: true })
    await waitUntil(() => page.server.holds.length === 1)
    page.server.isHolding = false
    page.change(set('A', 5))
    await waitUntil(() => page.calls() === 'GET GET PUT GET')
    expect(lastIsForced()).to.equal(true)
  })

  it('that is asked for while a change is pending comes after it, and is not lost', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 5))
    await waitUntil(() => page.server.holds.length === 1)
    update()
    await moment()
    expect(page.calls()).to.equal('GET PUT')
    page.server.release()
    await waitUntil(() => page.calls() === 'GET PUT GET')
  })

  it('is never believed while a change is pending, whose answer will do', async () => {
    page.server.isHolding = true
    page.connectAtOnce()
    await waitUntil(() => page.server.holds.length === 1)
    const [reading] = page.server.holds.splice(0)
    page.change(set('A', 9))
    await waitUntil(() => page.server.holds.length === 1)
    reading?.()
    await moment()
    expect(view()).to.deep.equal({ status: 'loading' })
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×9 B×2 C×1')
    await moment()
    expect(page.calls()).to.equal('GET PUT')
  })

  it('never overwrites the answer to a change that was asked for later', async () => {
    await page.connect()
    page.server.isHolding = true
    void page.store.set(loadCartAtom)
    await waitUntil(() => page.server.holds.length === 1)
    page.server.isHolding = false
    page.change(set('A', 9))
    await page.settled()
    page.server.release()
    await moment()
    expect(page.titles()).to.equal('A×9 B×2 C×1')
  })

  it('of our own after a failed change leaves the cart as it was when it fails too', async () => {
    await page.connect()
    const told = record<{ code: string }>('shop-element-error')
    page.server.refuse = () => json({ error: 'PRODUCTDATA_UNAVAILABLE' }, 500)
    page.server.fail = unavailable
    page.change(set('B', 0))
    await waitUntil(() => told.details.length === 2)
    told.end()
    expect(told.details.map(({ code }) => code)).to.deep.equal(['PRODUCTDATA_UNAVAILABLE', 'CARTSTORAGE_UNAVAILABLE'])
    expect(view().status).to.equal('filled')
    expect(page.titles()).to.equal('A×1 B×2 C×1')
  })

  it('does not take back the message of a failed change', async () => {
    await page.connect()
    page.server.refuse = () => json({ error: 'CART_LIMIT', limit: 99 }, 409)
    page.change(set('A', 100))
    await page.settled()
    update()
    await waitUntil(() => page.calls() === 'GET PUT GET GET' || page.calls() === 'GET PUT GET')
    await moment()
    expect(page.store.get(changeFaultAtom)).to.deep.equal({ error: 'CART_LIMIT', limit: 99 })
  })

  it('shows the full view with the error of a change that failed before anything was known', async () => {
    page.server.isHolding = true
    page.connectAtOnce()
    await waitUntil(() => page.server.holds.length === 1)
    page.server.refuse = () => json({ error: 'UNKNOWN' }, 500)
    page.change(set('A', 5))
    await waitUntil(() => page.server.holds.length === 2)
    page.server.holds[1]?.()
    await waitUntil(() => view().status === 'filled')
    expect(page.store.get(changeFaultAtom)?.error).to.equal('UNKNOWN')
    page.server.release()
    await waitUntil(() => page.titles() === 'A×1 B×2 C×1')
  })

  it('shows the empty cart when there is nothing in it', async () => {
    page.serve(cartOf())
    await page.connect()
    expect(view()).to.deep.equal({ status: 'empty' })
  })

  it('shows the full view for nothing but a defective item', async () => {
    page.serve({ ...cartOf(), defectiveArticles: [article('D')] })
    await page.connect()
    expect(view().status).to.equal('filled')
  })

  it('is asked where the header says, whatever tag came first', async () => {
    const context = { site: 'DE', product: 'Shop', describeChangeError: async () => '' } as const
    const store = createStore()
    connectPage(store, { ...context, apiBase: '', element: 'shop-footer' })
    connectPage(store, { ...context, apiBase: '/shopapi', element: 'shop-header' })
    connectPage(store, { ...context, apiBase: '', element: 'shop-newsletter' })
    await store.set(loadCartAtom)
    expect(page.server.calls.at(-1)?.path).to.equal('/shopapi/service/cart/api/cart')
  })
})
