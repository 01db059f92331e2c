import { expect } from '@open-wc/testing'
import type { Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import {
  type CartItem,
  defectsOf,
  itemKey,
  itemsOf,
  removalOf,
  restorationOf,
} from '../../../src/shop/cart/cart-items.ts'
import { applyChange, hasDefects } from '../../../src/shop/cart/cart-rules.ts'
import { summaryLinesOf } from '../../../src/shop/prices/price-summary.ts'
import { cartAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import type { DeletedItem } from '../../../src/state/cart/cart-machine.ts'
import { deletedItemsAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartPage, rows, set } from '../../support/cart-page.ts'
import { article, cartOf, cartWith, freeArticle, partnerProduct, subscription } from '../../support/carts.ts'

const REMOVALS: Record<CartItem['kind'], CartChange> = {
  article: { setArticle: { productId: 'A', tcm: 'tcm-A', quantity: 0 } },
  freeArticle: { setFreeArticle: { productId: 'F', campaignId: 'campaign-F', remove: true } },
  giftCard: { setGiftCard: { productId: 'G', tcm: 'tcm-G', set: 0 } },
  partnerProduct: { setPartnerProduct: { partnerProductId: 'P', set: 0 } },
  subscription: { deleteSubscription: { subscriptionId: 'S' } },
}

const every: Cart = cartWith({
  articles: [article('A', 2)],
  freeArticles: [freeArticle('F')],
  giftCards: [{ article: article('G') }],
  partnerProducts: [partnerProduct('P', 3)],
  subscriptions: [subscription('S')],
})

const defective: Cart = {
  ...cartOf(article('Z')),
  defectiveArticles: [article('A')],
  defectiveGiftCards: [{ article: article('G') }],
  defectivePartnerProducts: [partnerProduct('P')],
  defectiveSubscriptions: [subscription('S')],
}

describe('an item of the cart', () => {
  const page = cartPage()

  for (const item of itemsOf(every)) {
    it(`of kind ${item.kind} is deleted by its own body, and back when the service fails (CART-19, CART-42)`, async () => {
      page.serveCart(every)
      await page.connect()
      const change = removalOf(item)
      expect(change).to.deep.equal(REMOVALS[item.kind])
      const before = rows(page.store)
      page.refuse('PRODUCTDATA_UNAVAILABLE')
      page.change(change)
      const [, deletedId] = itemKey(item).split(':')
      expect(rows(page.store)).to.deep.equal(before.map((row) => (row === deletedId ? `${row} deleted` : row)))
      expect(itemsOf(page.store.get(cartAtom) ?? every)).to.have.length(4)
      await page.settled()
      expect(rows(page.store)).to.deep.equal(before)
      expect(page.store.get(deletedItemsAtom)).to.deep.equal([])
    })
  }

  it('can be restored unless it is a subscription (CART-20)', async () => {
    page.serveCart(every)
    await page.connect()
    for (const item of itemsOf(every)) {
      const change = restorationOf(item)
      expect(change === undefined).to.equal(item.kind === 'subscription')
      if (!change) continue
      page.change(removalOf(item))
      await page.settled()
      expect(itemsOf(page.server.cart)).to.have.length(4)
      const restores = page.store.get(deletedItemsAtom)[0] as DeletedItem
      page.store.set(changeCartAtom, { change, restores })
      await page.settled()
      expect(itemsOf(page.server.cart)).to.deep.equal(itemsOf(every))
    }
  })

  for (const item of defectsOf(defective)) {
    it(`of kind ${item.kind}, defective, is deleted by the same body and can't be restored (CART-20, CART-42)`, async () => {
      page.serveCart(defective)
      await page.connect()
      const change = removalOf(item)
      expect(change).to.deep.equal(REMOVALS[item.kind])
      expect(restorationOf(item)).to.equal(undefined)
      page.server.isHolding = true
      page.change(change)
      const shown = page.store.get(cartAtom) ?? defective
      expect(defectsOf(shown).map(({ kind }) => kind)).to.not.include(item.kind)
      expect([shown.numberOfArticles, shown.totalSum]).to.deep.equal([1, 500])
      const [, deletedId] = itemKey(item).split(':')
      expect(rows(page.store)).to.deep.equal(
        ['Z', 'A', 'G', 'P', 'S'].map((row) => (row === deletedId ? `${row} deleted` : row)),
      )
      page.server.release()
      await page.settled()
      expect(page.sent()).to.deep.equal([change])
      expect(defectsOf(page.store.get(cartAtom) ?? defective)).to.have.length(3)
    })

    it(`of kind ${item.kind}, defective, is back when the service fails (CART-19)`, async () => {
      page.serveCart(defective)
      await page.connect()
      page.refuse('PRODUCTDATA_UNAVAILABLE')
      page.change(removalOf(item))
      await page.settled()
      expect(page.store.get(cartAtom)).to.deep.equal(defective)
      expect(rows(page.store)).to.deep.equal(['Z', 'A', 'G', 'P', 'S'])
    })
  }

  it('that was the last defective one leaves a cart without defects at once (CART-9)', async () => {
    page.serveCart({ ...cartOf(article('Z')), defectiveArticles: [article('D')] })
    await page.connect()
    page.server.isHolding = true
    page.change(set('D', 0))
    expect(hasDefects(page.store.get(cartAtom) ?? defective)).to.equal(false)
    page.server.release()
    await page.settled()
  })

  it('of an unknown number of pieces keeps its price as that of one piece (CART-49)', () => {
    const { totalPrice: _price, ...unpriced } = partnerProduct('Q', 0)
    const cart = cartWith({
      articles: [article('A', 0, { price: { calculatedPrice: 400 } })],
      partnerProducts: [{ ...partnerProduct('P', 0), totalPrice: 300 }, unpriced],
    })
    const after = (['P', 'Q'] as const).reduce(
      (changed, partnerProductId) => applyChange(changed, { setPartnerProduct: { partnerProductId, set: 2 } }),
      applyChange(cart, set('A', 1)),
    )
    expect(after.articles[0]?.price?.calculatedPrice).to.equal(400)
    expect(after.partnerProducts.map((one) => one.totalPrice)).to.deep.equal([600, undefined])
    expect(after.totalSum).to.equal(300)
  })

  it('is subtracted from the sum by calculatedPrice, else by currentShopPrice and quantity (CART-9)', () => {
    const { price, ...old } = article('B', 3)
    const cart = cartOf(article('A'), { ...old, currentShopPrice: 250 })
    const before = { ...cart, totalSum: (cart.articles[0]?.price?.calculatedPrice ?? 0) + 750 }
    const after = applyChange(before, set('B', 0))
    expect(price).to.not.equal(undefined)
    expect([after.numberOfArticles, after.totalSum]).to.deep.equal([1, before.totalSum - 750])
  })

  it('never takes the sum below zero: gift cards and vouchers may have paid for it (CART-9)', () => {
    const cart: Cart = {
      ...cartOf(article('A', 2), article('B')),
      totalSum: 0,
      priceSummary: { cartFinalSum: 300, redeemedWsacDiscounts: [] },
    }
    const after = applyChange(cart, set('A', 0))
    expect([after.totalSum, after.priceSummary?.cartFinalSum]).to.deep.equal([0, 0])
  })

  it('leaves a sum that the server did not send undefined (CART-9)', () => {
    const { totalSum, ...cart } = cartOf(article('A', 2), article('B'))
    expect(totalSum).to.equal(1500)
    const redeemed = { ...cart, giftCardRedemptions: [{ cardNumber: '1', redeemedAmount: 100 }] }
    const after = applyChange(redeemed, set('A', 0))
    expect(Object.keys(after)).to.not.include('totalSum')
    expect(summaryLinesOf(after)).to.deep.equal(summaryLinesOf(redeemed))
  })
})
