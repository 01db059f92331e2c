import { expect } from '@open-wc/testing'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article, cartOf } from '../../support/carts.ts'
import { allInside, eventually, html, inside, place } from '../../support/elements.ts'
import { json, serve } from '../../support/services.ts'
import { countOf, miniCarts, subscription } from './support.ts'
import '../../../src/elements/shop-header.ts'
import { waitUntil } from '../../support/wait-until.ts'

interface ClickRecord {
  action: string
  label: string
}

describe('clicks in the mini cart', () => {
  const carts = miniCarts()
  let records: ClickRecord[]
  beforeEach(() => {
    records = []
    ;(window as unknown as { dataLayer: unknown }).dataLayer = records
  })
  const recorded = () => records.map(({ action, label }) => `${action} ${label}`)
  /** Without leaving the page. */
  const stay = (event: Event) => event.preventDefault()
  beforeEach(() => window.addEventListener('click', stay))
  afterEach(() => window.removeEventListener('click', stay))

  const beans = article('A', 1, { title: 'Bohnen', trackingName: 'beans', productUrl: '/products/a' })
  const named = {
    ...cartOf(beans, article('B', 1, { productUrl: '/products/b' })),
    partnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: 1, formUrl: '/form' }],
    subscriptions: [subscription({ recurringArticles: [beans] })],
  }

  it('on products and exits are recorded, by the names of the statistics (MINICART-50)', async () => {
    const element = await carts.showing(named)
    for (const link of allInside(element, '.minicart__rows a')) link.click()
    for (const button of allInside(element, '.minicart__exits a')) button.click()
    inside(element, '.tile__note')?.click()
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
    const element = await carts.showing(named)
    carts.serving(
      () => json({ cart: named }),
      () => json({ cart: { ...named, articles: named.articles.slice(1) } }),
    )
    inside(element, '.tile__delete')?.click()
    ;(await eventually(element, '.deleted-tile__undo')).click()
    await waitUntil(() => countOf(element, '.deleted-tile') === 0)
    allInside(element, '.tile__delete').at(-1)?.click()
    expect(recorded()).to.deep.equal([
      'minicart_delete beans',
      'minicart_undo beans',
      'minicart_delete COFFEE subscription',
    ])
  })

  it('on what is disabled are not recorded; those of an empty cart are (MINICART-50)', async () => {
    const { tcm: _tcm, ...locked } = article('D')
    const blocked = await carts.showing({ ...cartOf(), defectiveArticles: [locked] })
    inside(blocked, '.tile__delete')?.click()
    inside(blocked, '.minicart__exits .button--primary')?.click()
    expect(recorded()).to.deep.equal([])
    const empty = await carts.showing(EMPTY_CART, 'AT', '.minicart__empty')
    inside(empty, '.minicart__empty a')?.click()
    expect(recorded()).to.deep.equal(['minicart continue'])
  })

  it('are recorded once in the header, whose flyout it is in (MINICART-50, EVENT-29)', async () => {
    const { end } = serve({ 'GET /service/cart/api/cart': () => json({ cart: named }) })
    const header = await place(html`<shop-header site="DE" benefits=""></shop-header>`)
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'cart' } }))
    const panel = await eventually(header, 'shop-minicart')
    ;(await eventually(panel, '.minicart__exits a')).click()
    expect(recorded()).to.deep.equal(['minicart checkout'])
    end()
  })
})
