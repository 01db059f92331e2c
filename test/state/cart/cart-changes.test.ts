import { expect } from '@open-wc/testing'
import { newKey } from '../../../src/api/cart/cart-change-call.ts'
import { heldChanges } from '../../../src/api/cart/held-changes.ts'
import type { CartChange } from '../../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../../src/shop/cart/cart-change-errors.ts'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import { cartAtom, itemCountAtom } from '../../../src/state/cart/cart.ts'
import { CHANGE_ERROR_MAX_MS, CHANGE_ERROR_MS, seeFailureAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { changeFailureAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartPage, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { untilDueIn } from '../../support/due-timers.ts'
import { json } from '../../support/services.ts'

describe('a cart change', () => {
  const page = cartPage()

  it('is shown at once, with count and sum (CART-9)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('B', 5))
    expect(page.titles()).to.equal('A×1 B×5 C×1')
    expect(page.store.get(itemCountAtom)).to.equal(7)
    expect(page.store.get(cartAtom)?.totalSum).to.equal(3500)
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×1 B×5 C×1')
  })

  it('says once that a token goes with it which no header can carry (CALL-11)', async () => {
    const told: string[] = []
    page.fake(console, 'warn', (text: string) => void told.push(text))
    document.cookie = 'csrfToken=a%2Fb; path=/'
    await page.connect()
    page.change(set('A', 2))
    await page.settled()
    document.cookie = 'csrfToken=a%0Ab; path=/'
    for (const quantity of [3, 4]) {
      page.change(set('A', quantity))
      await page.settled()
    }
    expect(told).to.deep.equal(['[shop-elements] A token is no valid header; it is sent as in its cookie.'])
  })

  it('ends with the cart of the answer, whatever was shown before (CART-13)', async () => {
    await page.connect()
    page.server.refuse = () => json({ cart: cartOf(article('B', 4), article('D')) })
    page.change(set('B', 5))
    await page.settled()
    expect(page.titles()).to.equal('B×4 D×1')
  })

  it('that waits is sent when the page is left; a restored page handles the answers in order (CART-21)', async () => {
    await page.connect()
    page.server.isHolding = true
    for (const change of [set('A', 0), set('B', 5), set('C', 0)]) page.change(change)
    await page.held(1)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await page.held(3)
    expect(page.sent()).to.deep.equal([set('A', 0), set('B', 5), set('C', 0)])
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('B×5')
    page.change(set('B', 6))
    await page.settled()
    expect(page.sent().slice(3)).to.deep.equal([set('B', 6)])
  })

  it('that was sent on leaving and made first does not bring back the cart before a later one (CART-7, CART-21)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 3))
    page.change(set('B', 5))
    await page.held(1)
    window.dispatchEvent(new Event('pagehide'))
    await page.held(2)
    const shown: (string | undefined)[] = []
    page.store.sub(cartAtom, () => shown.push(page.titles()))
    // The last one is made first.
    for (const answer of page.server.holds.splice(0).reverse()) {
      answer()
      await page.until(() => page.server.cart.articles.some(({ quantity }) => quantity > 2))
    }
    page.server.release()
    await page.settled()
    await page.answered()
    expect(new Set(shown)).to.deep.equal(new Set(['A×3 B×5 C×1']))
  })

  it('that waits ends the one to its item that is under way when the page is left, which is answered as it (CART-21)', async () => {
    await page.connect()
    const results = page.events<{ requestId: string; ok: boolean }>('shop-cart-change-result')
    page.server.isHolding = true
    page.request('first', set('A', 2))
    page.request('second', set('A', 3))
    page.request('third', set('B', 9))
    await page.held(1)
    window.dispatchEvent(new Event('pagehide'))
    await page.held(3)
    // The service never answers the first.
    page.server.holds.splice(0, 1)
    page.server.release()
    await page.settled()
    expect(results).to.deep.equal([
      { requestId: 'first', ok: true },
      { requestId: 'second', ok: true },
      { requestId: 'third', ok: true },
    ])
    expect(page.titles()).to.equal('A×3 B×9 C×1')
  })

  it('that comes after one that was sent on leaving waits for its answer (CART-11, CART-21)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 2))
    page.change(set('B', 5))
    await page.held(1)
    window.dispatchEvent(new Event('pagehide'))
    await page.held(2)
    page.change(set('B', 6))
    page.server.holds.splice(0, 1)[0]?.()
    await page.until(() => page.pending().length === 2, 'the first one is answered')
    expect(page.sent()).to.deep.equal([set('A', 2), set('B', 5)])
    page.server.release()
    await page.settled()
    expect(page.sent()).to.deep.equal([set('A', 2), set('B', 5), set('B', 6)])
    expect(page.titles()).to.equal('A×2 B×6 C×1')
  })

  describe('that was held and sent on leaving, without being confirmed (CART-22)', () => {
    /** The event that the loader dispatches on a page that comes back. */
    const sentBefore = (requestId: string, change: CartChange, key: string) =>
      window.dispatchEvent(
        Object.assign(new CustomEvent('shop-cart-change', { detail: { requestId, change } }), { key }),
      )
    const answered = async (act: () => void, count: number) => {
      const results = page.events<{ requestId: string; ok: boolean }>('shop-cart-change-result')
      act()
      await page.until(() => results.length === count)
      await page.settled()
      return results.map(({ requestId, ok }) => `${requestId} ${ok ? 'made' : 'refused'}`)
    }

    beforeEach(() => page.connect())

    it('is made', async () => {
      const key = newKey()
      expect(await answered(() => sentBefore('old', set('A', 2), key), 1)).to.deep.equal(['old made'])
      expect(page.sent()).to.deep.equal([set('A', 2)])
    })

    it('gives way to a later change to its item that was made', async () => {
      const key = newKey()
      page.change(set('A', 3))
      await page.settled()
      expect(await answered(() => sentBefore('old', set('A', 2), key), 1)).to.deep.equal(['old made'])
      expect(page.sent()).to.deep.equal([set('A', 3)])
    })

    it('gives way to a later change to its item that waits', async () => {
      const key = newKey()
      const act = () => {
        page.request('new', set('A', 3))
        sentBefore('old', set('A', 2), key)
      }
      expect(await answered(act, 2)).to.deep.equal(['new made', 'old made'])
      expect(page.sent()).to.deep.equal([set('A', 3)])
    })

    it('is made when the later change is refused', async () => {
      const key = newKey()
      page.refuse('ITEM_LIMIT', 2)
      const act = () => {
        page.request('new', set('A', 3))
        sentBefore('old', set('A', 2), key)
      }
      expect(await answered(act, 2)).to.have.members(['new refused', 'old made'])
      expect(page.titles()).to.equal('A×2 B×2 C×1')
    })

    it('is answered before a later change is sent', async () => {
      const held = heldChanges()
      let answer = (_: unknown) => {}
      held.sent = new Promise((resolve) => (answer = resolve))
      const clock = page.clock()
      page.change(set('A', 3))
      await untilDueIn(clock, REQUEST_TIMEOUT_MS)
      expect(page.sent()).to.deep.equal([])
      answer(undefined)
      delete held.sent
      await page.settled()
      expect(page.sent()).to.deep.equal([set('A', 3)])
    })
  })

  it('counts a product that is not in the cart yet once, however often it is changed (CART-10)', async () => {
    await page.connect()
    const counts = page.events<{ itemCount: number }>('cart-data-changed')
    page.server.isHolding = true
    page.change(set('N', 1))
    await page.held(1)
    page.change(set('N', 2))
    page.server.release()
    await page.settled()
    expect(counts.map(({ itemCount }) => itemCount)).to.deep.equal([5, 6])
  })

  for (const error of CART_CHANGE_ERRORS) {
    it(`that is refused with ${error} is rolled back, and its error and limit are kept (CART-15, CART-17)`, async () => {
      await page.connect()
      page.refuse(error, 7)
      page.change(set('B', 50))
      await page.settled()
      expect(page.titles()).to.equal('A×1 B×2 C×1')
      expect(page.store.get(changeFailureAtom)).to.include({ error, limit: 7 })
    })
  }

  for (const [what, answer] of [
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is not JSON', () => new Response('<html>')],
    ['an invalid cart', () => json({ cart: { numberOfArticles: 'many' } })],
    ['an unknown code', () => json({ error: 'SOMETHING_NEW', limit: 2 }, 400)],
  ] as const) {
    it(`with ${what} fails with UNKNOWN, and the cart is read again (CART-16, CART-44)`, async () => {
      await page.connect()
      page.server.refuse = answer
      page.logs(/UNKNOWN/)
      page.change(set('B', 50))
      await page.settled()
      expect(page.store.get(changeFailureAtom)?.error).to.equal('UNKNOWN')
      await page.until(() => page.methods() === 'GET PUT GET')
    })
  }

  it('that another device has made already (304) is no error, and not undone until the read (CART-14)', async () => {
    await page.connect()
    const counts = page.events<{ itemCount: number }>('cart-data-changed')
    page.server.cart = cartOf(article('A'), article('C'))
    page.change(set('B', 0))
    await page.settled()
    expect(page.titles()).to.equal('A×1 C×1')
    expect(page.store.get(changeFailureAtom)).to.equal(undefined)
    await page.until(() => page.methods() === 'GET PUT GET')
    await page.answered()
    expect([page.titles(), counts.map(({ itemCount }) => itemCount)]).to.deep.equal(['A×1 C×1', [2]])
  })

  describe('that fails has an error', () => {
    const failure = () => page.store.get(changeFailureAtom)
    const failWith = async (code: 'ITEM_LIMIT' | 'CART_LIMIT') => {
      page.refuse(code)
      page.change(set('C', 50))
      await page.settled()
      expect(failure()?.error).to.equal(code)
      await page.answered()
    }
    const seen = () => page.store.set(seeFailureAtom, failure() ?? { error: 'UNKNOWN' })

    it('that ends 7.5 s after it was first in sight; a newer one is not ended with it (CART-17)', async () => {
      await page.connect()
      const clock = page.clock()
      await failWith('ITEM_LIMIT')
      await clock.tickAsync(40_000)
      seen()
      await clock.tickAsync(CHANGE_ERROR_MS - 1)
      seen()
      expect(failure()?.error).to.equal('ITEM_LIMIT')
      await failWith('CART_LIMIT')
      await clock.tickAsync(1)
      expect(failure()?.error).to.equal('CART_LIMIT')
      seen()
      await clock.tickAsync(CHANGE_ERROR_MS)
      expect(failure()).to.equal(undefined)
    })

    it('that nobody has seen for 60 s (CART-17)', async () => {
      await page.connect()
      const clock = page.clock()
      await failWith('ITEM_LIMIT')
      await clock.tickAsync(CHANGE_ERROR_MAX_MS - 1)
      expect(failure()?.error).to.equal('ITEM_LIMIT')
      await clock.tickAsync(1)
      expect(failure()).to.equal(undefined)
    })

    it('until a change of the same item succeeds, not that of another one (CART-17)', async () => {
      await page.connect()
      await failWith('ITEM_LIMIT')
      page.change(set('A', 2))
      await page.settled()
      expect(failure()?.error).to.equal('ITEM_LIMIT')
      page.change(set('C', 2))
      await page.settled()
      expect(failure()).to.equal(undefined)
    })
  })

  it('is sent alone and in order, and merged with waiting changes to the same item (CART-11, CART-12)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('A', 2))
    await page.held(1)
    page.change(set('B', 5))
    page.change(set('C', 0))
    page.change(set('B', 7))
    expect(page.titles()).to.equal('A×2 B×7')
    const sent = [set('A', 2), set('B', 7), set('C', 0)]
    for (const count of [1, 2, 3]) {
      await page.held(1)
      expect(page.sent()).to.deep.equal(sent.slice(0, count))
      page.server.holds.splice(0)[0]?.()
    }
    await page.settled()
    expect(page.sent()).to.deep.equal(sent)
    expect(page.store.get(itemCountAtom)).to.equal(9)
  })

  it('that fails is rolled back alone, and the changes behind it are sent (CART-15)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.refuse('ITEM_LIMIT', 20)
    page.change(set('A', 50))
    await page.held(1)
    page.change(set('C', 3))
    page.server.release()
    await page.settled()
    expect(page.titles()).to.equal('A×1 B×2 C×3')
  })
})
