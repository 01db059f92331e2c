import { expect } from '@open-wc/testing'
import type { Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article, cartOf } from '../../support/carts.ts'
import { clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { countOf, filled, miniCarts, subscription } from './support.ts'

describe('shop-minicart', () => {
  const carts = miniCarts()

  describe('view', () => {
    it('is a spinner while the cart is loading (MINICART-4)', async () => {
      carts.serving(() => new Promise<Response>(() => {}))
      const element = await place(html`<shop-minicart site="SK"></shop-minicart>`)
      expect(inside(element, '.spinner')?.textContent).to.match(/košík/i)
      expect(countOf(element, '.minicart__foot')).to.equal(0)
    })

    it('is the empty-cart panel, with a link to continue-url, for a cart without items (MINICART-5)', async () => {
      carts.serving(() => json({ cart: cartOf() }))
      const element = await place(html`<shop-minicart site="AT" continue-url="/neu"></shop-minicart>`)
      const link = await eventually<HTMLAnchorElement>(element, '.minicart__empty .button')
      expect(link.getAttribute('href')).to.equal('/neu')
      expect(countOf(element, '.minicart__foot')).to.equal(0)
    })

    it('links from the empty cart to the home page by default (MINICART-5)', async () => {
      const element = await carts.showing(cartOf(), 'TR', '.minicart__empty')
      expect(inside(element, '.minicart__empty .button')?.getAttribute('href')).to.equal('/')
    })

    it('is a spinner while the first article is being added, which counts already (MINICART-6)', async () => {
      carts.serving(
        () => json({ cart: cartOf() }),
        () => new Promise<Response>(() => {}),
      )
      const element = await place(html`<shop-minicart site="PL"></shop-minicart>`)
      await eventually(element, '.minicart__empty')
      const change = { setArticle: { productId: 'A', tcm: 'tcm-A', quantity: 1 } }
      window.dispatchEvent(new CustomEvent('shop-cart-change', { detail: { change } }))
      await eventually(element, '.spinner')
      expect(textsOf(element, '.minicart__count')).to.deep.equal(['1 produkt'])
      expect(countOf(element, '.minicart__empty')).to.equal(0)
    })

    const contents: [what: string, cart: Partial<Cart>][] = [
      ['an article', { articles: [article('A')] }],
      ['a free article', { freeArticles: [article('A', 1, { campaignId: 'c' })] }],
      ['a gift card', { giftCards: [{ article: article('A') }] }],
      [
        'a partner product',
        { partnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: 1, totalPrice: 9 }] },
      ],
      ['a subscription', { subscriptions: [subscription()] }],
      ['a defective article', { defectiveArticles: [article('A')] }],
      ['a defective gift card', { defectiveGiftCards: [{ article: article('A') }] }],
      [
        'a defective partner product',
        { defectivePartnerProducts: [{ partnerProductId: 'P', title: 'Plan', totalQuantity: 1, totalPrice: 9 }] },
      ],
      ['a defective subscription', { defectiveSubscriptions: [subscription()] }],
    ]
    for (const [what, cart] of contents) {
      it(`is the full view with ${what} (MINICART-7)`, async () => {
        const element = await carts.showing({ ...EMPTY_CART, ...cart }, 'DE', '.tile')
        expect(textsOf(element, '.summary__line--total dt')).to.deep.equal(['Gesamtsumme in Euro'])
        expect(countOf(element, '.minicart__exits')).to.equal(1)
      })
    }

    it('shows an error banner for a cart that could not be read, which can be fetched again (MINICART-8, MINICART-9)', async () => {
      let isBroken = true
      carts.serving(() => (isBroken ? json({ error: 'PRICE_UNAVAILABLE' }, 503) : json({ cart: filled() })))
      const element = await place(html`<shop-minicart site="CH"></shop-minicart>`)
      await eventually(element, '.notification--error.notification--banner')
      const [checkout, cart] = [...(element.shadowRoot?.querySelectorAll('.minicart__exits a') ?? [])]
      expect(checkout?.hasAttribute('href')).to.equal(false)
      expect(cart?.getAttribute('href')).to.equal('/cart?step=shopping_cart')
      isBroken = false
      const retry = inside<HTMLButtonElement>(element, '.minicart__notices button')
      retry?.focus()
      retry?.click()
      expect(
        countOf(element, '.minicart__notices .notification--error'),
        'The banner stays until there is an answer.',
      ).to.equal(1)
      await eventually(element, '.tile')
      expect(carts.reads().at(-1)).to.equal('forceReload=true')
      await waitUntil(() => element.shadowRoot?.activeElement?.className === 'minicart', 'the focus (MINICART-45)')
    })

    it('is the full view with the error when a change of an empty cart fails (MINICART-7)', async () => {
      const element = await carts.showing(cartOf(), 'DE', '.minicart__empty')
      window.dispatchEvent(
        new CustomEvent('shop-cart-change', { detail: { change: { setArticle: { productId: 'A', quantity: 1 } } } }),
      )
      await eventually(element, '.minicart__foot .minicart__exits')
      await eventually(element, '.notification--error')
    })

    it('has the number of articles in its heading, in the plural of the language, but no 0 (MINICART-10)', async () => {
      const element = await carts.showing({ ...cartOf(article('A', 5)), numberOfArticles: 22 }, 'PL')
      expect(textsOf(element, '.minicart__count')).to.deep.equal(['22 produkty'])
      clearPage()
      const empty = await carts.showing(cartOf(), 'PL', '.minicart__empty')
      expect(countOf(empty, '.minicart__count')).to.equal(0)
    })
  })

  describe('in a page', () => {
    it('shows its panel at once, whatever its display (MINICART-1)', async () => {
      carts.serving(() => json({ cart: filled() }))
      for (const display of ['block', 'inline-block', 'flex']) {
        const element = await place(html`<shop-minicart site="DE" style="display: ${display}"></shop-minicart>`)
        await eventually(element, '.tile')
        expect(element.getBoundingClientRect().width, display).to.be.greaterThan(200)
        clearPage()
      }
    })

    it('shows the same as every other mini cart of the site (MINICART-3)', async () => {
      carts.serving(
        () => json({ cart: cartOf(article('A'), article('B')) }),
        () => json({ cart: cartOf(article('B')) }),
      )
      const one = await place(html`<shop-minicart site="DE"></shop-minicart>`)
      const other = await place(html`<shop-minicart site="DE"></shop-minicart>`)
      await eventually(one, '.tile')
      await eventually(other, '.tile')
      inside(one, '.tile__delete')?.click()
      for (const element of [one, other]) {
        await eventually(element, '.deleted-tile')
        expect(textsOf(element, '.tile__title')).to.deep.equal(['Article B'])
      }
    })

    it('shows nothing on the basket page without open-on-page (MINICART-2)', async () => {
      carts.serving(() => json({ cart: filled() }))
      document.documentElement.dataset.pageType = 'basket'
      try {
        const hidden = await place(html`<shop-minicart site="DE"></shop-minicart>`)
        expect(countOf(hidden, '.minicart')).to.equal(0)
        const shown = await place(html`<shop-minicart site="DE" open-on-page></shop-minicart>`)
        await waitUntil(() => inside(shown, '.minicart'))
        // A single-page app changes its page type at run time.
        document.documentElement.dataset.pageType = 'home'
        await waitUntil(() => inside(hidden, '.minicart'))
        document.documentElement.dataset.pageType = 'basket'
        await waitUntil(() => !inside(hidden, '.minicart') && inside(shown, '.minicart'))
      } finally {
        delete document.documentElement.dataset.pageType
      }
    })
  })
})
