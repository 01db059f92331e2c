import { expect, waitUntil } from '@open-wc/testing'
import '../../../src/elements/shop-header.ts'
import { knownState } from '../../../src/page/known-state.ts'
import { article, cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { nextEvent, record } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'

const PSDATA = 'GET /service/customerfrontenddata/api/v1/psdata'
const CART = 'GET /service/cart/api/cart'
const person = (loginStatus: string, firstname = '') => ({
  tracking: { loginStatus },
  customer: { firstname },
  statuses: {},
})

describe('shop-header', () => {
  let services: ReturnType<typeof serve>
  let stopHush = () => {}
  const using = (handlers: Record<string, Handler>) => {
    services = serve({
      [CART]: () => json({ cart: cartOf() }),
      [PSDATA]: () => json(person('LOGGED_OUT')),
      ...handlers,
    })
  }

  beforeEach(() => {
    localStorage.clear()
    stopHush = hush('error', [])
  })
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
  })

  it('has real links for home, stores, account and cart, and a search form that posts to /search', async () => {
    using({})
    const element = await place(html`<shop-header site="AT" home-url="/start"></shop-header>`)
    expect(allInside(element, '.header__bar a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/start',
      '/service/storefinder/',
      '/account',
      '/cart?step=shopping_cart',
    ])
    const form = inside<HTMLFormElement>(element, 'form') as HTMLFormElement
    expect(form.getAttribute('action')).to.equal('/search')
    expect(new FormData(form).get('site')).to.equal('AT')
    expect(inside<HTMLInputElement>(element, 'input[name=query]')?.maxLength).to.equal(200)
  })

  it("shows the count in a badge, '+99' above 99, and says it in words", async () => {
    using({ [CART]: () => json({ cart: cartOf(article('A', 120)) }) })
    const element = await place(html`<shop-header site="PL"></shop-header>`)
    expect((await eventually(element, '.badge')).textContent).to.equal('+99')
    expect(inside(element, '[part=cart-icon] .visually-hidden')?.textContent).to.equal(', 120 produktów')
  })

  it('shows no badge for an empty cart', async () => {
    using({})
    const element = await place(html`<shop-header site="CZ"></shop-header>`)
    await waitUntil(() => services.calls.some(({ path }) => path.includes('cart')))
    expect(inside(element, '.badge')).to.equal(null)
  })

  it('greets a visitor who is logged in, and forgets on the event of the page', async () => {
    let status = 'LOGGED_IN'
    using({ [PSDATA]: () => json(person(status, status === 'LOGGED_IN' ? 'Anna' : '')) })
    const element = await place(html`<shop-header site="HU"></shop-header>`)
    await waitUntil(() => textsOf(element, '.header-icon__label').some((label) => label.includes('Anna')))
    expect(knownState().loginStatus).to.equal('LOGGED_IN')
    status = 'LOGGED_OUT'
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    await waitUntil(() => !textsOf(element, '.header-icon__label').some((label) => label.includes('Anna')))
  })

  it('takes a failing personal-data service as logged out, and tells it', async () => {
    using({ [PSDATA]: () => json({}, 500) })
    const told = nextEvent<{ code: string }>('shop-element-error', ({ code }) => code === 'PERSONAL_DATA_UNAVAILABLE')
    const element = await place(html`<shop-header site="SK"></shop-header>`)
    await told
    expect(textsOf(element, '.header-icon__label')).to.include('Môj účet')
    expect(knownState().loginStatus).to.equal('LOGGED_OUT')
  })

  it('that is reduced hides search, icons and navigation, and says that the order is secure', async () => {
    using({})
    const element = await place(html`<shop-header site="CH" reduced></shop-header>`)
    expect(inside(element, '.header__icons, .search, .navigation')).to.equal(null)
    expect(inside(element, '.header__secure')?.textContent).to.include('Sicher')
  })

  it('shows the back button when it has an address', async () => {
    using({})
    const element = await place(html`<shop-header site="TR" back-url="/categories/coffee"></shop-header>`)
    expect(inside(element, '.header__back')?.getAttribute('href')).to.equal('/categories/coffee')
  })

  it('publishes its height, and keeps anchors from being covered while it is sticky', async () => {
    using({})
    const root = document.documentElement
    const element = await place(html`<shop-header site="DE"></shop-header>`)
    expect(root.style.getPropertyValue('--shop-header-height')).to.equal(`${element.offsetHeight}px`)
    expect(root.style.scrollPaddingTop).to.include('--shop-header-height')
    element.setAttribute('sticky', 'false')
    await waitUntil(() => root.style.scrollPaddingTop === '')
    expect(getComputedStyle(element).position).to.equal('static')
  })

  it('opens the cart flyout for the page, tells it, and marks the page root', async () => {
    using({})
    const opened = record<object>('icon-flyout-opened')
    const closed = record<object>('icon-flyout-closed')
    const element = await place(html`<shop-header site="CH_FR"></shop-header>`)
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'cart' } }))
    const panel = await eventually(element, '.flyout__panel')
    expect(panel.getAttribute('role')).to.equal('dialog')
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(true)
    await waitUntil(() => inside(element, 'shop-minicart')?.shadowRoot?.querySelector('.minicart__empty'))
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    await waitUntil(() => !inside(element, '.flyout'))
    expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    opened.end()
    closed.end()
    expect([opened.details, closed.details]).to.deep.equal([[{ flyout: 'cart' }], [{ flyout: 'cart' }]])
  })

  it('opens no cart flyout on the basket page, whoever asks', async () => {
    using({})
    document.documentElement.dataset.pageType = 'basket'
    try {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'cart' } }))
      inside(element, '[part=cart-icon]')?.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
      )
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(inside(element, '.flyout')).to.equal(null)
      expect(document.documentElement.classList.contains('shop-flyout-open')).to.equal(false)
    } finally {
      delete document.documentElement.dataset.pageType
    }
  })

  it('shows what the page slots as its mini cart', async () => {
    using({})
    const element = await place(html`<shop-header site="DE"><p slot="minicart">Own</p></shop-header>`)
    window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout: 'cart' } }))
    const slot = await eventually<HTMLSlotElement>(element, 'slot[name=minicart]')
    expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Own'])
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
  })
})
