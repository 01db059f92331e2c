import { expect } from '@open-wc/testing'
import { itemCountAtom } from '../../../src/state/cart/cart.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, logIn, moment, set, storeFor } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { json } from '../../support/services.ts'

const MIRROR = 'shop.cart.DE'
const kept = () => JSON.parse(localStorage.getItem(MIRROR) ?? 'null')

describe('cart mirror (specification 1 §4; public contract, section 5)', () => {
  const page = cartPage()
  /** What the next page shows before the service has answered. */
  const shownNext = () => {
    page.server.isHolding = true
    const store = storeFor()
    page.connectAtOnce(store)
    return store
  }

  it('is shown at once, before the service has answered', async () => {
    const leave = await page.connect()
    leave()
    expect(shownNext().get(itemCountAtom)).to.equal(4)
  })

  it('follows every change that the service confirms', async () => {
    const leave = await page.connect()
    page.change(set('A', 5))
    await page.settled()
    leave()
    expect(shownNext().get(itemCountAtom)).to.equal(8)
  })

  it('is gone when the cart could not be read', async () => {
    await page.connect()
    page.server.fail = () => json({ error: 'UNKNOWN' }, 500)
    window.dispatchEvent(new CustomEvent('modal-closed'))
    await moment()
    expect(kept()).to.equal(null)
  })

  it('holds neither the token nor anything of it but 32 bits', async () => {
    logIn('a-secret-token')
    await page.connect()
    expect(localStorage.getItem(MIRROR)).to.not.include('secret')
    expect(kept().person).to.satisfy((person: number) => Number.isInteger(person) && person > 0 && person < 2 ** 32)
  })

  it('of this person is shown, and of another one dropped', async () => {
    logIn('token-of-anna')
    const leave = await page.connect()
    leave()
    expect(shownNext().get(itemCountAtom)).to.equal(4)
    for (const other of ['token-of-berta', '']) {
      logIn('token-of-anna')
      page.server.release()
      const end = await page.connect(storeFor())
      end()
      logIn(other)
      expect(shownNext().get(cartViewAtom)).to.deep.equal({ status: 'loading' })
      expect(kept()).to.equal(null)
    }
  })

  const good = { form: 2, site: 'DE', person: 0, cart: cartOf(article('A')) }
  it('is shown in the form that the next tests spoil', () => {
    localStorage.setItem(MIRROR, JSON.stringify(good))
    expect(shownNext().get(itemCountAtom)).to.equal(1)
  })

  for (const [name, value] of [
    ['poisoned', { ...good, cart: { numberOfArticles: 'many' } }],
    ["another site's", { ...good, site: 'HU' }],
    ["an older form's", { ...good, form: 1 }],
    ["another person's", { ...good, person: 7 }],
    ['no object', 7],
    ['null', null],
  ] as const) {
    it(`that is ${name} is ignored, and dropped`, () => {
      localStorage.setItem(MIRROR, JSON.stringify(value))
      expect(shownNext().get(cartViewAtom)).to.deep.equal({ status: 'loading' })
      expect(kept()).to.equal(null)
    })
  }

  it('that is no JSON is ignored, and dropped', () => {
    localStorage.setItem(MIRROR, '{"form":2')
    expect(shownNext().get(cartViewAtom)).to.deep.equal({ status: 'loading' })
    expect(localStorage.getItem(MIRROR)).to.equal(null)
  })

  it('is not needed: where storage is barred or full the cart works on', async () => {
    const { setItem, getItem, removeItem } = Storage.prototype
    const bar = () => {
      throw new DOMException('Barred', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: bar, getItem: bar, removeItem: bar })
    try {
      await page.connect()
      page.change(set('A', 5))
      await page.settled()
      expect(page.titles()).to.equal('A×5 B×2 C×1')
    } finally {
      Object.assign(Storage.prototype, { setItem, getItem, removeItem })
    }
  })
})
