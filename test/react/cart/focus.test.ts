// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import type { CartChange } from '../../../src/shop/cart/cart.ts'
import { DELETED_ITEM_MS } from '../../../src/state/cart/cart-changes.late.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { changes, deleting, filled, rows, showCart, subscription, undoing } from './support.ts'

const three = cartOf(article('A'), article('B'), article('C'))
const removing = (productId: string) => ({
  change: { setArticle: { productId, tcm: `tcm-${productId}`, quantity: 0 } },
})

/** By key: a click of the mouse moves the focus to a button in some browsers only. */
async function press(name: string): Promise<void> {
  ;(await page.see('button', name)).focus()
  await page.press('Enter')
}
const focused = () => page.focused()?.getAttribute('aria-label')
const focusMovesTo = (name: string) => page.until(() => focused() === name, `the focus is on "${name}"`)

describe('the focus in the mini cart', () => {
  it('moves to Undo, which restores the item and its focus (MINICART-33, MINICART-45)', async () => {
    await showCart(three)
    await press(deleting('Article B'))
    await focusMovesTo(undoing('Article B'))
    await page.press('Enter')
    await focusMovesTo(deleting('Article B'))
    expect(rows()).to.include('Article B | 1 Stück | 5,00')
    await page.until(() => changes().length === 2)
    expect(changes()).to.deep.equal([
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 0 } },
      { setArticle: { productId: 'B', tcm: 'tcm-B', quantity: 1 } },
    ] satisfies CartChange[])
  })

  it('moves on from a deleted subscription, which has no Undo (MINICART-33, MINICART-45)', async () => {
    await showCart(filled({ subscriptions: [subscription(), subscription({ subscriptionConfigurationId: 's2' })] }))
    await press(deleting('Kaffee-Abo'))
    await page.until(() => rows()[1] === 'Kaffee-Abo | Gelöscht')
    await focusMovesTo(deleting('Kaffee-Abo'))
  })

  it('moves to the row before the last one, even in the other list (MINICART-45)', async () => {
    await showCart(filled({ defectiveSubscriptions: [subscription()] }))
    await press(deleting('Kaffee-Abo'))
    await focusMovesTo(deleting('Article A'))
    expect(page.all('list', /^(Ihr Warenkorb|Nicht verfügbar)$/)).to.have.length(2)
  })

  it('stays in the restored row, whichever was deleted last (MINICART-45)', async () => {
    await showCart(three)
    await press(deleting('Article A'))
    await focusMovesTo(undoing('Article A'))
    await press(deleting('Article B'))
    await focusMovesTo(undoing('Article B'))
    await press(undoing('Article A'))
    await focusMovesTo(deleting('Article A'))
  })

  /** Deletes an article by key, and lets its Undo, which has the focus, expire. */
  async function expireUndo(title: string): Promise<void> {
    const clock = page.clock()
    await press(deleting(title))
    await focusMovesTo(undoing(title))
    await clock.tickAsync(DELETED_ITEM_MS - 1)
    await page.frame()
    expect(focused()).to.equal(undoing(title))
    await clock.tickAsync(1)
  }

  it('moves to the next row when Undo expires (MINICART-45)', async () => {
    await showCart(three)
    await expireUndo('Article B')
    await focusMovesTo(deleting('Article C'))
  })

  it('moves to the panel when the last deleted item goes after 10 s (MINICART-32, MINICART-7, MINICART-45)', async () => {
    await showCart(filled())
    await expireUndo('Article A')
    await page.until(() => page.focused() === page.query('group'), 'the panel has the focus')
    expect(page.names('link')).to.deep.equal(['Weiter einkaufen'])
  })

  it('is not taken back when the shopper has moved it elsewhere (MINICART-45)', async () => {
    await showCart(three)
    const elsewhere = await page.mount(html`<button>Elsewhere</button>`)
    page.get('button', deleting('Article A')).focus()
    elsewhere.focus()
    page.dispatch('shop-cart-change', removing('A'))
    await page.gone('button', deleting('Article A'))
    await page.frame()
    expect(page.focused() === elsewhere).to.equal(true)
    const button = page.get('button', deleting('Article B'))
    button.focus()
    button.blur()
    page.dispatch('shop-cart-change', removing('B'))
    await page.gone('button', deleting('Article B'))
    await page.frame()
    expect(page.focused() === document.body, 'Nothing in the page has it.').to.equal(true)
  })
})
