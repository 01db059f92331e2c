import { expect, waitUntil } from '@open-wc/testing'
import { pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-load.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import type { Store } from '../../../src/state/store.ts'
import { cartPage, logIn, moment, set, storeFor, titles } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { CHANNEL, secondTab } from '../../support/second-tab.ts'

describe('tabs of the same site (specification 1 §4)', () => {
  const here = cartPage()
  const { say, word, other } = secondTab(here)
  let there: Store
  const change = (store: Store, productId: string, quantity: number) =>
    store.set(changeCartAtom, { change: set(productId, quantity) })
  const isSettled = (store: Store) => store.get(pendingChangesAtom).length === 0

  beforeEach(() => {
    there = other()
  })

  it('show a change that was confirmed in one of them, without asking the service', async () => {
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    await moment()
    expect(here.calls()).to.equal('GET GET PUT')
  })

  it('show what one of them has read', async () => {
    here.server.cart = cartOf(article('A', 9))
    await there.set(loadCartAtom)
    await waitUntil(() => here.titles() === 'A×9')
    await moment()
    expect(here.calls()).to.equal('GET GET GET')
  })

  it('tell nothing when a reading brings nothing new', async () => {
    const heard: unknown[] = []
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => heard.push(data)
    await there.set(loadCartAtom)
    await moment()
    expect(heard).to.deep.equal([])
    change(there, 'A', 5)
    await waitUntil(() => heard.length === 1)
    await moment()
    channel.close()
    expect(heard).to.have.length(1)
  })

  it('never overwrite what is pending in another, which reads again after it', async () => {
    here.server.isHolding = true
    here.change(set('A', 3))
    await waitUntil(() => here.server.holds.length === 1)
    const mine = here.server.holds.splice(0)[0]
    here.server.isHolding = false
    change(there, 'B', 7)
    await waitUntil(() => isSettled(there))
    await moment()
    expect(here.titles()).to.equal('A×3 B×2 C×1')
    mine?.()
    await waitUntil(() => here.titles() === 'A×3 B×7 C×1')
    await waitUntil(() => titles(there) === 'A×3 B×7 C×1')
  })

  it('never put an older cart over a newer one: the service is asked', async () => {
    const old = Date.now()
    await moment()
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    say(word({ asked: old }))
    await waitUntil(() => here.calls() === 'GET GET PUT GET GET')
    await moment()
    expect(here.titles()).to.equal('A×5 B×2 C×1')
  })

  it('come to rest, even when every answer is another one', async () => {
    let count = 0
    const another = () => {
      count += 1
      here.server.fail = another
      return new Response(JSON.stringify({ cart: cartOf(article(`N${count}`)) }))
    }
    here.server.fail = another
    say(word({ asked: 1 }))
    await moment()
    await moment()
    expect(count).to.be.at.most(4)
  })

  it('learn of a logout, and forget the cart', async () => {
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

  it('recover from a failure by what another one reads', async () => {
    here.server.fail = () => new Response('{}', { status: 503 })
    await here.store.set(loadCartAtom)
    expect(here.store.get(cartViewAtom).status).to.equal('failed')
    here.server.cart = cartOf(article('A', 2))
    await there.set(loadCartAtom)
    await waitUntil(() => here.titles() === 'A×2')
  })

  it('of another site hear nothing', async () => {
    const hungary = storeFor('HU')
    await here.connect(hungary)
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5 B×2 C×1')
    expect(titles(hungary)).to.equal('A×1 B×2 C×1')
  })

  it('hear nothing while their page sleeps in the back/forward cache, and read again when it is back', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    here.server.cart = cartOf(article('A', 8))
    say(word())
    await moment()
    expect(here.titles()).to.equal('A×1 B×2 C×1')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitUntil(() => here.titles() === 'A×8')
    change(there, 'A', 5)
    await waitUntil(() => here.titles() === 'A×5')
  })

  it('are each for themselves where channels are missing or barred', async () => {
    const original = window.BroadcastChannel
    for (const barred of [
      undefined,
      class {
        constructor() {
          throw new DOMException('Barred', 'SecurityError')
        }
      },
    ]) {
      window.BroadcastChannel = barred as unknown as typeof BroadcastChannel
      try {
        const alone = storeFor()
        const end = await here.connect(alone)
        change(alone, 'A', barred ? 6 : 5)
        await waitUntil(() => isSettled(alone))
        expect(titles(alone)).to.equal(`A×${barred ? 6 : 5} B×2 C×1`)
        end()
      } finally {
        window.BroadcastChannel = original
      }
    }
    expect(here.titles()).to.equal('A×1 B×2 C×1')
  })
})
