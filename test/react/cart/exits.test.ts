import { expect } from '@open-wc/testing'
import type { Article, Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart.ts'
import { MONEY } from '../../../src/shop/sites/facts.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { article, cartOf } from '../../support/carts.ts'
import { clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { countOf, filled, miniCarts, reduced, subscription } from './support.ts'

const partner = { partnerProductId: 'P', title: 'Plan', totalQuantity: 1, totalPrice: 999 }
const giftCard = (more: Partial<Article> = {}) => ({ article: article('G', 1, more) })
const free = (more: Partial<Article> = {}) => article('F', 1, { campaignId: 'c', ...more })

describe('the exit buttons of the mini cart', () => {
  const carts = miniCarts()

  const checkoutOf = async (cart: Cart) => {
    const element = await carts.showing(cart)
    return inside(element, '.minicart__exits .button--primary')
  }

  const table: [what: string, cart: Cart, isEnabled: boolean][] = [
    ['an article', filled(), true],
    ['a partner product alone', { ...EMPTY_CART, partnerProducts: [partner] }, true],
    ['a free article alone', { ...EMPTY_CART, freeArticles: [free()] }, false],
    ['a defective article', filled({ defectiveArticles: [article('D')] }), false],
    ['a defective gift card', filled({ defectiveGiftCards: [{ article: article('D') }] }), false],
    ['a defective partner product', filled({ defectivePartnerProducts: [partner] }), false],
    ['a defective subscription', filled({ defectiveSubscriptions: [subscription()] }), false],
    ['an article IN_STOCK', cartOf(article('A', 1, { availability: 'IN_STOCK' })), true],
    ['an article AVAILABLE', cartOf(article('A', 1, { availability: 'AVAILABLE' })), true],
    ['an article in SHORTAGE', cartOf(article('A', 1, { availability: 'SHORTAGE' })), true],
    ['an article NOT_AVAILABLE', cartOf(article('A', 1, { availability: 'NOT_AVAILABLE' })), false],
    ['an article SOLDOUT', cartOf(article('A', 1, { availability: 'SOLDOUT' })), false],
    ['a free article NOT_AVAILABLE', filled({ freeArticles: [free({ availability: 'NOT_AVAILABLE' })] }), false],
    ['a free article SOLDOUT', filled({ freeArticles: [free({ availability: 'SOLDOUT' })] }), false],
    ['a gift card NOT_AVAILABLE', filled({ giftCards: [giftCard({ availability: 'NOT_AVAILABLE' })] }), false],
    ['a gift card SOLDOUT', filled({ giftCards: [giftCard({ availability: 'SOLDOUT' })] }), false],
    ['a gift card IN_STOCK', filled({ giftCards: [giftCard()] }), true],
    ['a free article in SHORTAGE', filled({ freeArticles: [free({ availability: 'SHORTAGE' })] }), true],
  ]
  for (const [what, cart, isEnabled] of table) {
    it(`${isEnabled ? 'lead' : 'do not lead'} to the checkout with ${what} (MINICART-41)`, async () => {
      const checkout = await checkoutOf(cart)
      expect(checkout?.getAttribute('href') ?? 'nowhere').to.equal(isEnabled ? '/checkout' : 'nowhere')
      expect(checkout?.getAttribute('aria-disabled')).to.equal(isEnabled ? null : 'true')
    })
  }

  const reasons: [what: string, cart: Cart, reason: string][] = [
    [
      'a defective item',
      filled({ defectiveArticles: [article('D')] }),
      'Bitte löschen Sie die nicht verfügbaren Produkte aus dem Warenkorb. Danach geht es zur Kasse.',
    ],
    [
      'an item that is not available in this quantity',
      filled({ giftCards: [giftCard({ availability: 'NOT_AVAILABLE' })] }),
      'Bitte löschen Sie nicht verfügbare Artikel oder verringern Sie deren Anzahl. Danach geht es zur Kasse.',
    ],
    [
      'free articles alone',
      { ...EMPTY_CART, freeArticles: [free()] },
      'Gratisartikel gibt es zu einem Einkauf dazu. Bitte legen Sie noch einen Artikel in den Warenkorb. Danach geht es zur Kasse.',
    ],
    [
      'both kinds of trouble',
      filled({ defectiveArticles: [article('D')], freeArticles: [free({ availability: 'SOLDOUT' })] }),
      'Bitte löschen Sie nicht verfügbare Artikel oder verringern Sie deren Anzahl. Danach geht es zur Kasse.',
    ],
  ]
  for (const [what, cart, reason] of reasons) {
    it(`say what to do when ${what} keeps from the checkout (MINICART-48)`, async () => {
      const element = await carts.showing(cart)
      expect(textsOf(element, '.minicart__blocked')).to.deep.equal([reason])
    })
  }

  it('say that the checkout waits for the cart when it could not be read (MINICART-48)', async () => {
    carts.serving(() => json({ error: 'UNKNOWN' }, 503))
    const element = await place(html`<shop-minicart site="DE"></shop-minicart>`)
    await eventually(element, '.minicart__exits')
    expect(textsOf(element, '.minicart__blocked')).to.deep.equal([
      'Zur Kasse geht es, sobald wir Ihren Warenkorb wieder anzeigen können.',
    ])
  })

  it('say that an emptied cart needs an article, beside its deleted item (MINICART-48)', async () => {
    const element = await carts.showing(filled())
    carts.serving(
      () => json({ cart: EMPTY_CART }),
      () => json({ cart: EMPTY_CART }),
    )
    inside(element, '.tile__delete')?.click()
    await eventually(element, '.minicart__blocked')
    expect(textsOf(element, '.minicart__blocked')).to.deep.equal([
      'Bitte legen Sie einen Artikel in den Warenkorb. Danach geht es zur Kasse.',
    ])
  })

  it('say why the checkout is disabled in a text that the focusable button refers to (MINICART-41)', async () => {
    const closed = await carts.showing(filled({ defectiveArticles: [article('D')] }))
    const id = inside(closed, '.minicart__exits .button--primary')?.getAttribute('aria-describedby') ?? ''
    const reason = closed.shadowRoot?.getElementById(id)
    expect(reason?.textContent).to.match(/Danach geht es zur Kasse\.$/)
    const button = inside(closed, '.minicart__exits .button--primary')
    button?.focus()
    expect(closed.shadowRoot?.activeElement === button, 'Focusable, so that screen readers read the reason.').to.equal(
      true,
    )
    clearPage()
    const gift = await carts.showing({ ...EMPTY_CART, freeArticles: [free()] })
    expect(countOf(gift, '.minicart__blocked')).to.equal(1)
    clearPage()
    const open = await carts.showing(filled())
    expect(countOf(open, '.minicart__blocked')).to.equal(0)
  })

  it('lead to the checkout of subscriptions with a subscription (MINICART-42)', async () => {
    const checkout = await checkoutOf(filled({ subscriptions: [subscription()] }))
    expect(checkout?.getAttribute('href')).to.equal('/service/checkoutfrontend/checkout')
  })

  it('always lead to the cart page (MINICART-42)', async () => {
    const element = await carts.showing(filled({ defectiveArticles: [article('D')] }))
    expect(inside(element, '.minicart__exits .button--secondary')?.getAttribute('href')).to.equal(
      '/cart?step=shopping_cart',
    )
  })

  it('lead to checkout-url and cart-url when they are set (MINICART-42)', async () => {
    carts.serving(() => json({ cart: filled({ subscriptions: [subscription()] }) }))
    const element = await place(html`<shop-minicart site="DE" checkout-url="/kasse" cart-url="/korb"></shop-minicart>`)
    await eventually(element, '.minicart__exits')
    expect(inside(element, '.button--primary')?.getAttribute('href')).to.equal('/kasse')
    expect(inside(element, '.button--secondary')?.getAttribute('href')).to.equal('/korb')
  })

  it('follow the lines of the price summary and the final sum (MINICART-35, MINICART-36, MINICART-38, MINICART-39)', async () => {
    const element = await carts.showing(
      filled({
        giftCardRedemptions: [{ cardNumber: '6006 4900 0000 1000', redeemedAmount: 500 }],
        priceSummary: {
          cartFinalSum: 4321,
          shippingCosts: 0,
          paymentOnDeliveryCosts: 390,
          totalRedeemedLoyaltyBeans: 250,
          totalRedeemedNonWsacDiscounts: 100,
          redeemedWsacDiscounts: [{ wsac: 'WELCOME', discount: 300 }],
        },
      }),
      'CH_FR',
    )
    expect(textsOf(element, '.summary__line')).to.deep.equal([
      'Livraisongratuite',
      'Frais de contre-remboursementCHF 3.90',
      'Grains de fidélité utilisésCHF -2.50',
      'Rabais supplémentaireCHF -1.00',
      'Bon WELCOMECHF -3.00',
      'Carte cadeau •••• 1000CHF -5.00',
      'TotalCHF 43.21',
    ])
  })

  it('follow amounts that are written as in the tiles on every site (MINICART-35, PRICE-10, PRICE-28)', async () => {
    for (const site of SITES) {
      const element = await carts.showing(
        { ...cartOf(article('A', 1, { ...reduced(), currentShopPrice: 1599 })), totalSum: 1900, shippingCost: 390 },
        site,
      )
      const { symbol } = MONEY[site]
      const amounts = textsOf(element, '.price__amount, .price__previous, .best-price__text, .summary__line dd')
      expect(amounts.length).to.equal(5)
      expect(amounts.filter((text) => text.includes(symbol)).length, site).to.equal(site === 'DE' ? 0 : 5)
      expect(textsOf(element, '.summary__currency'), site).to.deep.equal(site === 'DE' ? [' in Euro'] : [])
      clearPage()
    }
  })

  it('follow the codes of redeemed coupons without a price summary (MINICART-47)', async () => {
    const element = await carts.showing(filled({ totalSum: 1900, redeemedWsacs: ['WELCOME10'] }), 'PL')
    expect(textsOf(element, '.summary__line')).to.deep.equal(['Kupon WELCOME10wykorzystany', 'Razem19,00 zł'])
  })

  it('follow no final sum when the service gives none (MINICART-40)', async () => {
    const { totalSum, ...cart } = filled()
    expect(totalSum).to.equal(500)
    const element = await carts.showing(cart)
    expect(countOf(element, '.summary__line--total')).to.equal(0)
    expect(countOf(element, '.minicart__exits .button')).to.equal(2)
  })

  it('follow the lines of a cart without a price summary (MINICART-35, MINICART-37, MINICART-40)', async () => {
    const element = await carts.showing(
      filled({ totalSum: 1900, shippingCost: 390, loyaltyBeanData: { redeemedAmount: 50, redeemedValue: 100 } }),
      'SK',
    )
    expect(textsOf(element, '.summary__line')).to.deep.equal([
      'Doprava3,90 €',
      'Uplatnené vernostné zrnká-1,00 €',
      'Spolu19,00 €',
    ])
  })

  it('of a site without decimals add up with the prices above to the final sum (PRICE-27)', async () => {
    const priced = (id: string) => article(id, 1, { price: { calculatedPrice: 9950 } })
    const cart = { ...cartOf(priced('A'), priced('B')), shippingCost: 8940, totalSum: 28_840 }
    const element = await carts.showing(cart, 'CZ')
    expect(textsOf(element, '.price__amount, .summary__line dd')).to.deep.equal(['99 Kč', '100 Kč', '89 Kč', '288 Kč'])
  })
})
