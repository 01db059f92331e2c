import { expect } from '@open-wc/testing'
import { pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-effects.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import type { Store } from '../../../src/state/store.ts'
import { cartPage, logIn, set, storeFor, titles } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { broadcast, broadcasts, CHANNEL, delivered, message } from '../../support/other-tab.ts'
import { page } from '../../support/page.ts'

describe('tabs of one site', () => {
  const here = cartPage()
  let there: Store
  const change = (store: Store, productId: string, quantity: number) =>
    store.set(changeCartAtom, { change: set(productId, quantity) })
  const isSettled = (store: Store) => store.get(pendingChangesAtom).length === 0

  beforeEach(async () => {
    await here.connect()
    there = storeFor()
    await here.connect(there)
  })

  it('show a change that was confirmed in one of them, without a call (CART-34)', async () => {
    change(there, 'A', 5)
    await here.until(() => here.titles() === 'A×5 B×2 C×1')
    await here.store.set(loadCartAtom)
    expect(here.methods()).to.equal('GET GET PUT GET')
  })

  it('show what one of them has read (CART-34)', async () => {
    here.server.cart = cartOf(article('A', 9))
    await there.set(loadCartAtom)
    await here.until(() => here.titles() === 'A×9')
    await here.store.set(loadCartAtom)
    expect(here.methods()).to.equal('GET GET GET GET')
  })

  it('broadcast nothing when a read brings no news (CART-34)', async () => {
    const messages = broadcasts()
    const quantities = () => messages.map(({ cart }) => cart.articles[0]?.quantity)
    for (const quantity of [5, 6]) {
      await there.set(loadCartAtom)
      change(there, 'A', quantity)
      await here.until(() => quantities().includes(quantity))
    }
    expect(quantities()).to.deep.equal([5, 6])
  })

  it('hear of a cart that is confirmed when its page has just been left (CART-34)', async () => {
    const messages = broadcasts()
    here.server.isHolding = true
    here.change(set('A', 5))
    await here.held(1)
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    here.server.release()
    await here.until(() => messages.length === 1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(messages.map(({ cart }) => cart.articles[0]?.quantity)).to.deep.equal([5])
  })

  it('never overwrite what is pending in another, which reads the cart after it (CART-35)', async () => {
    here.server.isHolding = true
    here.change(set('A', 3))
    await here.held(1)
    const answerOurs = here.server.holds.splice(0)[0]
    here.server.isHolding = false
    change(there, 'B', 7)
    await here.until(() => isSettled(there))
    await delivered()
    expect(here.titles()).to.equal('A×3 B×2 C×1')
    answerOurs?.()
    await here.until(() => here.titles() === 'A×3 B×7 C×1')
    await here.until(() => titles(there) === 'A×3 B×7 C×1')
  })

  describe('of which one confirms a cart while a call is under way in another that hears of nothing', () => {
    /** The other tab confirms; the held calls are answered; then these calls have been made, and no more. */
    const confirmAndAnswer = async (calls: string) => {
      const record = JSON.parse(localStorage.getItem(CHANNEL) ?? '{}')
      localStorage.setItem(CHANNEL, JSON.stringify({ ...record, version: record.version + 1 }))
      here.server.release()
      await here.until(() => here.methods() === calls)
      await here.answered()
      await here.store.set(loadCartAtom)
      expect(here.methods()).to.equal(`${calls} GET`)
    }

    it('read the cart after a change (CART-35)', async () => {
      here.server.isHolding = true
      here.change(set('A', 3))
      await here.held(1)
      await confirmAndAnswer('GET GET PUT GET')
    })

    it('read the cart after changes that were sent when the page was left (CART-21, CART-35)', async () => {
      here.server.isHolding = true
      here.change(set('A', 3))
      here.change(set('B', 3))
      await here.held(1)
      window.dispatchEvent(new Event('pagehide'))
      await here.held(2)
      await confirmAndAnswer('GET GET PUT PUT GET')
    })

    it('read the cart once more (CART-35)', async () => {
      here.server.isHolding = true
      void here.store.set(loadCartAtom)
      await here.held(1)
      await confirmAndAnswer('GET GET GET GET')
    })
  })

  it('never replace a newer cart by an older one: the cart is read (CART-35)', async () => {
    change(there, 'A', 5)
    await here.until(() => here.titles() === 'A×5 B×2 C×1')
    broadcast(message({ base: 1 }))
    await here.until(() => here.methods() === 'GET GET PUT GET GET')
    await here.answered()
    expect(here.titles()).to.equal('A×5 B×2 C×1')
  })

  it('do not take an older cart when both were answered before either saw the other’s mirror (CART-35, CART-68)', async () => {
    const before = localStorage.getItem(CHANNEL) as string
    // A third one, of which nothing has come here yet.
    const third = storeFor()
    here.server.cart = cartOf(article('A', 5))
    await third.set(loadCartAtom)
    const theirs = message().base
    localStorage.setItem(CHANNEL, before)
    here.server.cart = cartOf(article('A', 6))
    await here.store.set(loadCartAtom)
    await here.until(() => titles(there) === 'A×6')
    broadcast(message({ base: theirs, version: theirs + 1, cart: cartOf(article('A', 5)) }))
    await here.until(() => here.methods() === 'GET GET GET GET GET GET')
    expect([here.titles(), titles(there)]).to.deep.equal(['A×6', 'A×6'])
  })

  it('go by versions, whatever the clock says (CART-35)', async () => {
    const now = Date.now()
    here.fake(Date, 'now', () => now - 3_600_000)
    change(there, 'A', 5)
    await here.until(() => here.titles() === 'A×5 B×2 C×1')
    await here.store.set(loadCartAtom)
    expect(here.methods()).to.equal('GET GET PUT GET')
  })

  it('stay in step when one of them opens or reads, and finds nothing new (CART-34, CART-35)', async () => {
    const third = storeFor()
    await here.connect(third)
    broadcast(message({ base: 0 }))
    await here.until(() => here.methods() === 'GET GET GET GET GET GET')
    for (const store of [here.store, there, third]) await here.answered(store)
    change(third, 'A', 5)
    await here.until(() => [here.store, there].every((store) => titles(store) === 'A×5 B×2 C×1'))
    await here.store.set(loadCartAtom)
    expect(here.methods()).to.equal('GET GET GET GET GET GET PUT GET')
  })

  it('stay in step when the mirror is removed, or can’t be written, while one of them asks for the cart (CART-35)', async () => {
    for (const [index, lose] of [() => localStorage.clear(), () => localStorage.setItem(CHANNEL, '{}')].entries()) {
      const before = here.methods()
      here.server.isHolding = true
      change(there, 'A', index + 5)
      await here.held(1)
      lose()
      here.server.release()
      await here.until(() => here.titles() === `A×${index + 5} B×2 C×1`)
      expect(here.methods()).to.equal(`${before} PUT`)
    }
  })

  for (const drawn of [1e-6, 0.999999])
    it(`read the cart when its mirror is removed, and counted anew from ${drawn}, meanwhile (CART-68)`, async () => {
      page.fake(Math, 'random', () => 0.5)
      localStorage.clear()
      await here.store.set(loadCartAtom)
      await there.set(loadCartAtom)
      here.server.isHolding = true
      change(there, 'A', 5)
      await here.held(1)
      here.server.isHolding = false
      localStorage.clear()
      page.fake(Math, 'random', () => drawn)
      // The clock of the device is set back meanwhile.
      const yesterday = Date.now() - 24 * 3_600_000
      page.fake(Date, 'now', () => yesterday)
      const next = storeFor()
      await here.connect(next)
      // The answer is older than what the service has by now.
      here.server.refuse = () => new Response(JSON.stringify({ cart: cartOf(article('A', 5)) }))
      here.server.cart = cartOf(article('A', 5), article('Z'))
      here.server.release()
      await here.until(() => [here.store, there, next].every((store) => titles(store) === 'A×5 Z×1'))
    })

  it('take nothing that was sent before a reset, and came after it (CART-68)', async () => {
    const late = message()
    const before = here.methods()
    // Its clock was ahead.
    const yesterday = Date.now() - 24 * 3_600_000
    page.fake(Date, 'now', () => yesterday)
    page.dispatch('shop-personal-data-reset')
    await here.until(() => here.methods().length > before.length)
    await here.answered()
    await here.answered(there)
    const read = here.methods()
    broadcast(late)
    await here.until(() => here.methods() === `${read} GET GET`)
    expect([here.titles(), titles(there)]).to.deep.equal(['A×1 B×2 C×1', 'A×1 B×2 C×1'])
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
    await here.until(async () => {
      const before = count
      await delivered()
      await here.answered()
      await here.answered(there)
      return count === before || count > 4
    }, 'nothing is read any more')
    expect(count).to.be.within(1, 4)
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
    await here.held(1)
    here.server.release()
    await here.until(() => here.titles() === 'Z×7')
    await here.until(() => titles(there) === 'Z×7')
  })

  it('recover from a failure by what another one reads (CART-34)', async () => {
    here.failRead('CARTSTORAGE_UNAVAILABLE')
    await here.store.set(loadCartAtom)
    expect(here.store.get(cartViewAtom).status).to.equal('failed')
    here.server.cart = cartOf(article('A', 2))
    await there.set(loadCartAtom)
    await here.until(() => here.titles() === 'A×2')
  })

  it('of another site receive nothing (CART-34)', async () => {
    const hungary = storeFor('HU')
    await here.connect(hungary)
    change(there, 'A', 5)
    await here.until(() => here.titles() === 'A×5 B×2 C×1')
    expect(titles(hungary)).to.equal('A×1 B×2 C×1')
  })

  it('receive nothing in the back/forward cache, and read the cart when they are restored (CART-36)', async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    here.server.cart = cartOf(article('A', 8))
    broadcast(message())
    await delivered()
    expect(here.titles()).to.equal('A×1 B×2 C×1')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await here.until(() => here.titles() === 'A×8')
    change(there, 'A', 5)
    await here.until(() => here.titles() === 'A×5')
  })

  it('work alone where channels are missing or blocked (CART-36)', async () => {
    for (const blocked of [
      undefined,
      class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError')
        }
      },
    ]) {
      here.fake(window, 'BroadcastChannel', blocked)
      const alone = storeFor()
      const end = await here.connect(alone)
      change(alone, 'A', blocked ? 6 : 5)
      await here.until(() => isSettled(alone))
      expect(titles(alone)).to.equal(`A×${blocked ? 6 : 5} B×2 C×1`)
      end()
    }
    expect(here.titles()).to.equal('A×1 B×2 C×1')
  })
})
