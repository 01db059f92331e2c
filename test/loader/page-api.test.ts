import { expect } from '@open-wc/testing'
import { createPageApi } from '../../src/loader/page-api.ts'
import { VERSION } from '../../src/shop/version.ts'
import { record } from '../support/events.ts'

/** Whether a promise is settled by now. */
const isSettled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

const send = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(name, { detail }))

describe('window.shopElements', () => {
  const woken: string[] = []
  const create = () =>
    createPageApi(
      async (element) => void woken.push(element.localName),
      async () => [],
    )
  const page = document.createElement('div')
  beforeEach(() => {
    woken.length = 0
    document.body.append(page)
  })
  afterEach(() => {
    page.replaceChildren()
    page.remove()
  })

  it('has the version of the loader (DELIVERY-27)', () => {
    expect(create().version).to.equal(VERSION)
  })

  it('is ready when all tags of the page are rendered or have failed (DELIVERY-27)', async () => {
    page.innerHTML = '<shop-header></shop-header><shop-newsletter></shop-newsletter><shop-preview></shop-preview>'
    const { ready } = create()
    send('shop-element-ready', { element: 'shop-header' })
    send('shop-element-error', { element: 'shop-newsletter', code: 'ENTRY_DROPPED' })
    expect(await isSettled(ready)).to.equal(false)
    send('shop-element-error', { element: 'shop-newsletter', code: 'CODE_UNAVAILABLE' })
    expect(await isSettled(ready)).to.equal(true)
  })

  it('waits for a preview only where there are staff (DELIVERY-27)', async () => {
    page.innerHTML = '<shop-preview></shop-preview>'
    expect(await isSettled(create().ready)).to.equal(true)
    document.cookie = 'staffAuth=1'
    const { ready } = create()
    document.cookie = 'staffAuth=; max-age=0'
    expect(await isSettled(ready)).to.equal(false)
  })

  it('wakes one element, or all of the page, once they are live (DELIVERY-31)', async () => {
    page.innerHTML = '<shop-header></shop-header><shop-footer></shop-footer>'
    const { wake } = create()
    const [header] = page.children
    const one = wake(header)
    expect(woken).to.deep.equal([])
    send('shop-element-ready', { element: 'shop-header' })
    send('shop-element-ready', { element: 'shop-footer' })
    await one
    expect(woken).to.deep.equal(['shop-header'])
    await wake()
    expect(woken).to.deep.equal(['shop-header', 'shop-header', 'shop-footer'])
  })

  it('changes the cart by event, and resolves with the result of that change (DELIVERY-28)', async () => {
    const changes = record<{ requestId: string; change: object }>('shop-cart-change')
    const change = { setArticle: { productId: '1', quantity: 2 } }
    const { changeCart } = create()
    const [first, second] = [changeCart(change), changeCart(change)]
    changes.end()
    const [one, two] = changes.details
    expect(one?.change).to.deep.equal(change)
    send('shop-cart-change-result', { requestId: two?.requestId, ok: false, error: 'UNKNOWN' })
    expect(await second).to.include({ ok: false, error: 'UNKNOWN' })
    expect(await isSettled(first)).to.equal(false)
    send('shop-cart-change-result', { requestId: one?.requestId, ok: true })
    expect(await first).to.include({ ok: true })
  })

  it('opens a flyout as soon as the header is ready, and closes all by event (DELIVERY-29)', () => {
    const opened = record('shop-open-flyout')
    const closed = record('shop-close-flyouts')
    const { openFlyout, closeFlyouts } = create()
    openFlyout('cart')
    expect(opened.details).to.deep.equal([])
    send('shop-element-ready', { element: 'shop-footer' })
    expect(opened.details).to.deep.equal([])
    send('shop-element-ready', { element: 'shop-header' })
    expect(opened.details).to.deep.equal([{ flyout: 'cart' }])
    openFlyout('search')
    expect(opened.details).to.deep.equal([{ flyout: 'cart' }, { flyout: 'search' }])
    closeFlyouts()
    expect(closed.details).to.have.length(1)
    opened.end()
    closed.end()
  })
})
