import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-minicart.ts'
import type { Cart } from '../../../src/shop/cart.ts'
import { article, cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { json, serve } from '../../support/services.ts'

const full: Cart = {
  ...cartOf(
    article('A', 2, {
      title: 'Dress',
      dimensions: [
        { name: 'Farbe', value: 'rot', type: 'COLOR' },
        { name: 'Größe', value: 'M', type: 'TEXT' },
      ],
      price: { calculatedPrice: 3998, calculatedOriginalPrice: 4998 },
    }),
    article('B', 1, { title: 'Cup', availability: 'SHORTAGE' }),
  ),
  freeArticles: [article('F', 1, { title: 'Spoon', campaignId: 'c1' })],
  giftCards: [{ article: article('G', 1, { title: 'Gift card' }) }],
  partnerProducts: [{ partnerProductId: 'P', title: 'Mobile plan', totalQuantity: 1, totalPrice: 999 }],
  subscriptions: [
    {
      subscriptionConfigurationId: 's1',
      subscriptionType: 'COFFEE',
      recurringIntervalDuration: { intervalDuration: 4, intervalUnit: 'WEEK' },
      recurringArticles: [article('R', 2, { title: 'Beans' })],
      nonRecurringArticles: [],
      recurringArticlesPrice: { calculatedPrice: 2598 },
    },
    {
      subscriptionConfigurationId: 's2',
      subscriptionType: 'COFFEE',
      giftSubscriptionInformation: { numberOfDeliveries: 1 },
      recurringArticles: [],
      nonRecurringArticles: [],
    },
  ],
}

describe('shop-minicart', () => {
  let services: ReturnType<typeof serve> | undefined
  let stopHush = () => {}
  const showing = (answer: () => Response | Promise<Response>) => {
    services = serve({
      'GET /service/cart/api/cart': answer,
      'PUT /service/cart/api/cart': () => json({ error: 'UNKNOWN' }, 500),
    })
  }

  beforeEach(() => {
    localStorage.clear()
    stopHush = hush('error', [])
  })
  afterEach(async () => {
    clearPage()
    // The element is taken down after a moment, since it may only have been moved.
    await new Promise((resolve) => setTimeout(resolve, 5))
    services?.end()
    stopHush()
  })

  it('shows a spinner while nothing is known', async () => {
    showing(() => new Promise<Response>(() => {}))
    const element = await place(html`<shop-minicart site="SK"></shop-minicart>`)
    expect(inside(element, '.spinner')?.textContent).to.match(/košík/i)
  })

  it('shows the empty-cart panel with a way on', async () => {
    showing(() => json({ cart: cartOf() }))
    const element = await place(html`<shop-minicart site="AT" continue-url="/neu"></shop-minicart>`)
    const link = await eventually<HTMLAnchorElement>(element, '.minicart__empty .button')
    expect(link.getAttribute('href')).to.equal('/neu')
  })

  it('shows an error block when the cart can not be read, and tries again', async () => {
    let isBroken = true
    showing(() => (isBroken ? json({ error: 'PRICE_UNAVAILABLE' }, 503) : json({ cart: cartOf(article('A')) })))
    const element = await place(html`<shop-minicart site="CH"></shop-minicart>`)
    await eventually(element, '.notification--error')
    isBroken = false
    inside(element, '.minicart__notice button')?.click()
    await eventually(element, '.tile')
  })

  it('shows every kind of item, with what it is and what it costs', async () => {
    showing(() => json({ cart: full }))
    const element = await place(html`<shop-minicart site="DE"></shop-minicart>`)
    await eventually(element, '.tile')
    expect(textsOf(element, '.tile__title')).to.deep.equal([
      'Dress',
      'Cup',
      'Spoon',
      'Gift card',
      'Mobile plan',
      'Kaffee-Abo',
      'Geschenk-Abo',
    ])
    const details = textsOf(element, '.tile__details')
    expect(details[0], 'TEXT is shown first').to.equal('Größe: MFarbe: rot')
    expect(details[1]).to.equal('Wenige verfügbar')
    expect(details[5]).to.equal('Lieferung alle 4 Wochen2 × Beans')
    expect(details[6]).to.equal('1 Lieferung')
    expect(textsOf(element, '.tile__free')).to.deep.equal(['Gratis'])
    expect(textsOf(element, '.price')[0]).to.equal('Statt 49,9839,98')
  })

  it('goes to the checkout of subscriptions when there are any, else to the checkout', async () => {
    showing(() => json({ cart: { ...full, subscriptions: [] } }))
    const element = await place(html`<shop-minicart site="CZ"></shop-minicart>`)
    await eventually(element, '.tile')
    expect(inside(element, '.minicart__exits .button')?.getAttribute('href')).to.equal('/checkout')
    clearPage()
    services?.end()
    showing(() => json({ cart: full }))
    const second = await place(html`<shop-minicart site="TR"></shop-minicart>`)
    await eventually(second, '.tile')
    expect(inside(second, '.minicart__exits .button')?.getAttribute('href')).to.equal(
      '/service/checkoutfrontend/checkout',
    )
  })

  it('disables the checkout when something can not be sold, and a defective article without tcm can not be deleted', async () => {
    const { tcm: _, ...withoutTcm } = article('D')
    showing(() => json({ cart: { ...full, defectiveArticles: [withoutTcm, article('E')] } }))
    const element = await place(html`<shop-minicart site="HU"></shop-minicart>`)
    await eventually(element, '.tile__defect')
    expect(inside(element, '.minicart__exits .button')?.hasAttribute('href')).to.equal(false)
    const [first, second] = allInside(element, '.minicart__rows + .minicart__rows .tile__delete') as HTMLButtonElement[]
    expect(first?.disabled).to.equal(true)
    expect(second?.disabled).to.equal(false)
  })

  it('shows the lines of the price summary under their conditions', async () => {
    showing(() =>
      json({
        cart: {
          ...full,
          giftCardRedemptions: [{ cardNumber: '77', redeemedAmount: 500 }],
          priceSummary: {
            cartFinalSum: 4321,
            shippingCosts: 0,
            paymentOnDeliveryCosts: 0,
            totalRedeemedLoyaltyBeans: 250,
            totalRedeemedNonWsacDiscounts: 100,
            redeemedWsacDiscounts: [{ wsac: 'WELCOME', discount: 300 }],
          },
        },
      }),
    )
    const element = await place(html`<shop-minicart site="CH_FR"></shop-minicart>`)
    await eventually(element, '.summary')
    expect(allInside(element, '.summary__line').map(({ className }) => className.split('--')[1])).to.deep.equal([
      'freeShipping',
      'beans',
      'rebate',
      'coupon',
      'giftCard',
      'total',
    ])
    expect(textsOf(element, '.summary__line--total dd')).to.deep.equal(['CHF 43.21'])
    expect(textsOf(element, '.summary__line--coupon dd')).to.deep.equal(['CHF -3.00'])
  })

  it('makes no link of an address that is none', async () => {
    showing(() =>
      json({
        cart: cartOf(
          article('A', 1, { productUrl: 'javascript:alert(1)', imageUrl: 'data:text/html,x', title: '<b>x</b>' }),
        ),
      }),
    )
    const element = await place(html`<shop-minicart site="PL"></shop-minicart>`)
    await eventually(element, '.tile')
    expect(inside(element, '.tile a')).to.equal(null)
    expect(inside(element, '.tile img')).to.equal(null)
    expect(textsOf(element, '.tile__title')).to.deep.equal(['<b>x</b>'])
  })

  it('is not shown on the basket page, unless asked', async () => {
    showing(() => json({ cart: cartOf(article('A')) }))
    document.documentElement.dataset.pageType = 'basket'
    try {
      const hidden = await place(html`<shop-minicart site="DE"></shop-minicart>`)
      expect(inside(hidden, '.minicart')).to.equal(null)
      const shown = await place(html`<shop-minicart site="DE" open-on-page></shop-minicart>`)
      await waitUntil(() => inside(shown, '.minicart'))
    } finally {
      delete document.documentElement.dataset.pageType
    }
  })
})
