import { expect } from '@open-wc/testing'
import { onPageReturn } from '../../../src/page/browser/on.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const setHidden = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  Reflect.deleteProperty(document, 'hidden')
}

describe('a page that returns', () => {
  const page = cartPage()

  it('from the back/forward cache while a change was in flight shows its outcome (CART-16, CART-36)', async () => {
    page.logs(/UNKNOWN/)
    await page.connect()
    page.server.refuse = () => {
      page.server.cart = cartOf(article('A', 5))
      // The browser ends the calls of a page that it puts away.
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    page.change(set('A', 5))
    show(true)
    await page.settled()
    await page.until(() => page.titles() === 'A×5')
  })

  it('from there without a network shows the read error (CART-4, CART-36)', async () => {
    await page.connect()
    page.logs(/UNKNOWN/)
    page.server.fail = () => Promise.reject(new TypeError('Failed to fetch'))
    show(true)
    await page.until(() => page.store.get(cartViewAtom).status === 'failed')
  })

  it('reads nothing when it is shown first, or visible to the same person again (CART-36)', async () => {
    await page.connect()
    show(false)
    setHidden(true)
    setHidden(false)
    page.change(set('A', 5))
    await page.settled()
    expect(page.methods()).to.equal('GET PUT')
  })

  it('calls back, with whether it was restored, until it is disconnected', () => {
    const calls: boolean[] = []
    const end = onPageReturn((isRestored) => calls.push(isRestored))
    show(false)
    show(true)
    setHidden(true)
    setHidden(false)
    end()
    show(true)
    setHidden(false)
    expect(calls).to.deep.equal([true, false])
  })
})
