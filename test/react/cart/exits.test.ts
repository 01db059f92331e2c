// every engine: focus
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import type { Article, Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { article, cartOf, partnerProduct } from '../../support/carts.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { deleting, descriptionOf, filled, READ, showCart, subscription, undoing } from './support.ts'

const giftCards = (more: Partial<Article> = {}) => ({ giftCards: [{ article: article('G', 1, more) }] })
const freeArticles = (more: Partial<Article> = {}) => ({
  freeArticles: [article('F', 1, { campaignId: 'c', ...more })],
})
const checkout = () => page.get('link', 'Zur Kasse')

const THEN = 'Danach geht es zur Kasse.'
const DEFECT = `Bitte löschen Sie die nicht verfügbaren Produkte aus dem Warenkorb. ${THEN}`
const FEWER = `Bitte löschen Sie nicht verfügbare Artikel oder verringern Sie deren Anzahl. ${THEN}`
const ONLY_FREE = `Gratisartikel gibt es zu einem Einkauf dazu. Bitte legen Sie noch einen Artikel in den Warenkorb. ${THEN}`
const EMPTIED = `Bitte legen Sie einen Artikel in den Warenkorb. ${THEN}`
const UNREAD = 'Zur Kasse geht es, sobald wir Ihren Warenkorb wieder anzeigen können.'

describe('the exit buttons of the mini cart', () => {
  const table: [what: string, cart: Cart, obstacle?: string][] = [
    ['an article', filled()],
    ['a partner product alone', { ...EMPTY_CART, partnerProducts: [partnerProduct('P')] }],
    ['a free article alone', { ...EMPTY_CART, ...freeArticles() }, ONLY_FREE],
    ['a defective article', filled({ defectiveArticles: [article('D')] }), DEFECT],
    ['a defective gift card', filled({ defectiveGiftCards: [{ article: article('D') }] }), DEFECT],
    ['a defective partner product', filled({ defectivePartnerProducts: [partnerProduct('P')] }), DEFECT],
    ['a defective subscription', filled({ defectiveSubscriptions: [subscription()] }), DEFECT],
    ['an article IN_STOCK', cartOf(article('A', 1, { availability: 'IN_STOCK' }))],
    ['an article AVAILABLE', cartOf(article('A', 1, { availability: 'AVAILABLE' }))],
    ['an article in SHORTAGE', cartOf(article('A', 1, { availability: 'SHORTAGE' }))],
    ['an article NOT_AVAILABLE', cartOf(article('A', 1, { availability: 'NOT_AVAILABLE' })), FEWER],
    ['an article SOLDOUT', cartOf(article('A', 1, { availability: 'SOLDOUT' })), FEWER],
    ['a free article NOT_AVAILABLE', filled(freeArticles({ availability: 'NOT_AVAILABLE' })), FEWER],
    ['a free article SOLDOUT', filled(freeArticles({ availability: 'SOLDOUT' })), FEWER],
    ['a free article in SHORTAGE', filled(freeArticles({ availability: 'SHORTAGE' }))],
    ['a gift card NOT_AVAILABLE', filled(giftCards({ availability: 'NOT_AVAILABLE' })), FEWER],
    ['a gift card SOLDOUT', filled(giftCards({ availability: 'SOLDOUT' })), FEWER],
    ['a gift card IN_STOCK', filled(giftCards())],
    [
      'both kinds of trouble',
      filled({ defectiveArticles: [article('D')], ...freeArticles({ availability: 'SOLDOUT' }) }),
      FEWER,
    ],
  ]
  for (const [what, cart, obstacle = ''] of table)
    it(`${obstacle ? 'say why they do not lead' : 'lead'} to the checkout with ${what} (MINICART-41, MINICART-48)`, async () => {
      await showCart(cart)
      expect(checkout().getAttribute('href')).to.equal(obstacle ? null : '/checkout')
      expect(checkout().ariaDisabled).to.equal(obstacle ? 'true' : null)
      expect(descriptionOf(checkout())).to.equal(obstacle)
      expect(page.text().includes(THEN)).to.equal(obstacle !== '')
    })

  it('can have the focus when they are disabled, so that the reason is read (MINICART-41)', async () => {
    await showCart(filled({ defectiveArticles: [article('D')] }))
    checkout().focus()
    expect(page.focused() === checkout()).to.equal(true)
  })

  it('say that the checkout waits for the cart when it could not be read (MINICART-48)', async () => {
    page.serveCart(filled()).fail = () => json({ error: 'UNKNOWN' }, 503)
    page.logs(/UNKNOWN/)
    await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
    expect(descriptionOf(await page.see('link', 'Zur Kasse'))).to.equal(UNREAD)
  })

  it('say that an emptied cart needs an article, beside its deleted item (MINICART-48)', async () => {
    await showCart(filled())
    await page.click('button', deleting('Article A'))
    await page.see('button', undoing('Article A'))
    expect(descriptionOf(checkout())).to.equal(EMPTIED)
  })

  it('lead to the checkout of subscriptions with a subscription (MINICART-42)', async () => {
    await showCart(filled({ subscriptions: [subscription()] }))
    expect(checkout().getAttribute('href')).to.equal('/service/checkoutfrontend/checkout')
  })

  describe('with what the service sends and the mini cart can’t show', () => {
    /** A number that JSON can't hold, so no id. */
    const ID = 2 ** 53 + 2
    const SUBSCRIPTIONS = '/service/checkoutfrontend/checkout'
    for (const [what, items, href, obstacle = ''] of [
      ['a subscription', { subscriptions: [{ subscriptionConfigurationId: ID }] }, SUBSCRIPTIONS],
      ['a subscription that is no object', { subscriptions: ['broken'] }, SUBSCRIPTIONS],
      ['a defective article', { defectiveArticles: [{ title: 'D' }] }, null, DEFECT],
      ['a defective item that is no object', { defectiveGiftCards: ['broken'] }, null, DEFECT],
      ['an article SOLDOUT', { articles: [article('A'), { productId: ID, availability: 'SOLDOUT' }] }, null, FEWER],
      ['a free article NOT_AVAILABLE', { freeArticles: [{ availability: 'NOT_AVAILABLE' }] }, null, FEWER],
      ['an article', { articles: [article('A'), { productId: ID }] }, '/checkout'],
    ] as const)
      it(`go by it all the same: ${what} (CART-61, MINICART-41, MINICART-42)`, async () => {
        page.logs(/ENTRY_DROPPED/)
        page.serve({ [READ]: () => json({ cart: { ...cartOf(article('A')), ...items } }) })
        await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
        await page.see('link', 'Zum Warenkorb')
        expect(checkout().getAttribute('href')).to.equal(href)
        expect(descriptionOf(checkout())).to.equal(obstacle)
      })

    it('do not stand below an empty cart (CART-61, MINICART-5)', async () => {
      page.logs(/ENTRY_DROPPED/)
      page.serve({ [READ]: () => json({ cart: { partnerProducts: [{ partnerProductId: ID }] } }) })
      await page.mount(html`<shop-minicart site="DE"></shop-minicart>`)
      await page.see('link', 'Zum Warenkorb')
      expect(checkout().getAttribute('href')).to.equal('/checkout')
    })
  })

  it('always lead to the cart page (MINICART-42)', async () => {
    await showCart(filled({ defectiveArticles: [article('D')] }))
    // By key: the message above may still grow, and a mouse would miss the link.
    page.get('link', 'Zum Warenkorb').focus()
    await page.press('Enter')
    expect(page.followed()).to.deep.equal(['/cart?step=shopping_cart'])
  })

  it('lead to checkout-url and cart-url when they are set (MINICART-42)', async () => {
    page.serveCart(filled({ subscriptions: [subscription()] }))
    await page.mount(html`<shop-minicart site="DE" checkout-url="/kasse" cart-url="/korb"></shop-minicart>`)
    await page.click('link', 'Zur Kasse')
    await page.click('link', 'Zum Warenkorb')
    expect(page.followed()).to.deep.equal(['/kasse', '/korb'])
  })
})
