// every engine: focus, keys
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { article, cartOf, freeArticle, partnerProduct } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { changes, deleting, rows, subscription, undoing } from './support.ts'

const MORE = 'Ein Stück mehr: Article A'
const FEWER = 'Ein Stück weniger: Article A'

const show = async (cart: Cart) => {
  const server = page.serveCart(cart)
  await page.mount(html`<shop-minicart site="DE" quantity></shop-minicart>`)
  await page.until(() => page.all('group', /^Anzahl/).length > 0)
  return server
}
const set = (quantity: number) => ({ setArticle: { productId: 'A', tcm: 'tcm-A', quantity } })

describe('the stepper of a row', () => {
  it('is there where the page wants it only (MINICART-70)', async () => {
    page.serveCart(cartOf(article('A', 2)))
    await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
    await page.see('link', 'Zum Warenkorb')
    expect(page.all('group', 'Anzahl: Article A')).to.have.length(0)
    ;(page.select('shop-minicart') as HTMLElement).setAttribute('quantity', '')
    await page.see('group', 'Anzahl: Article A')
  })

  it('changes the number of pieces and the price at once, and keeps the focus (MINICART-70, CART-9)', async () => {
    await show(cartOf(article('A', 2)))
    const more = await page.see('button', MORE)
    more.focus()
    await page.press('Enter')
    await page.until(() => rows()[0]?.includes('15,00'))
    expect(page.get('group', 'Anzahl: Article A').textContent).to.equal('3')
    expect(page.focused() === more).to.equal(true)
    await page.click('button', FEWER)
    await page.until(() => changes().length === 2)
    expect(changes()).to.deep.equal([set(3), set(2)])
  })

  it('deletes at 0, and the row has its Undo (MINICART-31, MINICART-33, MINICART-70)', async () => {
    await show(cartOf(article('A'), article('B')))
    await page.click('button', FEWER)
    await page.see('button', undoing('Article A'))
    await page.until(() => changes().length === 1)
    expect(changes()).to.deep.equal([set(0)])
  })

  it('tells the limit of a refusal, and has the former number again (MINICART-12, MINICART-70)', async () => {
    const server = await show(cartOf(article('A', 2)))
    page.logs(/ITEM_LIMIT/)
    server.refuse = () => json({ error: 'ITEM_LIMIT', limit: 2 }, 400)
    await page.click('button', MORE)
    await page.says('Sie können höchstens 2 Stück dieses Artikels pro Einkauf bestellen.')
    await page.until(() => page.get('group', 'Anzahl: Article A').textContent === '2')
  })

  it('only goes down for what can’t be had in that number (MINICART-70)', async () => {
    await show(cartOf(article('A', 2, { availability: 'NOT_AVAILABLE' })))
    expect((await page.see('button', MORE)).ariaDisabled).to.equal('true')
    expect(page.get('button', FEWER).ariaDisabled).to.equal(null)
  })

  it('is in rows of partner products and gift cards, but not of free articles and subscriptions (MINICART-70)', async () => {
    await show({
      ...cartOf(article('A')),
      giftCards: [{ article: article('G') }],
      partnerProducts: [partnerProduct('P')],
      freeArticles: [freeArticle('F')],
      subscriptions: [subscription()],
    })
    expect(page.all('group', /^Anzahl/).map((group) => group.ariaLabel)).to.deep.equal([
      'Anzahl: Article A',
      'Anzahl: Article G',
      'Anzahl: Partner product P',
    ])
    expect(page.all('button', deleting('Article F'))).to.have.length(1)
  })
})
