import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import {
  closeFlyoutAtom,
  connectFlyouts,
  flyoutAtom,
  flyoutHeaderAtom,
  openFlyoutAtom,
} from '../../../src/state/header/flyout.ts'
import type { Store } from '../../../src/state/store.ts'
import { captureConsole } from '../../support/console.ts'
import { record } from '../../support/events.ts'

const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')
const requestFlyout = (flyout: string) =>
  window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))

describe('flyout state', () => {
  const cleanups: (() => void)[] = []
  const connect = (store: Store) => {
    const header = document.createElement('div')
    header.style.height = '60px'
    document.body.append(header)
    const disconnect = connectFlyouts(store, header, () => header.offsetHeight > 0)
    cleanups.push(disconnect, () => header.remove())
    return { header, disconnect }
  }
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
    expect(isMarked()).to.equal(false)
  })

  for (const flyout of ['cart', 'storeFinder', 'userMenu', 'search'] as const) {
    it(`dispatches the opening and closing of ${flyout}, and marks the page root meanwhile (FLYOUT-13, FLYOUT-19, FLYOUT-20, EVENT-9, FLYOUT-12)`, () => {
      const store = createStore()
      connect(store)
      const opened = record('icon-flyout-opened')
      const closed = record('icon-flyout-closed')
      requestFlyout(flyout)
      expect(store.get(flyoutAtom)).to.equal(flyout)
      expect(isMarked()).to.equal(true)
      requestFlyout(flyout)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      expect(store.get(flyoutAtom)).to.equal(undefined)
      expect(isMarked()).to.equal(false)
      opened.end()
      closed.end()
      expect([opened.details, closed.details]).to.deep.equal([[{ flyout }], [{ flyout }]])
    })
  }

  it('has one open flyout at a time (FLYOUT-1)', () => {
    const store = createStore()
    const { header } = connect(store)
    const closed = record('icon-flyout-closed')
    store.set(openFlyoutAtom, 'userMenu', header)
    store.set(openFlyoutAtom, 'cart', header)
    closed.end()
    expect(store.get(flyoutAtom)).to.equal('cart')
    expect(closed.details).to.deep.equal([{ flyout: 'userMenu' }])
  })

  it('opens a flyout in one header only, where two headers of one site share the store (FLYOUT-1, FLYOUT-18)', () => {
    const store = createStore()
    const first = connect(store)
    const second = connect(store)
    const opened = record('icon-flyout-opened')
    requestFlyout('cart')
    expect(store.get(flyoutHeaderAtom)).to.equal(first.header)
    store.set(openFlyoutAtom, 'cart', second.header)
    expect(store.get(flyoutHeaderAtom)).to.equal(second.header)
    opened.end()
    expect(opened.details).to.have.length(2)
    first.disconnect()
    expect(store.get(flyoutAtom)).to.equal('cart')
    second.disconnect()
    expect(store.get(flyoutAtom)).to.equal(undefined)
  })

  it('opens flyouts in the first visible header (FLYOUT-12)', () => {
    const store = createStore()
    const hidden = connect(store)
    hidden.header.style.display = 'none'
    const visible = connect(store)
    requestFlyout('userMenu')
    expect(store.get(flyoutHeaderAtom)).to.equal(visible.header)
  })

  it("closes another site's flyout, and leaves the page root marked while one is open (FLYOUT-1, FLYOUT-19)", () => {
    const [one, other] = [createStore(), createStore()]
    const { header } = connect(one)
    const second = connect(other)
    one.set(openFlyoutAtom, 'cart', header)
    other.set(openFlyoutAtom, 'userMenu', second.header)
    expect([one.get(flyoutAtom), other.get(flyoutAtom)]).to.deep.equal([undefined, 'userMenu'])
    expect(isMarked()).to.equal(true)
    one.set(closeFlyoutAtom)
    expect(isMarked()).to.equal(true)
    other.set(closeFlyoutAtom)
    expect(isMarked()).to.equal(false)
  })

  it('closes when the navigation opens (FLYOUT-2)', () => {
    const store = createStore()
    connect(store)
    requestFlyout('storeFinder')
    window.dispatchEvent(new CustomEvent('navigation-flyout-opened', { detail: { index: 1 } }))
    expect(store.get(flyoutAtom)).to.equal(undefined)
  })

  it('does not open the cart on the basket page, but the others (FLYOUT-7)', () => {
    const store = createStore()
    connect(store)
    document.documentElement.dataset.pageType = 'basket'
    try {
      requestFlyout('cart')
      expect(store.get(flyoutAtom)).to.equal(undefined)
      requestFlyout('userMenu')
      expect(store.get(flyoutAtom)).to.equal('userMenu')
    } finally {
      delete document.documentElement.dataset.pageType
    }
  })

  it('warns of an unknown flyout (FLYOUT-12)', () => {
    const store = createStore()
    connect(store)
    const warnings: string[] = []
    const stop = captureConsole('warn', warnings)
    requestFlyout('basket')
    window.dispatchEvent(new CustomEvent('shop-open-flyout'))
    stop()
    expect(store.get(flyoutAtom)).to.equal(undefined)
    expect(warnings).to.have.length(2)
    expect(warnings[0]).to.include('the flyout (string) is none of search, ')
  })

  it('stays closed when the page closes it in a listener of icon-flyout-opened', () => {
    const store = createStore()
    const { header } = connect(store)
    const close = () => window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    window.addEventListener('icon-flyout-opened', close, { once: true })
    store.set(openFlyoutAtom, 'userMenu', header)
    expect(store.get(flyoutAtom)).to.equal(undefined)
    expect(isMarked()).to.equal(false)
  })
})
