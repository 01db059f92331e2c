import { expect } from '@open-wc/testing'
import type { Article, Cart } from '../../../src/shop/cart/cart.ts'
import { EMPTY_CART } from '../../../src/shop/cart/cart-rules.ts'
import { article, cartOf } from '../../support/carts.ts'
import { clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { json } from '../../support/services.ts'
import { countOf, filled, miniCarts, subscription } from './support.ts'

const partner = { partnerProductId: 'P', title: 'Plan', totalQuantity: 1, totalPrice: 999 }
const free = (more: Partial<Article> = {}) => article('F', 1, { campaignId: 'c', ...more })

describe('the exits of the mini cart (specification 1 §2, §4)', () => {
  const carts = miniCarts()

  const checkoutOf = async (cart: Cart) => {
    const element = await carts.showing(cart)
    return inside(element, '.minicart__exits .button--primary')
  }

  /** "Enabled only when the cart has at least one article (or partner product), no defective lists, …" */
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
    ['a free article in SHORTAGE', filled({ freeArticles: [free({ availability: 'SHORTAGE' })] }), true],
  ]
  for (const [what, cart, isEnabled] of table) {
    it(`lead to the checkout with ${what}: ${isEnabled ? 'yes' : 'no'}`, async () => {
      const checkout = await checkoutOf(cart)
      expect(checkout?.getAttribute('href') ?? 'nowhere').to.equal(isEnabled ? '/checkout' : 'nowhere')
      expect(checkout?.getAttribute('aria-disabled')).to.equal(isEnabled ? null : 'true')
    })
  }

  it('say why the checkout is closed, when something in the cart is to blame', async () => {
    const closed = await carts.showing(filled({ defectiveArticles: [article('D')] }))
    const id = inside(closed, '.minicart__exits .button--primary')?.getAttribute('aria-describedby') ?? ''
    const reason = closed.shadowRoot?.getElementById(id)
    expect(reason?.textContent).to.equal('Zur Kasse geht es, sobald alles im Warenkorb verfügbar ist.')
    const button = inside(closed, '.minicart__exits .button--primary')
    button?.focus()
    expect(closed.shadowRoot?.activeElement === button, 'By keyboard the reason is heard with the button.').to.equal(
      true,
    )
    clearPage()
    const gift = await carts.showing({ ...EMPTY_CART, freeArticles: [free()] })
    expect(countOf(gift, '.minicart__blocked')).to.equal(1)
    clearPage()
    const open = await carts.showing(filled())
    expect(countOf(open, '.minicart__blocked')).to.equal(0)
  })

  it('lead to the checkout of subscriptions when the cart holds one', async () => {
    const checkout = await checkoutOf(filled({ subscriptions: [subscription()] }))
    expect(checkout?.getAttribute('href')).to.equal('/service/checkoutfrontend/checkout')
  })

  it('lead to the cart page, whatever is in it', async () => {
    const element = await carts.showing(filled({ defectiveArticles: [article('D')] }))
    expect(inside(element, '.minicart__exits .button--secondary')?.getAttribute('href')).to.equal(
      '/cart?step=shopping_cart',
    )
  })

  it('lead where the page says', async () => {
    carts.serving(() => json({ cart: filled({ subscriptions: [subscription()] }) }))
    const element = await place(html`<shop-minicart site="DE" checkout-url="/kasse" cart-url="/korb"></shop-minicart>`)
    await eventually(element, '.minicart__exits')
    expect(inside(element, '.button--primary')?.getAttribute('href')).to.equal('/kasse')
    expect(inside(element, '.button--secondary')?.getAttribute('href')).to.equal('/korb')
  })

  it('stand below the sum, with the lines that lead to it', async () => {
    const element = await carts.showing(
      filled({
        giftCardRedemptions: [{ cardNumber: '77', redeemedAmount: 500 }],
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
      'Livraison gratuitegratuit',
      'Frais de contre-remboursementCHF 3.90',
      'Grains de fidélité utilisésCHF -2.50',
      'Rabais supplémentaireCHF -1.00',
      'Bon WELCOMECHF -3.00',
      'Carte cadeau 77CHF -5.00',
      'TotalCHF 43.21',
    ])
  })

  it('stand alone when the service does not tell the sum: nothing is shown instead of a wrong one', async () => {
    const { totalSum, ...cart } = filled()
    expect(totalSum).to.equal(500)
    const element = await carts.showing(cart)
    expect(countOf(element, '.summary__line--total')).to.equal(0)
    expect(countOf(element, '.minicart__exits .button')).to.equal(2)
  })

  it('stand below the sum of an older answer, which knows no coupons and no rebate', async () => {
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
})
