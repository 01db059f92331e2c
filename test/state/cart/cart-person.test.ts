import { expect, waitUntil } from '@open-wc/testing'
import { cartAtom, changeFaultAtom, deletedItemsAtom } from '../../../src/state/cart/cart.ts'
import { loadCartAtom } from '../../../src/state/cart/cart-load.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, logIn, moment, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { record } from '../../support/events.ts'
import { json } from '../../support/services.ts'

const BERTAS = cartOf(article('Z', 7))
const ask = (requestId: string, productId: string, quantity: number) =>
  window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { requestId, change: set(productId, quantity) } }))

describe("the other person's cart (specification 1 §6; public contract, section 5)", () => {
  const page = cartPage()
  const view = () => page.store.get(cartViewAtom)
  const told = () => page.server.calls.map(({ headers }) => headers.get('X-Long-Term-Token') ?? '')

  beforeEach(async () => {
    logIn('anna')
    await page.connect()
  })

  const NOTICES: [string, () => void][] = [
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the page is restored', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['personal data are reset', () => window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))],
    ['the cart is read', () => window.dispatchEvent(new CustomEvent('modal-closed'))],
    ['a change is asked for', () => ask('by-berta', 'Z', 9)],
  ]
  for (const token of ['', 'berta']) {
    for (const [name, notice] of NOTICES) {
      it(`is forgotten when ${name} and the token is ${token || 'gone'}, and the own one is read`, async () => {
        page.server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 20 }, 409)
        page.change(set('A', 50))
        await page.settled()
        page.change(set('B', 0))
        await page.settled()
        await waitUntil(() => page.store.get(deletedItemsAtom).length === 1)
        page.server.cart = BERTAS
        logIn(token)
        page.server.isHolding = true
        notice()
        await waitUntil(() => view().status === 'loading')
        expect(page.store.get(deletedItemsAtom)).to.deep.equal([])
        expect(page.store.get(changeFaultAtom)).to.equal(undefined)
        expect(localStorage.getItem('shop.cart.DE')).to.equal(null)
        await waitUntil(() => page.server.holds.length > 0)
        page.server.release()
        await waitUntil(() => page.titles()?.startsWith('Z'))
        expect(told().at(-1)).to.equal(token)
      })
    }
  }

  it('gets none of the changes that were waiting; they are answered no', async () => {
    const answers = record<{ requestId: string; ok: boolean }>('shop-cart-change-result')
    page.server.isHolding = true
    ask('sent', 'A', 5)
    await waitUntil(() => page.server.holds.length === 1)
    ask('waiting', 'B', 6)
    await moment()
    logIn('berta')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(answers.details).to.deep.equal([{ requestId: 'waiting', ok: false, error: 'UNKNOWN' }])
    await waitUntil(() => page.server.holds.length === 2)
    page.server.cart = BERTAS
    page.server.refuse = () => json({ cart: cartOf(article('A', 5)) })
    page.server.release()
    await waitUntil(() => page.titles() === 'Z×7')
    answers.end()
    expect(answers.details[1], 'what was on its way is answered as it was').to.deep.equal({
      requestId: 'sent',
      ok: true,
    })
    expect(page.sent()).to.deep.equal([set('A', 5)])
  })

  it('gets the own changes, which come after what was on its way', async () => {
    page.server.isHolding = true
    ask('annas', 'A', 5)
    await waitUntil(() => page.server.holds.length === 1)
    logIn('berta')
    ask('bertas', 'Z', 9)
    await moment()
    page.server.cart = BERTAS
    page.server.refuse = () => json({ cart: cartOf(article('A', 5)) })
    page.server.release()
    await waitUntil(() => page.titles() === 'Z×9')
    expect(page.sent()).to.deep.equal([set('A', 5), set('Z', 9)])
    expect(told().at(-1)).to.equal('berta')
  })

  it('gets none of them either when the page logs out on an answer', async () => {
    const logOut = () => logIn('')
    window.addEventListener('shop-cart-change-result', logOut, { once: true })
    const answers = record<{ ok: boolean }>('shop-cart-change-result')
    page.server.isHolding = true
    ask('sent', 'A', 5)
    await waitUntil(() => page.server.holds.length === 1)
    ask('waiting', 'B', 6)
    await moment()
    page.server.release()
    await waitUntil(() => answers.details.length === 2)
    answers.end()
    expect(answers.details.map(({ ok }) => ok)).to.deep.equal([true, false])
    expect(page.sent()).to.deep.equal([set('A', 5)])
  })

  it('is not changed by a click on an item of this one', async () => {
    logIn('berta')
    page.server.cart = BERTAS
    page.change(set('B', 0))
    await waitUntil(() => page.titles() === 'Z×7')
    expect(page.sent()).to.deep.equal([])
  })

  it('is not shown by an answer that comes after the logout', async () => {
    page.server.isHolding = true
    void page.store.set(loadCartAtom)
    await waitUntil(() => page.server.holds.length === 1)
    logIn('')
    const seen: (string | undefined)[] = []
    const stop = page.store.sub(cartAtom, () => seen.push(page.titles()))
    page.server.cart = BERTAS
    page.server.release()
    await waitUntil(() => page.titles() === 'Z×7')
    stop()
    expect(seen).to.deep.equal([undefined, 'Z×7'])
  })

  it('is read in the end by a service that gives a new token with every answer', async () => {
    let count = 0
    const renew = () => {
      count += 1
      logIn(`anna-${count}`)
      page.server.fail = renew
      return json({ cart: BERTAS })
    }
    page.server.fail = renew
    void page.store.set(loadCartAtom)
    await waitUntil(() => page.titles() === 'Z×7')
    await moment()
    expect(count).to.equal(4)
  })

  it('is the same one after a reset that leaves the token: read anew, and its changes go on', async () => {
    page.server.isHolding = true
    ask('sent', 'A', 5)
    await waitUntil(() => page.server.holds.length === 1)
    ask('waiting', 'B', 6)
    await moment()
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    expect(view()).to.deep.equal({ status: 'loading' })
    page.server.release()
    await waitUntil(() => page.titles() === 'A×5 B×6 C×1')
  })
})

describe('who has no token yet', () => {
  const page = cartPage()

  it('keeps cart and changes with the first one, which an answer may bring', async () => {
    await page.connect()
    const answers = record<{ ok: boolean }>('shop-cart-change-result')
    page.server.refuse = () => {
      logIn('first-token')
      page.server.cart = cartOf(article('A', 5), article('B', 2), article('C'))
      return json({ cart: page.server.cart })
    }
    ask('r1', 'A', 5)
    ask('r2', 'B', 6)
    await waitUntil(() => answers.details.length === 2)
    answers.end()
    expect(answers.details.map(({ ok }) => ok)).to.deep.equal([true, true])
    expect(page.titles()).to.equal('A×5 B×6 C×1')
    expect(page.server.calls.map(({ headers }) => headers.get('X-Long-Term-Token'))).to.deep.equal([
      null,
      null,
      'first-token',
    ])
  })

  it('sees the cart of a login elsewhere when the page is seen again', async () => {
    await page.connect()
    logIn('anna')
    page.server.cart = cartOf(article('Z', 7))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(page.titles(), 'the anonymous one until then').to.equal('A×1 B×2 C×1')
    await waitUntil(() => page.titles() === 'Z×7')
  })
})
