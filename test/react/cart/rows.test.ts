// every engine: scrolling, styles
import { expect } from '@open-wc/testing'
import type { Cart, CartChange } from '../../../src/shop/cart/cart.ts'
import { pendingChangesAtom } from '../../../src/state/cart/cart.ts'
import { storeOf } from '../../../src/state/store.ts'
import { article, cartOf, partnerProduct } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { CHANGE, changes, deleting, filled, rows, showCart, summary, undoing } from './support.ts'

const three = cartOf(article('A'), article('B'), article('C'))
const many = (count: number) => cartOf(...Array.from({ length: count }, (_, index) => article(`A${index}`)))

describe('the rows of the mini cart', () => {
  it('show a deleted item as deleted in its place, and announce it (MINICART-32, MINICART-34)', async () => {
    await showCart(three)
    await page.click('button', deleting('Article B'))
    await page.see('button', undoing('Article B'))
    expect(rows()).to.deep.equal([
      'Article A | 1 Stück | 5,00',
      'Article B | Gelöscht | Rückgängig machen',
      'Article C | 1 Stück | 5,00',
    ])
    expect(page.get('status').textContent).to.equal('Aus dem Warenkorb gelöscht: Article B')
  })

  it('keep their places until the flyout closes, whatever order the service answers in (MINICART-68)', async () => {
    const server = await showCart(three)
    const order = () => rows().map((row) => row.split(' | ')[0])
    await page.click('button', deleting('Article B'))
    await page.see('button', undoing('Article B'))
    // Many services put what comes back at the end.
    server.cart = cartOf(article('C'), article('N'), article('A'))
    await page.click('button', undoing('Article B'))
    await page.until(() => order().length === 4 && order().includes('Article N'))
    expect(order()).to.deep.equal(['Article A', 'Article B', 'Article C', 'Article N'])
    window.dispatchEvent(new CustomEvent('icon-flyout-closed', { detail: { flyout: 'cart' } }))
    await page.until(() => order()[0] === 'Article C')
    expect(order()).to.deep.equal(['Article C', 'Article N', 'Article A', 'Article B'])
  })

  it('add up to the sum before the service has answered a deletion (CART-51, PRICE-29)', async () => {
    const contradictory = (id: string, currentShopPrice: number, calculatedPrice: number) =>
      article(id, 1, { currentShopPrice, price: { calculatedPrice } })
    const items = [contradictory('A', 1000, 1200), contradictory('B', 700, 500)]
    const server = await showCart({ ...cartOf(...items), totalSum: 1700 })
    expect(rows()).to.deep.equal(['Article A | 1 Stück | 10,00', 'Article B | 1 Stück | 7,00'])
    expect(summary()).to.deep.equal(['Gesamtsumme in Euro: 17,00'])
    server.isHolding = true
    await page.click('button', deleting('Article B'))
    await page.see('button', undoing('Article B'))
    expect(rows()[0]).to.equal('Article A | 1 Stück | 10,00')
    expect(summary()).to.deep.equal(['Gesamtsumme in Euro: 10,00'])
  })

  it('add up when a gift card has paid for the deleted item, which is there twice (CART-51)', async () => {
    const giftCardRedemptions = [{ cardNumber: '6006490000001002', redeemedAmount: 800 }]
    const server = await showCart({
      ...cartOf(article('A'), article('B'), article('B')),
      giftCardRedemptions,
      totalSum: 700,
    })
    server.isHolding = true
    await page.click('button', deleting('Article B'))
    await page.gone('button', deleting('Article B'))
    expect(rows()[0]).to.equal('Article A | 1 Stück | 5,00')
    expect(summary()).to.deep.equal(['Geschenkkarte •••• 1002: −5,00', 'Gesamtsumme in Euro: 0,00'])
  })

  it('tell two free articles of one product and campaign apart by their uuid (CART-48)', async () => {
    const spoon = (uuid: string) => article('F', 1, { title: 'Spoon', campaignId: 'c', uuid })
    const both = filled({ freeArticles: [spoon('u1'), spoon('u2')] })
    await showCart(both)
    const answers = [filled({ freeArticles: [spoon('u1')] }), both]
    page.serve({ [CHANGE]: () => json({ cart: answers.shift() }) })
    expect(new Set(page.selectAll('[data-row]').map(({ dataset }) => dataset.row)).size).to.equal(3)
    await page.click(page.all('button', deleting('Spoon'))[1] as Element)
    await page.see('button', undoing('Spoon'))
    const before = ['Article A | 1 Stück | 5,00', 'Spoon | 1 Stück | Gratis']
    expect(rows()).to.deep.equal([...before, 'Spoon | Gelöscht | Rückgängig machen'])
    await page.until(() => changes().length === 1)
    await page.click('button', undoing('Spoon'))
    await page.until(() => changes().length === 2)
    // The row is there with one of the next frames.
    await page.until(() => rows().join() === [...before, 'Spoon | 1 Stück | Gratis'].join())
    expect(changes()).to.deep.equal([
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: false } },
    ] satisfies CartChange[])
  })

  const restorable: [kind: string, cart: Partial<Cart>, ...changes: CartChange[]][] = [
    [
      'a free article',
      { freeArticles: [article('F', 1, { campaignId: 'c' })] },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: true } },
      { setFreeArticle: { productId: 'F', campaignId: 'c', remove: false } },
    ],
    [
      'a gift card',
      { giftCards: [{ article: article('G', 2) }] },
      { setGiftCard: { productId: 'G', tcm: 'tcm-G', set: 0 } },
      { setGiftCard: { productId: 'G', tcm: 'tcm-G', set: 2 } },
    ],
    [
      'a partner product',
      { partnerProducts: [partnerProduct('P', 3)] },
      { setPartnerProduct: { partnerProductId: 'P', set: 0 } },
      { setPartnerProduct: { partnerProductId: 'P', set: 3 } },
    ],
  ]

  for (const [kind, items, ...expected] of restorable)
    it(`delete ${kind}, and restore it with its former quantity by Undo (MINICART-31, MINICART-33)`, async () => {
      await showCart({ ...cartOf(), ...items })
      await page.click('button', /löschen$/)
      await page.click('button', /^Rückgängig/)
      await page.until(() => changes().length === 2)
      expect(changes()).to.deep.equal(expected)
    })

  it('announce each deletion once, also of a same name, and no restored item (MINICART-34)', async () => {
    await showCart(cartOf(article('A'), article('B', 1, { title: 'Article A' }), article('C')))
    const news = () => page.get('status')
    await page.click('button', deleting('Article A'))
    await page.until(() => news().textContent === 'Aus dem Warenkorb gelöscht: Article A')
    const first = news().firstElementChild
    await page.click('button', deleting('Article A'))
    await page.until(() => page.all('button', undoing('Article A')).length === 2)
    expect(news().textContent).to.equal('Aus dem Warenkorb gelöscht: Article A')
    expect(first?.isConnected, 'Said anew.').to.equal(false)
    await page.click(page.all('button', undoing('Article A'))[1] as Element)
    await page.until(() => page.all('button', undoing('Article A')).length === 1)
    expect(news().textContent).to.equal('')
  })

  it('re-render only the row that changes, although each answer has new objects (MINICART-44)', async () => {
    await showCart(many(30))
    const mutated = new Set<string>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const node = target instanceof Element ? target : target.parentElement
        mutated.add(node?.closest<HTMLElement>('[data-row]')?.dataset.row ?? 'list')
      }
    })
    const list = page.get('list', 'Ihr Warenkorb')
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
    page.onEnd(() => observer.disconnect())
    await page.click('button', deleting('Article A0'))
    await page.see('button', undoing('Article A0'))
    await page.until(() => changes().length === 1 && storeOf('DE').get(pendingChangesAtom).length === 0)
    await page.frame()
    expect([...mutated]).to.deep.equal(['setArticle:A0:tcm-A0'])
  })

  it('are added in steps when they are many, and not laid out out of sight (MINICART-44)', async () => {
    await showCart(many(240))
    const list = page.select('[data-row]').parentElement as HTMLElement
    expect([30, 230]).to.include(list.childElementCount)
    await page.until(() => list.childElementCount === 240)
    const row = list.children[220] as HTMLElement
    const isRendered = () => row.querySelector('h3')?.checkVisibility({ contentVisibilityAuto: true })
    expect(getComputedStyle(row).containIntrinsicBlockSize).to.equal('auto 130px')
    await page.until(() => !isRendered())
    row.scrollIntoView()
    await page.until(isRendered)
  })
})
