import { expect } from '@open-wc/testing'
import { createPageApi } from '../../src/loader/page-api.ts'
import { VERSION } from '../../src/shop/version.ts'
import { page } from '../support/page.ts'
import { nextTask } from '../support/waits.ts'

/** Whether a promise is settled by now. */
const isSettled = (promise: Promise<unknown>) => Promise.race([promise.then(() => true), nextTask().then(() => false)])

describe('window.shopElements', () => {
  /** The interface on a page with this markup. */
  const create = (markup = '') => {
    const place = page.insert(`<div>${markup}</div>`)
    const woken: string[] = []
    const wakeElement = async (element: Element) => void woken.push(element.localName)
    return { ...createPageApi(wakeElement, async () => []), place, woken }
  }

  it('has the version of the loader (DELIVERY-27)', () => {
    expect(create().version).to.equal(VERSION)
  })

  it('is ready when all tags of the page are rendered or have failed (DELIVERY-27)', async () => {
    const { ready } = create(
      '<shop-header></shop-header><shop-newsletter></shop-newsletter><shop-preview></shop-preview>',
    )
    page.dispatch('shop-element-ready', { element: 'shop-header' })
    page.dispatch('shop-element-error', { element: 'shop-newsletter', code: 'ENTRY_DROPPED' })
    expect(await isSettled(ready)).to.equal(false)
    page.dispatch('shop-element-error', { element: 'shop-newsletter', code: 'CODE_UNAVAILABLE' })
    expect(await isSettled(ready)).to.equal(true)
  })

  it('waits for a preview only where there are staff (DELIVERY-27)', async () => {
    expect(await isSettled(create('<shop-preview></shop-preview>').ready)).to.equal(true)
    document.cookie = 'staffAuth=1'
    expect(await isSettled(create('<shop-preview></shop-preview>').ready)).to.equal(false)
  })

  it('wakes one element, or all of the page, once they are live (DELIVERY-31)', async () => {
    const { wake, woken, place } = create('<shop-header></shop-header><shop-footer></shop-footer>')
    const [header] = place.children
    const one = wake(header)
    expect(woken).to.deep.equal([])
    page.dispatch('shop-element-ready', { element: 'shop-header' })
    page.dispatch('shop-element-ready', { element: 'shop-footer' })
    await one
    expect(woken).to.deep.equal(['shop-header'])
    await wake()
    expect(woken).to.deep.equal(['shop-header', 'shop-header', 'shop-footer'])
  })

  it('changes the cart by event, and resolves with the result of that change (DELIVERY-28)', async () => {
    const changes = page.events<{ requestId: string; change: object }>('shop-cart-change')
    const change = { setArticle: { productId: '1', quantity: 2 } }
    const { changeCart } = create()
    const [first, second] = [changeCart(change), changeCart(change)]
    const [one, two] = changes
    expect(one?.change).to.deep.equal(change)
    page.dispatch('shop-cart-change-result', { requestId: two?.requestId, ok: false, error: 'UNKNOWN' })
    expect(await second).to.include({ ok: false, error: 'UNKNOWN' })
    expect(await isSettled(first)).to.equal(false)
    page.dispatch('shop-cart-change-result', { requestId: one?.requestId, ok: true })
    expect(await first).to.include({ ok: true })
  })

  it('opens a flyout as soon as the header is ready, and closes all by event (DELIVERY-29)', () => {
    const opened = page.events('shop-open-flyout')
    const closed = page.events('shop-close-flyouts')
    const { openFlyout, closeFlyouts } = create()
    openFlyout('cart')
    expect(opened).to.deep.equal([])
    page.dispatch('shop-element-ready', { element: 'shop-footer' })
    expect(opened).to.deep.equal([])
    page.dispatch('shop-element-ready', { element: 'shop-header' })
    expect(opened).to.deep.equal([{ flyout: 'cart' }])
    openFlyout('search')
    expect(opened).to.deep.equal([{ flyout: 'cart' }, { flyout: 'search' }])
    closeFlyouts()
    expect(closed).to.have.length(1)
  })
})
