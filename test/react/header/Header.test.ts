import { expect, waitUntil } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import { knownState } from '../../../src/page/events/known-state.ts'
import { article, cartOf } from '../../support/carts.ts'
import { hush } from '../../support/console.ts'
import { allInside, clearPage, eventually, html, inside, place, textsOf } from '../../support/elements.ts'
import { nextEvent } from '../../support/events.ts'
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

  it('has real links for back, home, search, stores, account and cart, and a search form that goes to /search', async () => {
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

  describe('on a small or a wide platform (specification 1 §4)', () => {
    const isShown = (element: Element, selector: string) =>
      getComputedStyle(inside(element, selector) as Element).display !== 'none'
    const looks = (element: Element) => ({
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

    it('shows the magnifier or the field, and the back button, by the width of the window', async () => {
      using({})
      await setViewport({ width: 979, height: 600 })
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      expect(looks(element)).to.deep.equal(SMALL)
      await setViewport({ width: 980, height: 600 })
      expect(looks(element)).to.deep.equal(WIDE)
    })

    for (const [platform, expected, width] of [
      ['MATCH', SMALL, 1440],
      ['SMARTPHONE', SMALL, 1440],
      ['TABLET', WIDE, 375],
      ['CLASSIC', WIDE, 375],
    ] as const) {
      it(`follows the page that says ${platform} at ${width} px`, async () => {
        using({})
        await setViewport({ width, height: 600 })
        document.documentElement.dataset.platform = platform
        const element = await place(html`<shop-header site="DE"></shop-header>`)
        await waitUntil(() => inside(element, '.header--small, .header--wide'))
        expect(looks(element)).to.deep.equal(expected)
      })
    }

    it('shows the back button everywhere when it has an address, which it leads to', async () => {
      using({})
      await setViewport({ width: 1440, height: 600 })
      const element = await place(html`<shop-header site="TR" back-url="/categories/coffee"></shop-header>`)
      expect(isShown(element, '.header__back')).to.equal(true)
      expect(inside(element, '.header__back')?.getAttribute('href')).to.equal('/categories/coffee')
    })
  })

  it('has a place for a consent banner of the page, above everything', async () => {
    using({})
    const element = await place(html`<shop-header site="DE"><p slot="consent">Cookies?</p></shop-header>`)
    const slot = inside<HTMLSlotElement>(element, 'slot[name=consent]')
    expect(slot?.assignedElements()[0]?.textContent).to.equal('Cookies?')
    expect(inside(element, '.header')?.firstElementChild).to.equal(slot)
  })

  it('is hidden by the content cookie (public contract, section 5)', async () => {
    document.cookie = 'content=no_header,no_footer'
    try {
      using({})
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      expect(inside(element, '.header')).to.equal(null)
      expect(element.offsetHeight).to.equal(0)
    } finally {
      document.cookie = 'content=; max-age=0'
    }
  })

  it('is sticky and hides on scroll down, unless it is told not to stick', async () => {
    using({})
    const long = document.createElement('div')
    long.style.height = '4000px'
    document.body.append(long)
    try {
      const element = await place(html`<shop-header site="DE"></shop-header>`)
      // A sticky header goes as far as what it stands in.
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

  it('publishes its height, and keeps anchors from being covered while it is sticky', async () => {
    using({})
    const root = document.documentElement
    const element = await place(html`<shop-header site="DE"></shop-header>`)
    const bar = element.shadowRoot?.querySelector('.header') as HTMLElement
    expect(bar.offsetHeight).to.be.above(0)
    expect(root.style.getPropertyValue('--shop-header-height')).to.equal(`${bar.offsetHeight}px`)
    expect(root.style.scrollPaddingTop).to.include('--shop-header-height')
    element.setAttribute('sticky', 'false')
    await waitUntil(() => root.style.scrollPaddingTop === '')
    expect(getComputedStyle(bar).position).to.equal('static')
  })

  it('leaves the scroll padding that the page has in a style sheet of its own, if anchors are not covered with it', async () => {
    using({})
    const sheet = document.createElement('style')
    document.head.append(sheet)
    try {
      const paddingFor = async (own: string) => {
        sheet.textContent = `html { scroll-padding-top: ${own} }`
        const element = await place(html`<shop-header site="DE"></shop-header>`)
        const height = element.shadowRoot?.querySelector<HTMLElement>('.header')?.offsetHeight ?? 0
        const { scrollPaddingTop } = getComputedStyle(document.documentElement)
        clearPage()
        await waitUntil(() => document.documentElement.style.scrollPaddingTop === '')
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
