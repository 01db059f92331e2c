// one engine: state; it asks for a height only
import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import { html } from 'lit-html'
import { closeFlyoutAtom, connectFlyouts, openFlyoutAtom } from '../../../src/state/header/flyout.ts'
import { flyoutAtom, flyoutHeaderAtom } from '../../../src/state/header/open-flyout.ts'
import { page } from '../../support/page.ts'

describe('flyout state', () => {
  const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')
  const request = (flyout: string) => page.dispatch('shop-open-flyout', { flyout })
  const connect = async (store = createStore()) => {
    const header = await page.mount(html`<div style="height: 60px"></div>`)
    const disconnect = connectFlyouts(
      store,
      header,
      () => header.offsetHeight > 0,
      (flyout) => store.set(openFlyoutAtom, flyout, header),
    )
    page.onEnd(disconnect)
    return { store, header, disconnect, shown: () => store.get(flyoutAtom) }
  }

  for (const flyout of ['cart', 'storeFinder', 'userMenu', 'search'] as const)
    it(`tells of ${flyout}, and marks the page root (FLYOUT-12, FLYOUT-13, FLYOUT-19, FLYOUT-20, EVENT-9)`, async () => {
      const { shown } = await connect()
      const opened = page.events('icon-flyout-opened')
      const closed = page.events('icon-flyout-closed')
      request(flyout)
      expect(shown()).to.equal(flyout)
      expect(isMarked()).to.equal(true)
      request(flyout)
      page.dispatch('shop-close-flyouts')
      expect(shown()).to.equal(undefined)
      expect(isMarked()).to.equal(false)
      expect([opened, closed]).to.deep.equal([[{ flyout }], [{ flyout }]])
    })

  it('has one open flyout at a time (FLYOUT-1)', async () => {
    const { store, header, shown } = await connect()
    const closed = page.events('icon-flyout-closed')
    store.set(openFlyoutAtom, 'userMenu', header)
    store.set(openFlyoutAtom, 'cart', header)
    expect(shown()).to.equal('cart')
    expect(closed).to.deep.equal([{ flyout: 'userMenu' }])
  })

  it('is in one header only, where two of a site share the store (FLYOUT-1, FLYOUT-18)', async () => {
    const { store, shown, ...first } = await connect()
    const second = await connect(store)
    const opened = page.events('icon-flyout-opened')
    request('cart')
    expect(store.get(flyoutHeaderAtom)).to.equal(first.header)
    store.set(openFlyoutAtom, 'cart', second.header)
    expect(store.get(flyoutHeaderAtom)).to.equal(second.header)
    expect(opened).to.have.length(2)
    first.disconnect()
    expect(shown()).to.equal('cart')
    second.disconnect()
    expect(shown()).to.equal(undefined)
  })

  it('opens in the first visible header (FLYOUT-12)', async () => {
    const { store, header } = await connect()
    header.hidden = true
    const visible = await connect(store)
    request('userMenu')
    expect(store.get(flyoutHeaderAtom)).to.equal(visible.header)
  })

  it("closes another site's, and leaves the page root marked while one is open (FLYOUT-1, FLYOUT-19)", async () => {
    const [one, other] = [await connect(), await connect()]
    one.store.set(openFlyoutAtom, 'cart', one.header)
    other.store.set(openFlyoutAtom, 'userMenu', other.header)
    expect([one.shown(), other.shown()]).to.deep.equal([undefined, 'userMenu'])
    expect(isMarked()).to.equal(true)
    one.store.set(closeFlyoutAtom)
    expect(isMarked()).to.equal(true)
    other.store.set(closeFlyoutAtom)
    expect(isMarked()).to.equal(false)
  })

  it('closes when the navigation opens (FLYOUT-2)', async () => {
    const { shown } = await connect()
    request('storeFinder')
    page.dispatch('navigation-flyout-opened', { index: 1 })
    expect(shown()).to.equal(undefined)
  })

  it('does not open the cart on the basket page, but the others (FLYOUT-7)', async () => {
    const { shown } = await connect()
    document.documentElement.dataset.pageType = 'basket'
    request('cart')
    expect(shown()).to.equal(undefined)
    request('userMenu')
    expect(shown()).to.equal('userMenu')
  })

  it('stays closed when the page closes it in a listener of icon-flyout-opened', async () => {
    const { store, header, shown } = await connect()
    window.addEventListener('icon-flyout-opened', () => page.dispatch('shop-close-flyouts'), { once: true })
    store.set(openFlyoutAtom, 'userMenu', header)
    expect(shown()).to.equal(undefined)
    expect(isMarked()).to.equal(false)
  })
})
