import { expect } from '@open-wc/testing'
import { pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-effects.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import type { Store } from '../../../src/state/store.ts'
import { cartPage, logIn, moment, set, storeFor, titles } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { CHANNEL, otherTab } from '../../support/other-tab.ts'
import { waitUntil } from '../../support/wait-until.ts'

describe('tabs of one site', () => {
  const here = cartPage()
  const { broadcast, message, store } = otherTab(here)
  let there: Store
  const change = (store: Store, productId: string, quantity: number) =>
    store.set(changeCartAtom, { change: set(productId, quantity) })
  const isSettled = (store: Store) => store.get(pendingChangesAtom).length === 0

  beforeEach(() => {
    there = store()
  })

  it('show a change that was confirmed in one of them, without a call (CART-34)', async () => {
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    await moment()
    expect(here.calls()).to.equal('GET GET PUT')
  })

  it('show what one of them has read (CART-34)', async () => {
    here.server.cart = cartOf(article('A', 9))
    await there.set(loadCartAtom)
    await waitUntil(() => here.titles() === 'A×9')
    await moment()
    expect(here.calls()).to.equal('GET GET GET')
  })

  it('broadcast nothing when a read brings no news (CART-34)', async () => {
    const messages: unknown[] = []
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => messages.push(data)
    await there.set(loadCartAtom)
    await moment()
    expect(messages).to.deep.equal([])
    change(there, 'A', 5)
    await waitUntil(() => messages.length === 1)
    await moment()
    channel.close()
    expect(messages).to.have.length(1)
  })

  it('hear of a cart that is confirmed when its page has just been left (CART-34)', async () => {
    const messages: unknown[] = []
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => messages.push(data.cart.articles[0].quantity)
    here.server.isHolding = true
    here.change(set('A', 5))
    await waitUntil(() => here.server.holds.length === 1)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    here.server.release()
    await waitUntil(() => messages.length === 1)
    channel.close()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(messages).to.deep.equal([5])
  })

  it('never overwrite what is pending in another, which reads the cart after it (CART-35)', async () => {
    here.server.isHolding = true
    here.change(set('A', 3))
    await waitUntil(() => here.server.holds.length === 1)
    const answerOurs = here.server.holds.splice(0)[0]
    here.server.isHolding = false
    change(there, 'B', 7)
    await waitUntil(() => isSettled(there))
    await moment()
    expect(here.titles()).to.equal('A×3 B×2 C×1')
    answerOurs?.()
    await waitUntil(() => here.titles() === 'A×3 B×7 C×1')
    await waitUntil(() => titles(there) === 'A×3 B×7 C×1')
  })

  describe('of which one confirms a cart while a call is under way in another that hears of nothing', () => {
    /** The other tab confirms; the held calls are answered; then these calls have been made, and no more. */
    const confirmAndAnswer = async (calls: string) => {
      const record = JSON.parse(localStorage.getItem(CHANNEL) ?? '{}')
      localStorage.setItem(CHANNEL, JSON.stringify({ ...record, version: record.version + 1 }))
      here.server.release()
      await waitUntil(() => here.calls() === calls)
      await moment()
      expect(here.calls()).to.equal(calls)
    }

    it('read the cart after a change (CART-35)', async () => {
      here.server.isHolding = true
      here.change(set('A', 3))
      await waitUntil(() => here.server.holds.length === 1)
      await confirmAndAnswer('GET GET PUT GET')
    })

    it('read the cart after changes that were sent when the page was left (CART-21, CART-35)', async () => {
      here.server.isHolding = true
      here.change(set('A', 3))
      here.change(set('B', 3))
      await waitUntil(() => here.server.holds.length === 1)
      window.dispatchEvent(new Event('pagehide'))
      await waitUntil(() => here.server.holds.length === 2)
      await confirmAndAnswer('GET GET PUT PUT GET')
    })

    it('read the cart once more (CART-35)', async () => {
      here.server.isHolding = true
      void here.store.set(loadCartAtom)
      await waitUntil(() => here.server.holds.length === 1)
      await confirmAndAnswer('GET GET GET GET')
    })
  })

  it('never replace a newer cart by an older one: the cart is read (CART-35)', async () => {
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    broadcast(message({ base: 1 }))
    await waitUntil(() => here.calls() === 'GET GET PUT GET GET')
    await moment()
    expect(here.titles()).to.equal('A×5 B×2 C×1')
  })

  it('go by versions, whatever the clock says (CART-35)', async () => {
    const now = Date.now()
    const clock = Date.now
    Date.now = () => now - 3_600_000
    try {
      change(there, 'A', 5)
      await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
      await moment()
      expect(here.calls()).to.equal('GET GET PUT')
    } finally {
      Date.now = clock
    }
  })

  it('read the cart when its mirror is removed, or can’t be written, while one of them asks for it (CART-35)', async () => {
    for (const lose of [() => localStorage.clear(), () => localStorage.setItem(CHANNEL, '{}')]) {
      const before = here.calls()
      here.server.isHolding = true
      change(there, 'A', lose.toString().length)
      await waitUntil(() => here.server.holds.length === 1)
      lose()
      here.server.release()
      await waitUntil(() => here.calls() === `${before} PUT GET`)
      await waitUntil(() => here.titles() === titles(there))
    }
  })

  it('stop reading, even when every answer differs (CART-34)', async () => {
    let count = 0
    const another = () => {
      count += 1
      here.server.fail = another
      return new Response(JSON.stringify({ cart: cartOf(article(`N${count}`)) }))
    }
    here.server.fail = another
    broadcast(message({ base: 0 }))
    await moment()
    await moment()
    expect(count).to.be.at.most(4)
  })

  it('notice a logout by the broadcast of another, and read the cart (CART-29)', async () => {
    logIn('anna')
    for (const store of [here.store, there]) await store.set(loadCartAtom)
    here.server.cart = cartOf(article('Z', 7))
    logIn('')
    here.server.isHolding = true
    // The page after the logout.
    const next = storeFor()
    here.connectAtOnce(next)
    await waitUntil(() => here.server.holds.length === 1)
    here.server.release()
    await waitUntil(() => here.titles() === 'Z×7')
    await waitUntil(() => titles(there) === 'Z×7')
  })

  it('recover from a failure by what another one reads (CART-34)', async () => {
    here.failRead('CARTSTORAGE_UNAVAILABLE')
    await here.store.set(loadCartAtom)
    expect(here.store.get(cartViewAtom).status).to.equal('failed')
    here.server.cart = cartOf(article('A', 2))
    await there.set(loadCartAtom)
    await waitUntil(() => here.titles() === 'A×2')
  })

  it('of another site receive nothing (CART-34)', async () => {
    const hungary = storeFor('HU')
    await here.connect(hungary)
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    expect(titles(hungary)).to.equal('A×1 B×2 C×1')
  })

  it('receive nothing in the back/forward cache, and read the cart when they are restored (CART-36)', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    here.server.cart = cartOf(article('A', 8))
    broadcast(message())
    await moment()
    expect(here.titles()).to.equal('A×1 B×2 C×1')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitUntil(() => here.titles() === 'A×8')
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5')
  })

  it('work alone where channels are missing or blocked (CART-36)', async () => {
    const original = window.BroadcastChannel
    for (const blocked of [
      undefined,
      class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError')
        }
      },
    ]) {
      window.BroadcastChannel = blocked as unknown as typeof BroadcastChannel
      try {
        const alone = storeFor()
        const end = await here.connect(alone)
        change(alone, 'A', blocked ? 6 : 5)
        await waitUntil(() => isSettled(alone))
        expect(titles(alone)).to.equal(`A×${blocked ? 6 : 5} B×2 C×1`)
        end()
      } finally {
        window.BroadcastChannel = original
      }
    }
    expect(here.titles()).to.equal('A×1 B×2 C×1')
  })
})
