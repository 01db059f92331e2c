import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import { sharedState } from '../../../src/page/events/shared-state.ts'
import { tokenFingerprint } from '../../../src/state/cart/cart-identity.ts'
import { writeMirror } from '../../../src/state/cart/cart-mirror.ts'
import { article, cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { nextEvent } from '../../support/events.ts'
import { type Handler, json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

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
    stopHush = captureConsole('error', [])
  })
  afterEach(async () => {
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    services.end()
    stopHush()
  })

  it('has real links for back, home, search, stores, account and cart, and a search form that goes to /search (HEADER-2)', async () => {
    using({})
    const element = await place(html`<shop-header site="AT" home-url="/start"></shop-header>`)
    expect(allInside(element, '.header__bar a').map((link) => link.getAttribute('href'))).to.deep.equal([
      '/start',
      '/start',
      '/search?site=AT',
      '/service/storefinder/',
      '/account',
      '/cart?step=shopping_cart',
    ])
    const form = inside<HTMLFormElement>(element, 'form') as HTMLFormElement
    expect(form.getAttribute('action')).to.equal('/search')
    expect(new FormData(form).get('site')).to.equal('AT')
    expect(inside<HTMLInputElement>(element, 'input[name=query]')?.maxLength).to.equal(200)
  })

  it("shows the item count in a badge, '+99' above 99, and in words for screen readers (HEADER-26)", async () => {
    using({ [CART]: () => json({ cart: cartOf(article('A', 120)) }) })
    const element = await place(html`<shop-header site="PL"></shop-header>`)
    expect((await eventually(element, '.badge')).textContent).to.equal('+99')
    expect(inside(element, '[part=cart-icon] .visually-hidden')?.textContent).to.equal(', 120 produktów')
  })

  it('shows no badge for an empty cart (HEADER-26)', async () => {
    using({})
    const element = await place(html`<shop-header site="CZ"></shop-header>`)
    await waitUntil(() => services.calls.some(({ path }) => path.includes('cart')))
    expect(inside(element, '.badge')).to.equal(null)
  })

  it('greets a logged-in visitor by first name until personal data is reset (FLYOUT-30, DELIVERY-30, FLYOUT-32)', async () => {
    let status = 'LOGGED_IN'
    using({ [PSDATA]: () => json(person(status, status === 'LOGGED_IN' ? 'Anna' : '')) })
    const element = await place(html`<shop-header site="HU"></shop-header>`)
    await waitUntil(() => textsOf(element, '.header-icon__label').some((label) => label.includes('Anna')))
    expect(sharedState().loginStatus).to.equal('LOGGED_IN')
    status = 'LOGGED_OUT'
    window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
    await waitUntil(() => !textsOf(element, '.header-icon__label').some((label) => label.includes('Anna')))
  })

  it('shows a visitor as logged out when personal data fails, and reports it (FLYOUT-29)', async () => {
    using({ [PSDATA]: () => json({}, 500) })
    const reported = nextEvent<{ code: string }>(
      'shop-element-error',
      ({ code }) => code === 'PERSONAL_DATA_UNAVAILABLE',
    )
    const element = await place(html`<shop-header site="SK"></shop-header>`)
    await reported
    expect(textsOf(element, '.header-icon__label')).to.include('Môj účet')
    expect(sharedState().loginStatus).to.equal('LOGGED_OUT')
  })

  it('shows a secure-order hint instead of search, icons, navigation and promotions when it is reduced (HEADER-3)', async () => {
    using({})
    const element = await place(html`<shop-header site="CH" reduced></shop-header>`)
    expect(inside(element, '.header__icons, .search, .navigation, .promotion-place')).to.equal(null)
    expect(inside(element, '.header__secure')?.textContent).to.include('Sicher')
  })

  describe('by platform', () => {
    const isShown = (element: Element, selector: string) =>
      getComputedStyle(inside(element, selector) as Element).display !== 'none'
    const visibleParts = (element: Element) => ({
      back: isShown(element, '.header__back'),
      field: isShown(element, '.header__search'),
      magnifier: isShown(element, '[part=search-icon]'),
    })
    const SMALL = { back: true, field: false, magnifier: true }
    const WIDE = { back: false, field: true, magnifier: false }
    afterEach(async () => {
      delete document.documentElement.dataset.platform
      await setViewport({ width: 800, height: 600 })
    })

    it('shows search icon or search field, and the back button, by the width of the window (HEADER-6, HEADER-7)', async () => {
      using({})
      await setViewport({ width: 979, height: 600 })
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      expect(visibleParts(element)).to.deep.equal(SMALL)
      await setViewport({ width: 980, height: 600 })
      expect(visibleParts(element)).to.deep.equal(WIDE)
    })

    for (const [platform, expected, width] of [
      ['MATCH', SMALL, 1440],
      ['SMARTPHONE', SMALL, 1440],
      ['TABLET', WIDE, 375],
      ['CLASSIC', WIDE, 375],
    ] as const) {
      it(`shows them by data-platform: ${platform} at ${width} px (HEADER-6, HEADER-7)`, async () => {
        using({})
        await setViewport({ width, height: 600 })
        document.documentElement.dataset.platform = platform
        const element = await place(html`<shop-header site="DE"></shop-header>`)
        await waitUntil(() => inside(element, '.header--small, .header--wide'))
        expect(visibleParts(element)).to.deep.equal(expected)
      })
    }

    it('shows the back button on every platform when it has an address, and leads there (HEADER-5)', async () => {
      using({})
      await setViewport({ width: 1440, height: 600 })
      const element = await place(html`<shop-header site="TR" back-url="/categories/coffee"></shop-header>`)
      expect(isShown(element, '.header__back')).to.equal(true)
      expect(inside(element, '.header__back')?.getAttribute('href')).to.equal('/categories/coffee')
    })
  })

  it('shows a consent banner of the page at its top (HEADER-8)', async () => {
    using({})
    const element = await place(html`<shop-header site="DE"><p slot="consent">Cookies?</p></shop-header>`)
    const slot = inside<HTMLSlotElement>(element, 'slot[name=consent]')
    expect(slot?.assignedElements()[0]?.textContent).to.equal('Cookies?')
    expect(inside(element, '.header')?.firstElementChild).to.equal(slot)
  })

  it('has its parts in order, with the promotions around the bar (HEADER-1)', async () => {
    using({})
    const element = await place(html`<shop-header site="DE"></shop-header>`)
    const inOrder = (selector: string) =>
      allInside(element, selector).map((part) => part.getAttribute('part') ?? part.className.split('--').at(-1))
    expect(inOrder('.promotion-place, .header')).to.deep.equal([
      'top-banner',
      'header',
      'benefits',
      'category-banner',
      'pi-teaser',
    ])
    expect(inOrder('.header [part]')).to.deep.equal([
      'back',
      'logo',
      'search',
      'icons',
      'search-icon',
      'store-finder-icon',
      'user-menu-icon',
      'cart-icon',
      'navigation',
    ])
  })

  it('draws the product name as its logo, or shows a picture with a name of its own (HEADER-4)', async () => {
    using({})
    const element = await place(html`<shop-header site="DE" product="Bohne"></shop-header>`)
    expect(inside(element, '.logo')?.textContent).to.equal('Bohne')
    expect(inside(element, '.logo')?.ariaLabel).to.equal('Bohne – Zur Startseite')
    const picture = await place(html`<shop-header site="DE" logo-src="/logo.svg" logo-alt="Röster"></shop-header>`)
    expect(inside(picture, '.logo')?.textContent).to.equal('')
    expect(inside(picture, '.logo')?.ariaLabel).to.equal('Röster – Zur Startseite')
    expect(inside(picture, '.logo img')?.getAttribute('src')).to.equal('/logo.svg')
    expect(inside(picture, '.logo img')?.offsetHeight).to.equal(36)
  })

  it('shows the count of the kept cart before the cart service has answered (HEADER-27)', async () => {
    using({ [CART]: () => new Promise(() => {}) })
    writeMirror('CH_FR', tokenFingerprint(), cartOf(article('A', 7)), 1)
    const element = await place(html`<shop-header site="CH_FR"></shop-header>`)
    expect((await eventually(element, '.badge')).textContent).to.equal('7')
  })

  it('sticks below a bar of the page, at --shop-header-top (HEADER-22)', async () => {
    using({})
    const { style } = document.documentElement
    style.setProperty('--shop-header-top', '32px')
    try {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      expect(getComputedStyle(inside(element, '.header') as Element).top).to.equal('32px')
    } finally {
      style.removeProperty('--shop-header-top')
    }
  })

  it('is hidden by the content cookie (HEADER-28, CONFIG-33)', async () => {
    document.cookie = 'content=no_header,no_footer'
    try {
      using({})
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      expect(inside(element, '.header')?.checkVisibility()).to.equal(false)
      expect(element.offsetHeight).to.equal(0)
      expect(getComputedStyle(document.documentElement).getPropertyValue('--shop-header-height')).to.equal('0px')
    } finally {
      document.cookie = 'content=; max-age=0'
    }
  })

  it('sticks and hides on scroll down, unless `sticky` is false (HEADER-13, HEADER-14)', async () => {
    using({})
    const long = document.createElement('div')
    long.style.height = '4000px'
    document.body.append(long)
    try {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      // A sticky element stays within its parent.
      document.querySelector('.test-holder')?.append(long)
      window.scrollTo(0, 1500)
      await waitUntil(() => element.hasAttribute('data-away'))
      window.scrollTo(0, 1000)
      await waitUntil(() => !element.hasAttribute('data-away'))
      element.setAttribute('sticky', 'false')
      await waitUntil(() => getComputedStyle(element).position === 'static')
      window.scrollTo(0, 1500)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(element.hasAttribute('data-away')).to.equal(false)
    } finally {
      long.remove()
      window.scrollTo(0, 0)
    }
  })

  it('publishes its height, and keeps anchors from being covered while it is sticky (HEADER-24, HEADER-25)', async () => {
    using({})
    const root = document.documentElement
    const element = await place(html`<shop-header site="DE"></shop-header>`)
    const bar = element.shadowRoot?.querySelector('.header') as HTMLElement
    expect(bar.offsetHeight).to.be.above(0)
    expect(getComputedStyle(root).getPropertyValue('--shop-header-height')).to.equal(`${bar.offsetHeight}px`)
    await waitUntil(() => getComputedStyle(root).scrollPaddingTop === `${bar.offsetHeight}px`)
    const before = bar.offsetHeight
    element.innerHTML = '<p slot="consent" style="margin: 0; height: 50px">Cookies?</p>'
    await waitUntil(() => getComputedStyle(root).getPropertyValue('--shop-header-height') === `${before + 50}px`)
    element.setAttribute('sticky', 'false')
    await waitUntil(() => getComputedStyle(root).scrollPaddingTop === 'auto')
    expect(getComputedStyle(bar).position).to.equal('static')
    clearPage()
    await waitUntil(() => getComputedStyle(root).getPropertyValue('--shop-header-height') === '')
  })

  it('keeps a scroll padding of the page that is large enough (HEADER-25)', async () => {
    using({})
    const sheet = document.createElement('style')
    document.head.append(sheet)
    try {
      const paddingFor = async (own: string) => {
        sheet.textContent = `html { scroll-padding-top: ${own} }`
        const element = await place(html`<shop-header site="DE"></shop-header>`)
        const height = element.shadowRoot?.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0
        // It is read and set with the next frame's layout.
        await nextFrame()
        await nextFrame()
        const { scrollPaddingTop } = getComputedStyle(document.documentElement)
        clearPage()
        await waitUntil(() => getComputedStyle(document.documentElement).scrollPaddingTop === own)
        return [scrollPaddingTop, `${height}px`]
      }
      expect((await paddingFor('333px'))[0]).to.equal('333px')
      const [padding, height] = await paddingFor('33px')
      expect(padding).to.equal(height)
    } finally {
      sheet.remove()
    }
  })
})
