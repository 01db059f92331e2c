import { expect } from '@open-wc/testing'
import { createStore } from 'jotai'
import {
  closeFlyoutAtom,
  connectFlyouts,
  flyoutAtom,
  flyoutHeaderAtom,
  openFlyoutAtom,
} from '../../../src/state/flyout/flyout.ts'
import type { Store } from '../../../src/state/store.ts'
import { hush } from '../../support/console.ts'
import { record } from '../../support/events.ts'

const isMarked = () => document.documentElement.classList.contains('shop-flyout-open')
const ask = (flyout: string) => window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))

describe('flyout state (specification 1 §4)', () => {
  const ends: (() => void)[] = []
  const connect = (store: Store) => {
    const header = document.createElement('div')
    header.style.height = '60px'
    document.body.append(header)
    const end = connectFlyouts(store, header, () => header.offsetHeight > 0)
    ends.push(end, () => header.remove())
    return { header, end }
  }
  afterEach(() => {
    for (const end of ends.splice(0)) end()
    expect(isMarked()).to.equal(false)
  })

  for (const flyout of ['cart', 'storeFinder', 'userMenu', 'search'] as const) {
    it(`tells the opening and closing of ${flyout} by name, and marks the page root meanwhile`, () => {
      const store = createStore()
      connect(store)
      const opened = record('icon-flyout-opened')
      const closed = record('icon-flyout-closed')
      ask(flyout)
      expect(store.get(flyoutAtom)).to.equal(flyout)
      expect(isMarked()).to.equal(true)
      ask(flyout)
      window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
      expect(store.get(flyoutAtom)).to.equal(undefined)
      expect(isMarked()).to.equal(false)
      opened.end()
      closed.end()
      expect([opened.details, closed.details]).to.deep.equal([[{ flyout }], [{ flyout }]])
    })
  }

  it('knows one open flyout at a time (specification 1 §2)', () => {
    const store = createStore()
    const { header } = connect(store)
    const closed = record('icon-flyout-closed')
    store.set(openFlyoutAtom, 'userMenu', header)
    store.set(openFlyoutAtom, 'cart', header)
    closed.end()
    expect(store.get(flyoutAtom)).to.equal('cart')
    expect(closed.details).to.deep.equal([{ flyout: 'userMenu' }])
  })

  it('opens a flyout of one header only, where two headers of one site share the store', () => {
    const store = createStore()
    const first = connect(store)
    const second = connect(store)
    const opened = record('icon-flyout-opened')
    ask('cart')
    expect(store.get(flyoutHeaderAtom)).to.equal(first.header)
    store.set(openFlyoutAtom, 'cart', second.header)
    expect(store.get(flyoutHeaderAtom)).to.equal(second.header)
    opened.end()
    expect(opened.details).to.have.length(2)
    first.end()
    expect(store.get(flyoutAtom)).to.equal('cart')
    second.end()
    expect(store.get(flyoutAtom)).to.equal(undefined)
  })

  it('asks the first header that is seen', () => {
    const store = createStore()
    const hidden = connect(store)
    hidden.header.style.display = 'none'
    const seen = connect(store)
    ask('userMenu')
    expect(store.get(flyoutHeaderAtom)).to.equal(seen.header)
  })

  it("closes another site's flyout, and leaves the page root marked as long as one is open", () => {
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

  it('closes when the navigation opens (specification 1 §2)', () => {
    const store = createStore()
    connect(store)
    ask('storeFinder')
    window.dispatchEvent(new CustomEvent('navigation-flyout-opened', { detail: { index: 1 } }))
    expect(store.get(flyoutAtom)).to.equal(undefined)
  })

  it('opens no cart on the basket page, and the others there too (specification 1 §2)', () => {
    const store = createStore()
    connect(store)
    document.documentElement.dataset.pageType = 'basket'
    try {
      ask('cart')
      expect(store.get(flyoutAtom)).to.equal(undefined)
      ask('userMenu')
      expect(store.get(flyoutAtom)).to.equal('userMenu')
    } finally {
      delete document.documentElement.dataset.pageType
    }
  })

  it('warns of a flyout that there is none of', () => {
    const store = createStore()
    connect(store)
    const warnings: string[] = []
    const stop = hush('warn', warnings)
    ask('basket')
    window.dispatchEvent(new CustomEvent('shop-open-flyout'))
    stop()
    expect(store.get(flyoutAtom)).to.equal(undefined)
    expect(warnings).to.have.length(2)
    expect(warnings[0]).to.include('"basket"')
  })

  it('a page that closes at once, while it is told, has its way', () => {
    const store = createStore()
    const { header } = connect(store)
    const close = () => window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    window.addEventListener('icon-flyout-opened', close, { once: true })
    store.set(openFlyoutAtom, 'userMenu', header)
    expect(store.get(flyoutAtom)).to.equal(undefined)
    expect(isMarked()).to.equal(false)
  })
})
