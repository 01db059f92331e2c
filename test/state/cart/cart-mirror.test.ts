import { expect } from '@open-wc/testing'
import { parseStoredCart } from '../../../src/api/cart/cart-service.ts'
import { itemCountAtom } from '../../../src/state/cart/cart.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, logIn, moment, set, storeFor } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { waitUntil } from '../../support/wait-until.ts'

const MIRROR = 'shop.cart.DE'
const stored = () => JSON.parse(localStorage.getItem(MIRROR) ?? 'null')

describe('the mirror of the cart', () => {
  // Fetched once a cart has to be read.
  before(() => parseStoredCart(cartOf(article('A'))))

  const page = cartPage()
  /** The next page view, before the service has answered. */
  const nextPage = async () => {
    page.server.isHolding = true
    const store = storeFor()
    page.connectAtOnce(store)
    await moment()
    return store
  }

  it('is shown at once, before the service has answered (CART-24)', async () => {
    const leave = await page.connect()
    leave()
    expect((await nextPage()).get(itemCountAtom)).to.equal(4)
  })

  it('is updated by every confirmed change (CART-24)', async () => {
    const leave = await page.connect()
    page.change(set('A', 5))
    await page.settled()
    leave()
    expect((await nextPage()).get(itemCountAtom)).to.equal(8)
  })

  it('is removed when the cart could not be read (CART-4)', async () => {
    await page.connect()
    page.failRead('UNKNOWN')
    window.dispatchEvent(new CustomEvent('modal-closed'))
    await moment()
    expect(stored()).to.equal(null)
  })

  it('holds a 32-bit fingerprint of the token, and nothing else of it (CART-26)', async () => {
    logIn('a-secret-token')
    await page.connect()
    expect(localStorage.getItem(MIRROR)).to.not.include('secret')
    expect(stored().person).to.satisfy((person: number) => Number.isInteger(person) && person > 0 && person < 2 ** 32)
  })

  it('of this person is shown, of another one removed (CART-25)', async () => {
    logIn('token-of-anna')
    const leave = await page.connect()
    leave()
    expect((await nextPage()).get(itemCountAtom)).to.equal(4)
    for (const other of ['token-of-berta', '']) {
      logIn('token-of-anna')
      page.server.release()
      const end = await page.connect(storeFor())
      end()
      logIn(other)
      expect((await nextPage()).get(cartViewAtom)).to.deep.equal({ status: 'loading' })
      expect(stored()).to.equal(null)
    }
  })

  const valid = { form: 2, site: 'DE', person: 0, cart: cartOf(article('A')), at: Date.now() }
  it('is shown when it is valid (CART-24)', async () => {
    localStorage.setItem(MIRROR, JSON.stringify(valid))
    expect((await nextPage()).get(itemCountAtom)).to.equal(1)
  })

  for (const [name, value] of [
    ['invalid', { ...valid, cart: { numberOfArticles: 'many' } }],
    ["another site's", { ...valid, site: 'HU' }],
    ["an older format's", { ...valid, form: 1 }],
    ["another person's", { ...valid, person: 7 }],
    ['older than 30 days', { ...valid, at: Date.now() - 30 * 24 * 3600_000 - 1000 }],
    ['without a date', { ...valid, at: undefined }],
    ['a number', 7],
    ['null', null],
    ['not JSON', '{"form":2'],
  ] as const) {
    it(`that is ${name} is ignored and removed (CART-25, CART-27)`, async () => {
      localStorage.setItem(MIRROR, typeof value === 'string' ? value : JSON.stringify(value))
      expect((await nextPage()).get(cartViewAtom)).to.deep.equal({ status: 'loading' })
      expect(localStorage.getItem(MIRROR)).to.equal(null)
    })
  }

  it('holds no number of a gift card and no code of a voucher, which other tabs get (CART-27)', async () => {
    const summary = { cartFinalSum: 1, redeemedWsacDiscounts: [{ wsac: 'SECRET20', discount: 100 }] }
    const codes = {
      giftCardRedemptions: [{ cardNumber: '6006 4900 0000 1234', redeemedAmount: 1000 }],
      redeemedWsacs: ['SECRET20'],
      priceSummary: summary,
    }
    const received: { cart?: { redeemedWsacs: string[] } }[] = []
    const other = new BroadcastChannel(MIRROR)
    other.onmessage = ({ data }) => received.push(data)
    page.serve({ ...cartOf(article('A')), ...codes })
    await page.connect()
    await waitUntil(() => received.length > 0)
    other.close()
    expect(received[0]?.cart?.redeemedWsacs).to.deep.equal(['SECRET20'])
    expect(localStorage.getItem(MIRROR)).not.to.match(/SECRET|6006|4900/)
    expect(stored().cart.giftCardRedemptions).to.deep.equal([{ cardNumber: '••••', redeemedAmount: 1000 }])
    expect(stored().cart.priceSummary.redeemedWsacDiscounts).to.deep.equal([{ wsac: '••••', discount: 100 }])
  })

  it('is not needed: the cart works where storage is blocked or full (CART-25)', async () => {
    const { setItem, getItem, removeItem } = Storage.prototype
    const block = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    Object.assign(Storage.prototype, { setItem: block, getItem: block, removeItem: block })
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
