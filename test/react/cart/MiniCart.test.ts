// every engine: focus, keys, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article, cartOf, partnerProduct } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { deleting, filled, READ, rows, showCart, subscription } from './support.ts'

const adding = { change: { setArticle: { productId: 'A', tcm: 'tcm-A', quantity: 1 } } }
const panel = () => page.get('group')

describe('the view of the mini cart', () => {
  it('is a spinner while the cart is loading (MINICART-4)', async () => {
    page.serve({ [READ]: () => new Promise(() => {}) })
    await page.mount(html`<shop-minicart site="SK"></shop-minicart>`)
    expect(page.get('status').textContent).to.match(/košík/i)
    expect([...page.all('link'), ...page.selectAll('dl')]).to.have.length(0)
  })

  for (const [attributes, continueUrl] of [
    ['without attributes', '/'],
    ['with continue-url', '/neu'],
  ] as const)
    it(`leads away from an empty cart ${attributes} (MINICART-5)`, async () => {
      await page.mount(
        continueUrl === '/'
          ? html`<shop-minicart site="AT"></shop-minicart>`
          : html`<shop-minicart site="AT" continue-url=${continueUrl}></shop-minicart>`,
      )
      expect((await page.see('link')).getAttribute('href')).to.equal(continueUrl)
      expect(page.names('link')).to.deep.equal(['Weiter einkaufen'])
      expect([...rows(), ...page.selectAll('dl')]).to.have.length(0)
    })

  it('shows what the page has put into the slot of an empty cart, and only there (MINICART-5)', async () => {
    const server = page.serveCart(EMPTY_CART)
    await page.mount(html`<shop-minicart site="AT"><a slot="empty" href="/neu">Neuheiten</a></shop-minicart>`)
    await page.see('link', 'Weiter einkaufen')
    const entry = document.querySelector('[slot=empty]') as HTMLElement
    expect(entry.offsetHeight).to.be.above(0)
    server.isHolding = false
    page.dispatch('shop-cart-change', adding)
    await page.until(() => entry.offsetHeight === 0)
  })

  it('is a spinner while the first article is being added, which counts already (MINICART-6)', async () => {
    const server = await showCart(cartOf(), 'PL')
    server.isHolding = true
    page.dispatch('shop-cart-change', adding)
    await page.gone('link')
    expect(page.get('status').textContent).to.match(/koszyk/i)
    expect(page.text()).to.include('1 produkt')
  })

  const contents: [what: string, cart: Partial<Cart>][] = [
    ['an article', { articles: [article('A')] }],
    ['a free article', { freeArticles: [article('A', 1, { campaignId: 'c' })] }],
    ['a gift card', { giftCards: [{ article: article('A') }] }],
    ['a partner product', { partnerProducts: [partnerProduct('P')] }],
    ['a subscription', { subscriptions: [subscription()] }],
    ['a defective article', { defectiveArticles: [article('A')] }],
    ['a defective gift card', { defectiveGiftCards: [{ article: article('A') }] }],
    ['a defective partner product', { defectivePartnerProducts: [partnerProduct('P')] }],
    ['a defective subscription', { defectiveSubscriptions: [subscription()] }],
  ]
  for (const [what, cart] of contents)
    it(`is the full one with ${what} (MINICART-7)`, async () => {
      await showCart({ ...EMPTY_CART, ...cart })
      expect(rows()).to.have.length(1)
      expect(page.text()).to.include('Gesamtsumme in Euro')
      expect(page.names('link')).to.deep.equal(['Zur Kasse', 'Zum Warenkorb'])
    })

  it('is the full one with the error when a change of an empty cart fails (MINICART-7)', async () => {
    const server = await showCart(cartOf())
    server.refuse = () => json({ error: 'UNKNOWN' }, 500)
    page.logs(/UNKNOWN/)
    page.dispatch('shop-cart-change', adding)
    await page.see('alert')
    expect(page.names('link')).to.deep.equal(['Zur Kasse', 'Zum Warenkorb'])
  })

  it('has a banner for a cart that could not be read, and fetches it again (MINICART-8, MINICART-9)', async () => {
    const server = page.serveCart(filled())
    server.fail = () => json({ error: 'PRICE_UNAVAILABLE' }, 503)
    page.logs(/PRICE_UNAVAILABLE/)
    await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
    const retry = await page.see('button')
    expect(page.get('link', 'Zur Kasse').hasAttribute('href')).to.equal(false)
    expect(page.get('link', 'Zum Warenkorb').getAttribute('href')).to.equal('/cart?step=shopping_cart')
    server.isHolding = true
    retry.focus()
    await page.press('Enter')
    await page.until(() => server.holds.length > 0)
    expect(page.all('alert'), 'The banner stays until there is an answer.').to.have.length(1)
    server.release()
    await page.see('button', deleting('Article A'))
    expect(String(page.calls(READ).at(-1)?.query)).to.equal('forceReload=true')
    await page.until(() => page.focused() === panel(), 'the panel has the focus (MINICART-45)')
  })

  it('has the number of articles in its heading, in the plural of the language (MINICART-10)', async () => {
    await showCart({ ...cartOf(article('A', 5)), numberOfArticles: 22 }, 'PL')
    expect(page.within(page.all('heading')[0] as Element).text()).to.match(/\n22 produkty$/)
  })

  it('has no number in the heading of an empty cart (MINICART-10)', async () => {
    await showCart(cartOf())
    expect(page.within(page.get('heading')).text()).to.equal('Ihr Warenkorb')
  })
})

describe('the mini cart in a page', () => {
  for (const display of ['block', 'inline-block', 'flex'])
    it(`shows its panel at once as ${display} (MINICART-1)`, async () => {
      page.serveCart(filled())
      const element = await page.mount(html`<shop-minicart site="DE" style="display: ${display}"></shop-minicart>`)
      await page.see('button', deleting('Article A'))
      expect(element.getBoundingClientRect().width).to.be.greaterThan(200)
    })

  it('shows the same as every other mini cart of the site (MINICART-3)', async () => {
    await showCart(cartOf(article('A'), article('B')))
    const other = await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
    await page.within(other).click('button', deleting('Article A'))
    await page.until(() => rows().filter((row) => row.includes('Gelöscht')).length === 2)
    expect(rows().slice(0, 2)).to.deep.equal(rows().slice(2))
  })

  it('shows nothing on the basket page without open-on-page (MINICART-2)', async () => {
    const root = document.documentElement
    root.dataset.pageType = 'basket'
    const hidden = await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
    expect(page.all('group')).to.have.length(0)
    const shown = await page.mount(html`<shop-minicart site="DE" open-on-page></shop-minicart>`)
    await page.within(shown).see('group')
    // A single-page app changes its page type at run time.
    root.dataset.pageType = 'home'
    await page.within(hidden).see('group')
    root.dataset.pageType = 'basket'
    await page.within(hidden).gone('group')
    expect(page.within(shown).all('group')).to.have.length(1)
  })
})
