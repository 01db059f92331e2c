import { expect, waitUntil } from '@open-wc/testing'
import { onReturn } from '../../../src/page/browser/return.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, moment, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const see = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  Reflect.deleteProperty(document, 'hidden')
}

describe('a page that comes back (specification 1 §4)', () => {
  const page = cartPage()

  it('from the back/forward cache has its cart read again', async () => {
    await page.connect()
    page.server.cart = cartOf(article('A', 8))
    show(true)
    await waitUntil(() => page.titles() === 'A×8')
    expect(page.calls()).to.equal('GET GET')
  })

  it('from there while a change was on its way shows what became of it', async () => {
    await page.connect()
    page.server.refuse = () => {
      page.server.cart = cartOf(article('A', 5))
      // The browser ends the calls of a page that it puts away.
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    page.change(set('A', 5))
    show(true)
    await page.settled()
    await waitUntil(() => page.titles() === 'A×5')
  })

  it('from there without a network shows the read error', async () => {
    await page.connect()
    page.server.fail = () => Promise.reject(new TypeError('Failed to fetch'))
    show(true)
    await waitUntil(() => page.store.get(cartViewAtom).status === 'failed')
  })

  it('asks nothing when it is shown for the first time, or seen by the same person again', async () => {
    await page.connect()
    show(false)
    see(true)
    see(false)
    await moment()
    expect(page.calls()).to.equal('GET')
  })

  it('is told so, and whether it was restored, until that is ended', () => {
    const told: boolean[] = []
    const end = onReturn((isRestored) => told.push(isRestored))
    show(false)
    show(true)
    see(true)
    see(false)
    end()
    show(true)
    see(false)
    expect(told).to.deep.equal([true, false])
  })
})
