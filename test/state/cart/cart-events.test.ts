import { expect } from '@open-wc/testing'
import { createPageApi } from '../../../src/loader/page-api.ts'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import type { Site } from '../../../src/shop/sites/sites.ts'
import { itemCountAtom, pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-effects.ts'
import type { Store } from '../../../src/state/store.ts'
import { cartPage, set, storeFor } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

describe('cart-data-changed', () => {
  const page = cartPage()
  let events: { itemCount: number }[]
  const counts = () => events.map(({ itemCount }) => itemCount)

  beforeEach(() => {
    events = page.events('cart-data-changed')
  })

  it('is dispatched only when the count changes, and kept for later listeners (CART-37)', async () => {
    await page.connect()
    await page.store.set(loadCartAtom)
    page.change(set('A', 3))
    await page.settled()
    expect(counts()).to.deep.equal([4, 6])
    expect(sharedState().itemCount).to.equal(6)
  })

  it('has the former count when a change fails (CART-37)', async () => {
    await page.connect()
    page.refuse('UNKNOWN')
    page.change(set('A', 3))
    await page.settled()
    expect(counts()).to.deep.equal([4, 6, 4])
  })

  it('is not dispatched for an empty cart, which a page assumes (CART-37)', async () => {
    page.serveCart(cartOf())
    await page.connect()
    expect(counts()).to.deep.equal([])
    expect(sharedState().itemCount).to.equal(0)
  })

  it('has its count in shopElements.state(), without internal fields (CART-37, DELIVERY-30)', async () => {
    const api = createPageApi(
      async () => {},
      async () => [],
    )
    const before = api.state().itemCount
    await page.connect()
    expect(before).to.equal(undefined)
    expect(api.state().itemCount).to.equal(4)
    expect(api.state()).to.deep.equal({ itemCount: 4 })
  })

  it('is dispatched once by several elements, and not again when they reconnect (CART-37)', async () => {
    const end = await page.connect()
    const other = await page.connect()
    end()
    other()
    await page.connect()
    expect(counts()).to.deep.equal([4])
  })

  describe('with several sites on one page', () => {
    const showing = async (site: Site, pieces: number): Promise<{ store: Store; end(): void }> => {
      page.serveCart(pieces > 0 ? cartOf(article('A', pieces)) : cartOf())
      const store = storeFor(site)
      return { store, end: await page.connect(store) }
    }

    it('is dispatched for each site by its own count (CART-37)', async () => {
      const { store: de } = await showing('DE', 4)
      const { store: hu } = await showing('HU', 2)
      page.server.cart = cartOf(article('A', 4))
      await de.set(loadCartAtom)
      expect(counts()).to.deep.equal([4, 2])
      hu.set(changeCartAtom, { change: set('A', 3) })
      await page.until(() => hu.get(pendingChangesAtom).length === 0)
      expect(counts()).to.deep.equal([4, 2, 3])
      expect(de.get(itemCountAtom)).to.equal(4)
      expect(sharedState().itemCount, 'the last one dispatched').to.equal(3)
    })

    it('is dispatched when one site replaces another, and when the first is back (CART-37)', async () => {
      const { store: de, end } = await showing('DE', 4)
      end()
      const { end: endHungary } = await showing('HU', 0)
      endHungary()
      page.server.cart = cartOf(article('A', 4))
      await page.connect(de)
      expect(counts()).to.deep.equal([4, 0, 4])
      expect(sharedState().itemCount).to.equal(4)
    })

    it('is not doubled by a change of the page, which only one site carries out (CART-38, EVENT-2)', async () => {
      await showing('DE', 4)
      await showing('HU', 4)
      const answers = page.events('shop-cart-change-result')
      for (const [index, requestId] of ['first', 'second'].entries()) {
        page.request(requestId, set('A', 5 + index))
        await page.until(() => answers.length > index)
      }
      expect(answers).to.deep.equal(['first', 'second'].map((requestId) => ({ requestId, ok: true })))
      expect(page.sent()).to.have.length(2)
    })
  })
})
