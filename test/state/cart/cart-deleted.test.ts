import { expect } from '@open-wc/testing'
import { restorationOf } from '../../../src/shop/cart/cart-items.ts'
import { cartAtom } from '../../../src/state/cart/cart.ts'
import { changeCartAtom } from '../../../src/state/cart/cart-changes.late.ts'
import { changeFailureAtom, deletedItemsAtom } from '../../../src/state/cart/cart-outcomes.ts'
import { cartViewAtom } from '../../../src/state/cart/cart-view.ts'
import { cartPage, rows, set } from '../../support/cart-page.ts'
import { article, cartOf } from '../../support/carts.ts'

describe('a deleted item', () => {
  const page = cartPage()
  const deleted = () => page.store.get(deletedItemsAtom)
  const undo = () => {
    const [restores] = deleted()
    const change = restores && restorationOf(restores.item)
    if (!restores || !change) throw new Error('Nothing to restore.')
    page.store.set(changeCartAtom, { change, restores })
    return change
  }

  it('leaves the cart at once, and is shown as deleted in its place (CART-18)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.change(set('B', 0))
    expect(page.titles()).to.equal('A×1 C×1')
    expect(page.store.get(cartAtom)?.totalSum).to.equal(1000)
    expect(rows(page.store)).to.deep.equal(['A', 'B deleted', 'C'])
    page.server.release()
    await page.settled()
    expect(rows(page.store)).to.deep.equal(['A', 'B deleted', 'C'])
  })

  it('keeps its place among other deleted items (CART-18)', async () => {
    await page.connect()
    for (const productId of ['A', 'B', 'C']) page.change(set(productId, 0))
    expect(rows(page.store)).to.deep.equal(['A deleted', 'B deleted', 'C deleted'])
    await page.settled()
    expect(page.store.get(cartViewAtom).status).to.equal('filled')
  })

  it('is shown for 10 s; only then an emptied cart is empty (CART-18)', async () => {
    page.serveCart(cartOf(article('A')))
    await page.connect()
    const clock = page.clock()
    page.change(set('A', 0))
    await clock.tickAsync(9900)
    expect(rows(page.store)).to.deep.equal(['A deleted'])
    await clock.tickAsync(200)
    expect(page.store.get(cartViewAtom)).to.deep.equal({ status: 'empty' })
  })

  it('is still shown as deleted when an earlier change to it fails (CART-19)', async () => {
    await page.connect()
    page.server.isHolding = true
    page.refuse('PRODUCTDATA_UNAVAILABLE')
    page.change(set('B', 20))
    await page.held(1)
    page.change(set('B', 0))
    page.server.holds.splice(0)[0]?.()
    await page.until(() => page.store.get(changeFailureAtom))
    expect(rows(page.store)).to.deep.equal(['A', 'B deleted', 'C'])
    page.server.release()
    await page.settled()
  })

  it('is restored to its place by Undo (CART-20)', async () => {
    await page.connect()
    page.change(set('B', 0))
    await page.settled()
    page.server.isHolding = true
    undo()
    expect(page.titles()).to.equal('A×1 B×2 C×1')
    expect(deleted()).to.deep.equal([])
    await page.held(1)
    page.server.release()
    await page.settled()
    expect(page.sent()).to.deep.equal([set('B', 0), set('B', 2)])
  })

  it('is shown as deleted again, for 10 s more, when Undo fails (CART-20)', async () => {
    await page.connect()
    const clock = page.clock()
    page.change(set('B', 0))
    await page.settled()
    await clock.tickAsync(9000)
    page.refuse('AVAILABILITY_LIMIT', 1)
    undo()
    expect(rows(page.store)).to.deep.equal(['A', 'B', 'C'])
    await page.settled()
    await page.answered()
    await clock.tickAsync(9000)
    expect(rows(page.store)).to.deep.equal(['A', 'B deleted', 'C'])
    await clock.tickAsync(1000)
    expect(rows(page.store)).to.deep.equal(['A', 'C'])
  })

  it('keeps its place when it is changed before its Undo is answered (CART-20)', async () => {
    await page.connect()
    page.change(set('B', 0))
    await page.settled()
    page.server.isHolding = true
    undo()
    page.change(set('B', 5))
    expect(page.titles()).to.equal('A×1 B×5 C×1')
    page.server.release()
    await page.settled()
  })
})
