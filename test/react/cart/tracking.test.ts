import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { deleting, rows, showCart, subscription, undoing } from './support.ts'
import '../../../src/elements/shop-header.ts'

const beans = article('A', 1, { title: 'Bohnen', trackingName: 'beans', productUrl: '/products/a' })
const named = {
  ...cartOf(beans, article('B', 1, { productUrl: '/products/b' })),
  partnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: 1, formUrl: '/form' }],
  subscriptions: [subscription({ recurringArticles: [beans] })],
}
const recorded = () =>
  (page.dataLayer() as { action: string; label: string }[]).map(({ action, label }) => `${action} ${label}`)

describe('clicks in the mini cart', () => {
  beforeEach(() => Object.assign(window, { dataLayer: [] }))

  it('on products and exits are recorded, by the names of the statistics (MINICART-50)', async () => {
    await showCart(named)
    for (const link of page.all('link')) await page.click(link)
    await page.click('heading', 'Kaffee-Abo')
    expect(page.followed()).to.have.length(6)
    expect(recorded()).to.deep.equal([
      'minicart_product beans',
      'minicart_product Article B',
      'minicart_product Plan',
      'minicart_product beans',
      'minicart checkout',
      'minicart cart',
    ])
  })

  it('on delete and undo are recorded (MINICART-50)', async () => {
    await showCart(named)
    await page.click('button', deleting('Bohnen'))
    await page.click('button', undoing('Bohnen'))
    await page.until(() => !rows().join().includes('Gelöscht'))
    // The row below moves until the one that is back has its height: a mouse may miss it.
    ;(await page.see('button', deleting('Kaffee-Abo'))).click()
    expect(recorded()).to.deep.equal([
      'minicart_delete beans',
      'minicart_undo beans',
      'minicart_delete COFFEE subscription',
    ])
  })

  it('on what is disabled are not recorded (MINICART-50)', async () => {
    const { tcm: _tcm, ...locked } = article('D')
    await showCart({ ...cartOf(), defectiveArticles: [locked] })
    await page.click('button')
    await page.click('link', 'Zur Kasse')
    expect(recorded()).to.deep.equal([])
  })

  it('on the way on from an empty cart are recorded (MINICART-50)', async () => {
    await showCart(cartOf())
    await page.click('link')
    expect(recorded()).to.deep.equal(['minicart continue'])
  })

  it('are recorded once in the header, whose flyout it is in (MINICART-50, EVENT-29)', async () => {
    page.serveCart(named)
    await page.mount(html`<shop-header site="DE" benefits=""></shop-header>`)
    page.dispatch('shop-open-flyout', { flyout: 'cart' })
    await page.click('link', 'Zur Kasse')
    expect(recorded()).to.deep.equal(['minicart checkout'])
  })
})
