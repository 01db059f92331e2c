// every engine: dialog, focus, keys, popover
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { article, cartWith } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'

const PUT = 'PUT /service/cart/api/cart'

describe('a cart by link', () => {
  const open = async (query: string) => {
    history.replaceState(null, '', `${location.pathname}${query}`)
    const server = page.serveCart(cartWith({ articles: [article('A', 1)] }))
    page.serve({
      'GET /service/searchfrontend/api/suggestions': ({ query: asked }) =>
        json({
          searchTerms: [],
          products: asked.get('q') === '4711' ? [{ id: '4711', title: 'Aurora', productViewUrl: '/p' }] : [],
        }),
    })
    await page.mount(html`<shop-header site="DE" cart-link="add"></shop-header>`)
    return server
  }
  const dialog = async () => {
    await page.until(() => page.selectAll('[part=proposal]').length > 0)
    return page.within(page.select('[part=proposal]'))
  }

  it('asks with titles or numbers, and adds what is left in to what the cart holds (PROPOSAL-14, PROPOSAL-16)', async () => {
    const server = await open('?add=4711:2,B:1,A:tcm-A:2')
    const asked = await dialog()
    expect(asked.text()).to.equal(
      'Diese Artikel in den Warenkorb legen?\nAurora: 2 Stück\nArtikel B: 1 Stück\nArtikel A: 2 Stück\nIn den Warenkorb legen\nAbbrechen',
    )
    expect(page.focused()?.textContent).to.equal('Abbrechen')
    expect(page.calls(PUT)).to.have.length(0)
    asked.get('checkbox', 'Artikel B: 1 Stück').click()
    asked.get('button', 'In den Warenkorb legen').click()
    await page.until(() => page.selectAll('[data-flyout=cart]:popover-open').length === 1)
    expect(page.calls(PUT).map(({ body }) => body)).to.deep.equal([
      { setArticle: { productId: '4711', quantity: 2 } },
      { setArticle: { productId: 'A', tcm: 'tcm-A', quantity: 3 } },
    ])
    expect(server.cart.articles.map(({ productId, quantity }) => `${productId} ${quantity}`)).to.deep.equal([
      'A 3',
      '4711 2',
    ])
  })

  it('has left the address when it asks, and all else stays (PROPOSAL-15)', async () => {
    await open('?a=%20b+c&add=4711:1&flag#place')
    await dialog()
    expect(location.search + location.hash).to.equal('?a=%20b+c&flag#place')
    await page.press('Escape')
    await page.until(() => page.selectAll('[part=proposal]').length === 0)
    await page.mount(html`<shop-header site="AT" cart-link="add"></shop-header>`)
    await page.rendered()
    expect(page.selectAll('[part=proposal]')).to.have.length(0)
    expect(page.calls(PUT)).to.have.length(0)
  })

  it('waits for the opening of a page that is prerendered (PROPOSAL-15)', async () => {
    page.fake(document, 'prerendering', true)
    await open('?add=4711:1')
    await page.until(() => page.calls('GET /service/cart/api/cart').length > 0)
    await page.rendered()
    expect(location.search).to.equal('?add=4711:1')
    page.fake(document, 'prerendering', false)
    document.dispatchEvent(new Event('prerenderingchange'))
    await dialog()
    expect(location.search).to.equal('')
  })

  it('reports a wrong link, asks nothing and changes nothing (PROPOSAL-17)', async () => {
    const errors = page.events('shop-element-error')
    page.logs(/CART_LINK_INVALID/)
    await open('?add=4711:2,DROP%20TABLE:1')
    await page.until(() => errors.length > 0)
    expect(location.search).to.equal('')
    expect(page.selectAll('[part=proposal]')).to.have.length(0)
    expect(page.calls(PUT)).to.have.length(0)
  })
})
