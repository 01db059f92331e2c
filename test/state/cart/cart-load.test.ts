import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { cartAtom, itemCountAtom } from '../../../src/state/cart/cart.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-effects.ts'
import { REFETCH } from '../../../src/state/cart/cart-machine.ts'
import { changeFailureAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { connectPage } from '../../../src/state/connection.ts'
import { cartPage, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

describe('reading the cart', () => {
  const page = cartPage()
  const update = (detail?: object) => page.dispatch('cartTriggerUpdate', detail)
  const view = () => page.store.get(cartViewAtom)
  const reads = () => page.server.calls.filter(({ method }) => method === 'GET')
  const lastIsForced = () => reads().at(-1)?.query.get('forceReload') === 'true'

  it('shows the cart when an element has mounted, and is loading until then (CART-1, CART-3)', async () => {
    expect(view()).to.deep.equal({ status: 'loading' })
    await page.connect()
    expect(page.titles()).to.equal('A×1 B×2 C×1')
    expect(page.store.get(itemCountAtom)).to.equal(4)
  })

  it('clears the cart and keeps the error when the service fails, and recovers with the next read (CART-3, CART-4)', async () => {
    await page.connect()
    page.failRead('CARTSTORAGE_UNAVAILABLE')
    update()
    await page.until(() => view().status === 'failed')
    expect(view()).to.deep.equal({ status: 'failed', error: 'CARTSTORAGE_UNAVAILABLE' })
    expect(page.store.get(cartAtom)).to.equal(undefined)
    update()
    await page.until(() => page.titles() === 'A×1 B×2 C×1')
  })

  it('repeats on cartTriggerUpdate, modal-closed and shop-preview-changed, forced on demand (CART-1, CART-2)', async () => {
    await page.connect()
    update({ forceReload: true })
    await page.until(() => reads().length === 2)
    expect(lastIsForced()).to.equal(true)
    await page.answered()
    for (const [index, event] of ['modal-closed', 'shop-preview-changed'].entries()) {
      page.dispatch(event)
      await page.until(() => reads().length === 3 + index)
      expect([...(reads().at(-1)?.query ?? [])], 'without a query').to.deep.equal([])
      await page.answered()
    }
  })

  it('stays forced until it is answered, whatever is requested after it (CART-2)', async () => {
    await page.connect()
    page.server.isHolding = true
    update({ forceReload: true })
    await page.held(1)
    update()
    await page.held(2)
    expect(lastIsForced()).to.equal(true)
    page.server.release()
    await page.answered()
    update()
    await page.until(() => reads().length === 4)
    expect(lastIsForced()).to.equal(false)
  })

  it('stays forced when a change is answered before it (CART-2, CART-6)', async () => {
    await page.connect()
    page.server.isHolding = true
    update({ forceReload: true })
    await page.held(1)
    page.server.isHolding = false
    page.change(set('A', 5))
    await page.until(() => page.methods() === 'GET GET PUT GET')
    expect(lastIsForced()).to.equal(true)
  })

  it('waits for a pending change, and is not lost (CART-6)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 5))
    await page.held(1)
    page.server.isHolding = false
    update()
    await page.store.set(loadCartAtom)
    expect(page.methods()).to.equal('GET PUT')
    page.server.release()
    await page.until(() => page.methods() === 'GET PUT GET')
  })

  it('is discarded while a change is pending, whose answer replaces it (CART-6, CART-7)', async () => {
    page.server.isHolding = true
    page.connectAtOnce()
    const reading = page.store.set(loadCartAtom)
    await page.held(2)
    const answers = page.server.holds.splice(0)
    page.change(set('A', 9))
    await page.held(1)
    for (const answer of answers) answer()
    await reading
    expect(view()).to.deep.equal({ status: 'loading' })
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×9 B×2 C×1')
    await page.store.set(loadCartAtom)
    expect(page.methods()).to.equal('GET GET PUT GET')
  })

  it('never overwrites the answer of a change that was sent later (CART-7)', async () => {
    await page.connect()
    page.server.isHolding = true
    const reading = page.store.set(loadCartAtom)
    await page.held(1)
    page.server.isHolding = false
    page.change(set('A', 9))
    await page.settled()
    page.server.release()
    await reading
    expect(page.titles()).to.equal('A×9 B×2 C×1')
  })

  it('after a failed change keeps the cart when it fails too, and both are reported (CART-5, CART-8)', async () => {
    await page.connect()
    const errors = page.events<{ code: string }>('shop-element-error')
    page.refuse('PRODUCTDATA_UNAVAILABLE')
    page.failRead('CARTSTORAGE_UNAVAILABLE')
    page.change(set('B', 0))
    await page.until(() => errors.length === 2)
    expect(errors.map(({ code }) => code)).to.deep.equal(['PRODUCTDATA_UNAVAILABLE', 'CARTSTORAGE_UNAVAILABLE'])
    expect(view().status).to.equal('filled')
    expect(page.titles()).to.equal('A×1 B×2 C×1')
  })

  it('for the page ends the error of a change that failed before, and one of the elements does not (CART-47)', async () => {
    await page.connect()
    page.refuse('CART_LIMIT', 99)
    page.change(set('A', 100))
    await page.settled()
    await page.answered()
    const failure = { error: 'CART_LIMIT', limit: 99 }
    expect(page.store.get(changeFailureAtom), 'After the read of the elements.').to.include(failure)
    await page.store.set(loadCartAtom, REFETCH.mounted)
    expect(page.store.get(changeFailureAtom), 'The panel that is to show it has mounted.').to.include(failure)
    update()
    await page.until(() => page.store.get(changeFailureAtom) === undefined)
    expect(page.methods()).to.equal('GET PUT GET GET GET')
  })

  it('for the page that fails keeps the error of a change (CART-47)', async () => {
    await page.connect()
    page.refuse('UNKNOWN')
    page.change(set('A', 100))
    await page.settled()
    await page.answered()
    page.failRead('CARTSTORAGE_UNAVAILABLE')
    update()
    await page.until(() => view().status === 'failed')
    expect(page.store.get(changeFailureAtom)?.error).to.equal('UNKNOWN')
  })

  it('that the page requested before a change failed does not end its error (CART-47)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.refuse('CART_LIMIT', 99)
    page.change(set('A', 100))
    await page.held(1)
    update()
    page.server.release()
    await page.settled()
    await page.answered()
    expect(page.methods()).to.equal('GET PUT GET')
    expect(page.store.get(changeFailureAtom)?.error).to.equal('CART_LIMIT')
  })

  it('shows the error of a change that failed before the first answer (CART-17)', async () => {
    page.server.isHolding = true
    page.connectAtOnce()
    await page.held(1)
    page.refuse('UNKNOWN')
    page.change(set('A', 5))
    await page.held(2)
    page.server.holds[1]?.()
    await page.until(() => view().status === 'filled')
    expect(page.store.get(changeFailureAtom)?.error).to.equal('UNKNOWN')
    page.server.release()
    await page.until(() => page.titles() === 'A×1 B×2 C×1')
  })

  it('shows the empty cart when there is nothing in it', async () => {
    page.serveCart(cartOf())
    await page.connect()
    expect(view()).to.deep.equal({ status: 'empty' })
  })

  it('shows the full view for nothing but a defective item', async () => {
    page.serveCart({ ...cartOf(), defectiveArticles: [article('D')] })
    await page.connect()
    expect(view().status).to.equal('filled')
  })

  it('calls the service of the header, whichever tag connected first', async () => {
    const context = { site: 'DE', product: 'Shop', locale: 'de-DE' } as const
    const store = createStore()
    connectPage(store, { ...context, apiBase: '', element: 'shop-footer' })
    connectPage(store, { ...context, apiBase: '/shopapi', element: 'shop-header' })
    connectPage(store, { ...context, apiBase: '', element: 'shop-newsletter' })
    // No service is there.
    page.logs(/404/)
    await store.set(loadCartAtom)
    expect(page.calls().at(-1)?.path).to.equal('/shopapi/service/cart/api/cart')
  })
})
