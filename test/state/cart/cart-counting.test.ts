import { expect } from '@open-wc/testing'
import type { Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import { itemsOf, restorationOf } from '../../../src/shop/cart/cart-items.ts'
import { itemCountAtom, pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { deletedItemsAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, set, storeFor } from '../../support/cart-page.ts'
import { article, cartOf, partnerProduct } from '../../support/carts.ts'
import { json } from '../../support/services.ts'

/** Counts lines, not pieces. */
const lines = (cart: Cart): Cart => ({ ...cart, numberOfArticles: itemsOf(cart).length })

describe('the count of a cart', () => {
  const page = cartPage()

  /** The page of a service that counts lines; each count that its visitor sees, and that the page is told. */
  async function open(cart: Cart) {
    page.serveCart(lines(cart))
    await page.connect()
    const shown = [page.store.get(itemCountAtom)]
    page.store.sub(itemCountAtom, () => shown.push(page.store.get(itemCountAtom)))
    const told = page.events<{ itemCount: number }>('cart-data-changed')
    return { shown, told }
  }
  /** Answers the next change by this cart. */
  const answerBy = (cart: Cart) => {
    page.server.refuse = () => json({ cart: lines(cart) })
  }

  it('that is not that of the pieces stays until the answer (CART-58)', async () => {
    const { shown, told } = await open(cartOf(article('A', 2), article('B')))
    answerBy(cartOf(article('A', 4), article('B')))
    page.change(set('A', 4))
    expect(page.titles()).to.equal('A×4 B×1')
    await page.settled()
    expect(page.titles()).to.equal('A×4 B×1')
    answerBy(cartOf(article('A', 4), article('B'), article('D', 10)))
    page.request('new', set('D', 10))
    await page.until(() => shown.length > 1, 'the answer counts')
    expect([shown, told]).to.deep.equal([[2, 3], [{ itemCount: 3 }]])
  })

  it('stays for several changes in a row, sent or not (CART-58)', async () => {
    const { shown } = await open(cartOf(article('A', 5), article('B', 5)))
    page.server.isHolding = true
    answerBy(cartOf(article('A'), article('B', 5)))
    for (const change of [set('A', 1), set('B', 1), set('D', 3)]) page.change(change)
    await page.held(1)
    page.server.holds.splice(0)[0]?.()
    await page.held(1)
    answerBy(cartOf(article('A'), article('B')))
    page.server.holds.splice(0)[0]?.()
    await page.held(1)
    expect(shown).to.deep.equal([2])
    answerBy(cartOf(article('A'), article('B'), article('D', 3)))
    page.server.release()
    await page.settled()
    expect(shown).to.deep.equal([2, 3])
  })

  it('stays when a deletion is undone, also when pieces and lines were alike in between (CART-58)', async () => {
    const { shown } = await open(cartOf(article('A', 3), article('B')))
    answerBy(cartOf(article('B')))
    page.change(set('A', 0))
    expect(shown).to.deep.equal([2])
    await page.settled()
    const [deleted] = page.store.get(deletedItemsAtom)
    const change = deleted && restorationOf(deleted.item)
    if (!change) throw new Error('Nothing was deleted.')
    answerBy(cartOf(article('A', 3), article('B')))
    page.store.set(changeCartAtom, { change, restores: deleted })
    expect(page.titles()).to.equal('A×3 B×1')
    await page.settled()
    expect(shown).to.deep.equal([2, 1, 2])
  })

  it('stays when a change is refused or changes nothing (CART-58, CART-14, CART-15)', async () => {
    const { shown } = await open(cartOf(article('A', 2), article('B')))
    page.refuse('ITEM_LIMIT', 2)
    page.change(set('A', 9))
    await page.settled()
    page.server.refuse = () => new Response(null, { status: 304 })
    page.change(set('A', 0))
    await page.settled()
    await page.answered()
    expect(shown).to.deep.equal([2])
  })

  it('is 0 as soon as the last item goes, whatever is counted (CART-58)', async () => {
    const { shown } = await open({ ...cartOf(article('A', 31)), partnerProducts: [partnerProduct('P', 2)] })
    page.server.isHolding = true
    page.change(set('A', 0))
    page.change({ setPartnerProduct: { partnerProductId: 'P', set: 0 } })
    expect(shown).to.deep.equal([2, 0])
    page.server.release()
    await page.settled()
  })

  it('stays 0 while the first item is awaited, as the panel shows (CART-58, MINICART-6)', async () => {
    await open(cartOf(article('A', 3)))
    answerBy(cartOf())
    page.change(set('A', 2))
    await page.settled()
    page.server.isHolding = true
    page.change(set('D', 4))
    expect([page.store.get(itemCountAtom), page.store.get(cartViewAtom).status]).to.deep.equal([0, 'loading'])
    page.server.release()
    await page.settled()
  })

  /** A later page view with such a cart: what the count is while a change is sent. */
  async function countLater(cart: Cart, change: CartChange) {
    page.serveCart(cart)
    const store = storeFor()
    const end = await page.connect(store)
    page.server.refuse = () => new Response(null, { status: 304 })
    store.set(changeCartAtom, { change })
    const count = store.get(itemCountAtom)
    await page.until(() => store.get(pendingChangesAtom).length === 0)
    await page.answered(store)
    end()
    return count
  }

  it('is known on later page views once an answer has shown it, also for an empty cart (CART-60)', async () => {
    const { shown } = await open(cartOf())
    answerBy(cartOf(article('D', 3)))
    page.change(set('D', 3))
    await page.until(() => shown.length > 2, 'the answer counts')
    // Nothing could tell before.
    expect(shown).to.deep.equal([0, 3, 1])
    expect(await countLater(cartOf(), set('D', 3))).to.equal(0)
    expect(await countLater(lines(cartOf(article('A'))), set('A', 4))).to.equal(1)
  })

  it('is one of pieces again when a service shows that it counts them (CART-60)', async () => {
    expect(await countLater(lines(cartOf(article('A', 2))), set('A', 3))).to.equal(1)
    expect(await countLater(cartOf(article('A')), set('A', 3))).to.equal(1)
    expect(await countLater(cartOf(article('A', 2)), set('A', 3))).to.equal(3)
    expect(await countLater(cartOf(article('A')), set('A', 3))).to.equal(3)
  })

  it('of pieces counts new products at once, beside other changes (CART-9, CART-10)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('D', 2))
    page.change(set('A', 3))
    page.change(set('E', 1))
    expect(page.store.get(itemCountAtom)).to.equal(9)
    page.server.release()
    await page.settled()
    expect(page.store.get(itemCountAtom)).to.equal(9)
  })
})
