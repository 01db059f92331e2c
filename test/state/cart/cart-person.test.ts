import { expect } from '@open-wc/testing'
import { cartAtom } from '../../../src/state/cart/cart.ts'
import { loadCartAtom, syncIdentityAtom } from '../../../src/state/cart/cart-effects.ts'
import { changeFailureAtom, deletedItemsAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, logIn, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { json } from '../../support/services.ts'

const BERTAS = cartOf(article('Z', 7))
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

describe("another person's cart", () => {
  const page = cartPage()
  const view = () => page.store.get(cartViewAtom)
  const sentTokens = () => page.server.calls.map(({ headers }) => headers.get('X-Long-Term-Token') ?? '')
  const answers = () => page.events<{ requestId: string; ok: boolean; message?: string }>('shop-cart-change-result')
  /** One change of the person is under way, and one waits. */
  const requestTwo = async () => {
    page.server.isHolding = true
    page.request('sent', set('A', 5))
    await page.held(1)
    page.request('waiting', set('B', 6))
    await page.until(() => page.pending().length === 2)
  }

  beforeEach(async () => {
    logIn('anna')
    await page.connect()
  })

  const OCCASIONS: [string, () => void][] = [
    ['the page becomes visible', becomeVisible],
    ['the page is restored', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['personal data are reset', () => page.dispatch('shop-personal-data-reset')],
    ['the cart is read', () => page.dispatch('modal-closed')],
    ['the page requests a change', () => page.request('by-berta', set('Z', 9))],
  ]
  for (const token of ['', 'berta']) {
    for (const [name, trigger] of OCCASIONS) {
      it(`is forgotten when ${name} and the token is ${token || 'gone'}, and the own one is read (CART-28, CART-29)`, async () => {
        page.refuse('ITEM_LIMIT', 20)
        page.change(set('A', 50))
        await page.settled()
        page.change(set('B', 0))
        await page.settled()
        await page.until(() => page.store.get(deletedItemsAtom).length === 1)
        page.server.cart = BERTAS
        logIn(token)
        page.server.isHolding = true
        trigger()
        await page.until(() => view().status === 'loading')
        expect(page.store.get(deletedItemsAtom)).to.deep.equal([])
        expect(page.store.get(changeFailureAtom)).to.equal(undefined)
        expect(localStorage.getItem('shop.cart.DE')).to.equal(null)
        await page.until(() => page.server.holds.length > 0)
        page.server.release()
        await page.until(() => page.titles()?.startsWith('Z'))
        expect(sentTokens().at(-1)).to.equal(token)
      })
    }
  }

  it('gets none of the waiting changes, which are refused with a message (CART-30)', async () => {
    page.logs(/belongs to another person/)
    const results = answers()
    await requestTwo()
    logIn('berta')
    becomeVisible()
    await page.until(() => results.length === 1)
    const message = 'Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später erneut.'
    expect(results).to.deep.equal([{ requestId: 'waiting', ok: false, error: 'UNKNOWN', message }])
    await page.held(2)
    page.server.cart = BERTAS
    page.server.refuse = () => json({ cart: cartOf(article('A', 5)) })
    page.server.release()
    await page.until(() => page.titles() === 'Z×7')
    expect(results[1], 'the sent change is answered as the server did').to.deep.equal({
      requestId: 'sent',
      ok: true,
    })
    expect(page.sent()).to.deep.equal([set('A', 5)])
  })

  for (const [name, token] of Object.entries({ 'logged in': 'berta', 'logged out': '' })) {
    it(`has ${name} while a change's code was on the way: it is refused with a message (CART-46)`, async () => {
      page.logs(/belongs to another person/)
      const results = answers()
      page.request('annas', set('A', 5))
      logIn(token)
      await page.until(() => results.length === 1)
      expect(results[0]).to.include({ requestId: 'annas', ok: false })
      expect(results[0]?.message).to.include('Warenkorb')
      expect(page.sent()).to.deep.equal([])
    })
  }

  for (const looks of [1, 2, 3, 4, 5, 6]) {
    it(`who logs in in another tab after ${looks} looks at the cookies gets no change (CART-30, CART-46)`, async () => {
      await import('../../../src/state/cart/cart-changes.late.ts')
      let left = looks
      const results = answers()
      page.fake(HTMLDocument.prototype, 'cookie', '')
      const get = () => `longTermToken=${left-- > 0 ? 'anna' : 'berta'}`
      Object.defineProperty(HTMLDocument.prototype, 'cookie', { get })
      page.request('annas', set('A', 5))
      await page.until(() => results.length === 1)
      const change = page.server.calls.find(({ method }) => method === 'PUT')
      if (change) expect(change.headers.get('X-Long-Term-Token')).to.equal('anna')
      else page.logs(/belongs to another person/)
    })
  }

  it('gets no waiting change when the page is left after the login (CART-30)', async () => {
    page.logs(/belongs to another person/)
    await requestTwo()
    logIn('berta')
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    page.server.release()
    await page.settled()
    expect(page.sent()).to.deep.equal([set('A', 5)])
  })

  it('gets the own changes, sent after the one in flight (CART-11, CART-30)', async () => {
    page.server.isHolding = true
    page.request('annas', set('A', 5))
    await page.held(1)
    logIn('berta')
    page.request('bertas', set('Z', 9))
    await page.until(() => JSON.stringify(page.pending()) === JSON.stringify([set('Z', 9)]))
    page.server.cart = BERTAS
    page.server.refuse = () => json({ cart: cartOf(article('A', 5)) })
    page.server.release()
    await page.until(() => page.titles() === 'Z×9')
    expect(page.sent()).to.deep.equal([set('A', 5), set('Z', 9)])
    expect(sentTokens().at(-1)).to.equal('berta')
  })

  it('gets no waiting change after a logout on a result event (CART-30)', async () => {
    page.logs(/belongs to another person/)
    const logOut = () => logIn('')
    window.addEventListener('shop-cart-change-result', logOut, { once: true })
    const results = answers()
    await requestTwo()
    page.server.release()
    await page.until(() => results.length === 2)
    expect(results.map(({ ok }) => ok)).to.deep.equal([true, false])
    expect(page.sent()).to.deep.equal([set('A', 5)])
  })

  it('is not changed by a click on an item of the previous one (CART-30)', async () => {
    logIn('berta')
    page.server.cart = BERTAS
    page.change(set('B', 0))
    await page.until(() => page.titles() === 'Z×7')
    expect(page.sent()).to.deep.equal([])
  })

  it('is not shown by an answer that arrives after the logout (CART-32)', async () => {
    page.server.isHolding = true
    void page.store.set(loadCartAtom)
    await page.held(1)
    logIn('')
    const shown: (string | undefined)[] = []
    const stop = page.store.sub(cartAtom, () => shown.push(page.titles()))
    page.server.cart = BERTAS
    page.server.release()
    await page.until(() => page.titles() === 'Z×7')
    stop()
    expect(shown).to.deep.equal([undefined, 'Z×7'])
  })

  it('is read at most 4 times when the service renews the token with every answer (CART-32)', async () => {
    let count = 0
    const renew = () => {
      count += 1
      logIn(`anna-${count}`)
      page.server.fail = renew
      return json({ cart: BERTAS })
    }
    page.server.fail = renew
    await page.store.set(loadCartAtom)
    expect(page.titles()).to.equal('Z×7')
    expect(count).to.equal(4)
  })

  it('is not assumed after a reset that keeps the token: the cart is read, pending changes are sent (CART-33)', async () => {
    await requestTwo()
    page.dispatch('shop-personal-data-reset')
    expect(view()).to.deep.equal({ status: 'loading' })
    page.server.release()
    await page.until(() => page.titles() === 'A×5 B×6 C×1')
  })
})

describe('a person without a token', () => {
  const page = cartPage()

  it('is not taken for the second one who logs in while the cart is read (CART-32)', async () => {
    page.server.isHolding = true
    page.connectAtOnce()
    await page.held(1)
    logIn('anna')
    // As when another tab reports.
    page.store.set(syncIdentityAtom)
    logIn('berta')
    const shown: (string | undefined)[] = []
    page.onEnd(page.store.sub(cartAtom, () => shown.push(page.titles())))
    page.server.cart = cartOf(article('Z', 7))
    page.server.release()
    await page.until(() => page.titles() === 'Z×7')
    expect(shown).to.deep.equal(['Z×7'])
  })

  it('keeps cart and changes with the first token, which an answer may set (CART-28)', async () => {
    await page.connect()
    const answers = page.events<{ ok: boolean }>('shop-cart-change-result')
    page.server.refuse = () => {
      logIn('first-token')
      page.server.cart = cartOf(article('A', 5), article('B', 2), article('C'))
      return json({ cart: page.server.cart })
    }
    page.request('r1', set('A', 5))
    page.request('r2', set('B', 6))
    await page.until(() => answers.length === 2)
    expect(answers.map(({ ok }) => ok)).to.deep.equal([true, true])
    expect(page.titles()).to.equal('A×5 B×6 C×1')
    expect(page.server.calls.map(({ headers }) => headers.get('X-Long-Term-Token'))).to.deep.equal([
      null,
      null,
      'first-token',
    ])
  })

  it('gets the cart of a login elsewhere when the page becomes visible (CART-29, CART-36)', async () => {
    await page.connect()
    logIn('anna')
    page.server.cart = cartOf(article('Z', 7))
    becomeVisible()
    expect(page.titles(), 'the anonymous one until then').to.equal('A×1 B×2 C×1')
    await page.until(() => page.titles() === 'Z×7')
  })
})
