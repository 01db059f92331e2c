import { expect } from '@open-wc/testing'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, set, storeFor, titles } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'
import { broadcast, delivered, message } from '../../support/other-tab.ts'

describe('a message of another tab', () => {
  const page = cartPage()

  beforeEach(async () => {
    await page.connect()
    await page.connect(storeFor())
  })

  it('is taken when it is valid, and was asked for when the mirror had the cart here (CART-35)', async () => {
    broadcast(message())
    await page.until(() => page.titles() === 'X×1')
    expect(page.methods()).to.equal('GET GET')
  })

  for (const [name, invalid] of [
    ['nonsense', () => 'x'],
    ['null', () => null],
    ['of another format', () => message({ form: 1 })],
    ["another site's", () => message({ site: 'HU' })],
    ["another person's", () => message({ person: 7 })],
    ['without a valid cart', () => message({ cart: { numberOfArticles: 'many' } })],
  ] as const) {
    it(`that is ${name} is ignored (CART-35)`, async () => {
      broadcast(invalid())
      await delivered()
      expect(page.titles()).to.equal('A×1 B×2 C×1')
      page.change(set('A', 5))
      await page.settled()
      expect(page.methods()).to.equal('GET GET PUT')
    })
  }

  for (const [name, wrong] of [
    ['no base', () => ({ base: undefined })],
    ['a base that is no number', () => ({ base: String(message().base) })],
    ['the base of an older cart', () => ({ base: message().base - 1 })],
    ['the base of a newer cart', () => ({ base: message().base + 1 })],
    ['an infinite base', () => ({ base: Number.POSITIVE_INFINITY })],
  ] as const) {
    it(`with ${name} makes the tab read the cart (CART-35, CART-68)`, async () => {
      broadcast(message(wrong()))
      await page.until(() => page.methods() === 'GET GET GET GET')
      expect(page.titles()).to.equal('A×1 B×2 C×1')
    })
  }

  it('without a version is followed by a read when the next one comes (CART-68)', async () => {
    broadcast(message({ version: 'x' }))
    await page.until(() => page.titles() === 'X×1')
    broadcast(message({ cart: cartOf(article('Y')) }))
    // The answer comes after the request.
    await page.until(() => page.titles() === 'A×1 B×2 C×1')
    expect(page.methods()).to.equal('GET GET GET GET')
  })

  it('is not taken by a tab without a cart, which reads it (CART-68)', async () => {
    page.failRead('CARTSTORAGE_UNAVAILABLE')
    const alone = storeFor('HU')
    await page.connect(alone)
    expect(alone.get(cartViewAtom).status).to.equal('failed')
    const channel = new BroadcastChannel('shop.cart.HU')
    page.onEnd(() => channel.close())
    channel.postMessage(message({ site: 'HU', base: 0, version: 1 }))
    await page.until(() => titles(alone) === 'A×1 B×2 C×1')
  })

  it('older than the mirror is not taken by a tab that has shown it, and could not read the cart (CART-35)', async () => {
    page.failRead('CARTSTORAGE_UNAVAILABLE')
    const next = storeFor()
    await page.connect(next)
    broadcast(message({ base: 0 }))
    await page.until(() => page.methods() === 'GET GET GET GET GET GET')
    await page.until(() => titles(next) === 'A×1 B×2 C×1')
  })
})
