import { expect } from '@open-wc/testing'
import { parseStoredCart } from '../../../src/api/cart/cart-service.ts'
import { itemCountAtom } from '../../../src/state/cart/cart.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, logIn, set, storeFor } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { broadcasts, CHANNEL } from '../../support/other-tab.ts'

const stored = () => JSON.parse(localStorage.getItem(CHANNEL) ?? 'null')

describe('the mirror of the cart', () => {
  // Fetched once a cart has to be read.
  before(() => parseStoredCart(cartOf(article('A'))))

  const page = cartPage()
  /** The next page view, before the service has answered. */
  const nextPage = () => {
    page.server.isHolding = true
    const store = storeFor()
    page.connectAtOnce(store)
    // The answer would write the mirror of the next test.
    page.onEnd(async () => {
      page.server.release()
      await page.answered(store)
    })
    return store
  }
  const shows = async (count: number) => {
    const store = nextPage()
    await page.until(() => store.get(itemCountAtom) === count)
  }
  const showsNone = async () => {
    const store = nextPage()
    await page.until(() => localStorage.getItem(CHANNEL) === null)
    expect(store.get(cartViewAtom)).to.deep.equal({ status: 'loading' })
  }

  it('is shown at once, before the service has answered (CART-24)', async () => {
    const leave = await page.connect()
    leave()
    await shows(4)
  })

  it('is updated by every confirmed change (CART-24)', async () => {
    const leave = await page.connect()
    page.change(set('A', 5))
    await page.settled()
    leave()
    await shows(8)
  })

  it('is removed when the cart could not be read (CART-4)', async () => {
    await page.connect()
    page.failRead('UNKNOWN')
    page.dispatch('modal-closed')
    await page.until(() => stored() === null)
  })

  it('holds a 32-bit fingerprint of the token, and nothing else of it (CART-26)', async () => {
    logIn('a-secret-token')
    await page.connect()
    expect(localStorage.getItem(CHANNEL)).to.not.include('secret')
    expect(stored().person).to.satisfy((person: number) => Number.isInteger(person) && person > 0 && person < 2 ** 32)
  })

  it('of this person is shown, of another one removed (CART-25)', async () => {
    logIn('token-of-anna')
    const leave = await page.connect()
    leave()
    await shows(4)
    for (const other of ['token-of-berta', '']) {
      logIn('token-of-anna')
      page.server.release()
      const end = await page.connect(storeFor())
      end()
      logIn(other)
      await showsNone()
    }
  })

  const valid = { form: 2, site: 'DE', person: 0, cart: cartOf(article('A')), at: Date.now() }
  it('is shown when it is valid (CART-24)', async () => {
    localStorage.setItem(CHANNEL, JSON.stringify(valid))
    await shows(1)
  })

  for (const [name, value] of [
    ['invalid', { ...valid, cart: { numberOfArticles: 'many' } }],
    ["another site's", { ...valid, site: 'HU' }],
    ["an older format's", { ...valid, form: 1 }],
    ["another person's", { ...valid, person: 7 }],
    ['older than 30 days', { ...valid, at: Date.now() - 30 * 24 * 3600_000 - 1000 }],
    // By an hour, since the clock goes on until its turn.
    ['more than 30 days ahead of the clock', { ...valid, at: Date.now() + (30 * 24 + 1) * 3600_000 }],
    ['without a date', { ...valid, at: undefined }],
    ['a number', 7],
    ['null', null],
    ['not JSON', '{"form":2'],
  ] as const) {
    it(`that is ${name} is ignored and removed (CART-25, CART-27)`, async () => {
      localStorage.setItem(CHANNEL, typeof value === 'string' ? value : JSON.stringify(value))
      await showsNone()
    })
  }

  it('holds no number of a gift card and no code of a voucher, which other tabs get (CART-27)', async () => {
    const summary = { cartFinalSum: 1, redeemedWsacDiscounts: [{ wsac: 'SECRET20', discount: 100 }] }
    const codes = {
      giftCardRedemptions: [{ cardNumber: '6006 4900 0000 1234', redeemedAmount: 1000 }],
      redeemedWsacs: ['SECRET20'],
      priceSummary: summary,
    }
    const received = broadcasts()
    page.serveCart({ ...cartOf(article('A')), ...codes })
    await page.connect()
    await page.until(() => received.length > 0)
    expect(received[0]?.cart.redeemedWsacs).to.deep.equal(['SECRET20'])
    expect(localStorage.getItem(CHANNEL)).not.to.match(/SECRET|6006|4900/)
    expect(stored().cart.giftCardRedemptions).to.deep.equal([{ cardNumber: '••••', redeemedAmount: 1000 }])
    expect(stored().cart.priceSummary.redeemedWsacDiscounts).to.deep.equal([{ wsac: '••••', discount: 100 }])
  })

  it('that can’t be written any more leaves no older one for the next page (CONFIG-40)', async () => {
    await page.connect()
    expect(stored().cart.numberOfArticles).to.equal(4)
    page.fake(Storage.prototype, 'setItem', () => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    page.change(set('A', 5))
    await page.settled()
    expect(stored()).to.equal(null)
  })

  it('is not needed: the cart works where storage is blocked or full (CART-25)', async () => {
    for (const method of ['setItem', 'getItem', 'removeItem'])
      page.fake(Storage.prototype, method, () => {
        throw new DOMException('Blocked', 'SecurityError')
      })
    await page.connect()
    page.change(set('A', 5))
    await page.settled()
    expect(page.titles()).to.equal('A×5 B×2 C×1')
  })
})
