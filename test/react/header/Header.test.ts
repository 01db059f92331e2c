// every engine: forms, scrolling, styles
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { SITES } from '../../../src/shop/sites/sites.ts'
import { tokenFingerprint } from '../../../src/state/cart/cart-identity.ts'
import { writeMirror } from '../../../src/state/cart/cart-mirror.ts'
import { article, cartOf } from '../../support/carts.ts'
import { page } from '../../support/page.ts'

describe('shop-header', () => {
  const mount = (template = html`<shop-header site="DE"></shop-header>`) => page.mount(template)
  const bar = () => page.select('[part=header]')
  const badge = () => page.select('[data-live="cart-icon.badge"]').textContent
  const rootStyle = getComputedStyle(document.documentElement)

  it('has real links for home, search, stores, account and cart, and a form to /search (HEADER-2)', async () => {
    await mount(html`<shop-header site="AT" home-url="/start"></shop-header>`)
    const hrefs = page.all('link').map((link) => link.getAttribute('href'))
    expect(hrefs.slice(0, 6)).to.deep.equal([
      '/start',
      '/start',
      '/search?site=AT',
      '/service/storefinder/',
      '/account',
      '/cart?step=shopping_cart',
    ])
    const form = page.select<HTMLFormElement>('form')
    expect(form.getAttribute('action')).to.equal('/search')
    expect(Object.fromEntries(new FormData(form))).to.deep.equal({ query: '', site: 'AT' })
  })

  it('has its icons while personal data is late (FLYOUT-27)', async () => {
    page.serve({ 'GET /service/customerfrontenddata/api/v1/psdata': () => new Promise(() => {}) })
    await mount()
    await page.until(() => page.calls('GET /service/customerfrontenddata/api/v1/psdata').length > 0)
    expect(page.get('link', /^Mein Konto/).getAttribute('href')).to.equal('/account')
  })

  it("shows the item count in a badge, '+99' above 99, and in words for screen readers (HEADER-26)", async () => {
    page.serveCart(cartOf(article('A', 120)))
    await mount(html`<shop-header site="PL"></shop-header>`)
    await page.see('link', /, 120 produktów$/)
    expect(badge()).to.equal('+99')
  })

  it('shows no badge for an empty cart (HEADER-26)', async () => {
    await mount(html`<shop-header site="CZ"></shop-header>`)
    await page.until(() => page.calls('GET /service/cart/api/cart').length > 0)
    for (let count = 0; count < 3; count += 1) await page.frame()
    expect(badge()).to.equal('')
  })

  it('shows the count of the kept cart before the cart service has answered (HEADER-27)', async () => {
    page.serve({ 'GET /service/cart/api/cart': () => new Promise(() => {}) })
    writeMirror('CH_FR', tokenFingerprint(), cartOf(article('A', 7)), 1)
    await mount(html`<shop-header site="CH_FR"></shop-header>`)
    await page.until(() => badge() === '7')
  })

  it('shows a hint instead of search, icons, navigation and promotions when reduced (HEADER-3)', async () => {
    await mount(html`<shop-header site="CH" reduced></shop-header>`)
    expect(page.selectAll('[part]').map((one) => one.part.value)).to.deep.equal(['header', 'back', 'logo'])
    expect(page.select('[data-live^="promotion.place"]')).to.equal(undefined)
    expect(page.text()).to.match(/Sicher/)
  })

  for (const site of SITES)
    it(`has name, lock and hint in one line on phones when reduced: ${site} (HEADER-3)`, async () => {
      await page.size(375)
      await mount(html`<shop-header site=${site} reduced></shop-header>`)
      const name = page.select('[part=logo] > span')
      expect(name.scrollWidth).to.equal(name.clientWidth)
      expect(page.select('[part=header] p').offsetHeight).to.be.within(1, 25)
    })

  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [1280, 400],
  ] as const)
    it(`sticks, and is low, in a window of ${width} by ${height} px (HEADER-23)`, async () => {
      await page.size(width, height)
      const header = await mount(html`<shop-header site="HU"></shop-header>`)
      header.parentElement?.insertAdjacentHTML('beforeend', '<div style="height: 4000px"></div>')
      document.documentElement.dataset.pageType = 'product-detail'
      await page.until(() => page.select('[data-control^=navigation]'))
      window.scrollTo(0, 600)
      const { top, height: low } = bar().getBoundingClientRect()
      expect([top, low > 40, low <= 77], `${low}`).to.deep.equal([0, true, true])
      const targets = page.selectAll('[data-control*=icon], [data-control^=navigation]')
      const heights = targets.map((target) => target.offsetHeight).filter((one) => one > 0)
      expect(Math.min(...heights)).to.be.within(32, 77)
    })

  describe('by platform', () => {
    const shown = () =>
      [page.query('link', 'Zurück'), page.query('searchbox', 'Suche'), page.query('link', 'Suche')].map(Boolean)
    /** For back button, search field and search icon. */
    const SMALL = [true, false, true]
    const WIDE = [false, true, false]
    // The home page has a way back with a page before only (HEADER-49).
    beforeEach(() => history.replaceState(null, '', '/categories/coffee'))

    it('shows search icon or field, and the back button, by the width of the window (HEADER-6, HEADER-7)', async () => {
      await page.size(979)
      await mount()
      expect(shown()).to.deep.equal(SMALL)
      await page.size(980)
      expect(shown()).to.deep.equal(WIDE)
    })

    for (const [platform, expected, width] of [
      ['MATCH', SMALL, 1440],
      ['SMARTPHONE', SMALL, 1440],
      ['TABLET', WIDE, 375],
      ['CLASSIC', WIDE, 375],
    ] as const)
      it(`shows them by data-platform: ${platform} at ${width} px (HEADER-6, HEADER-7)`, async () => {
        await page.size(width)
        document.documentElement.dataset.platform = platform
        await mount()
        await page.until(() => String(shown()) === String(expected))
      })

    it('shows the back button on every platform when it has an address, and leads there (HEADER-5)', async () => {
      await page.size(1440)
      await mount(html`<shop-header site="DE" back-url="/categories"></shop-header>`)
      await page.click('link', 'Zurück')
      expect(page.followed()).to.deep.equal(['/categories'])
    })
  })

  it('shows a consent banner of the page at its top (HEADER-8)', async () => {
    await mount(html`<shop-header site="DE"><p slot="consent">Cookies?</p></shop-header>`)
    expect(page.within(bar()).text()).to.match(/^Cookies\?/)
  })

  it('has its parts in order, with the promotions around the bar (HEADER-1)', async () => {
    await mount()
    const parts = page.selectAll('[part], [data-live^="promotion.place"]')
    expect(parts.map(({ part, dataset }) => part.value || dataset.live?.split(':')[1])).to.deep.equal([
      'message',
      'top-banner',
      'header',
      'back',
      'logo',
      'search',
      'icons',
      'search-icon',
      'store-finder-icon',
      'user-menu-icon',
      'cart-icon',
      'navigation',
      'benefits',
      'category-banner',
      'pi-teaser',
      'app-banner',
    ])
  })

  it('draws the product name as its logo, or shows a picture with a name of its own (HEADER-4)', async () => {
    await mount(html`<shop-header site="DE" product="Bohne"></shop-header>`)
    expect(page.get('link', 'Bohne – Zur Startseite').textContent).to.equal('Bohne')
    const other = await mount(html`<shop-header site="DE" logo-src="/l.svg" logo-alt="Röster"></shop-header>`)
    const logo = page.within(other).get('link', 'Röster – Zur Startseite')
    const picture = page.within(logo).select('img')
    expect([logo.textContent, picture.getAttribute('src'), picture.offsetHeight]).to.deep.equal(['', '/l.svg', 36])
  })

  it('sticks below a bar of the page, at --shop-header-top (HEADER-22)', async () => {
    document.documentElement.style.setProperty('--shop-header-top', '32px')
    await mount()
    expect(getComputedStyle(bar()).top).to.equal('32px')
  })

  it('is hidden by the content cookie (HEADER-28, CONFIG-33)', async () => {
    document.cookie = 'content=no_header,no_footer; path=/'
    await mount()
    expect(bar().checkVisibility()).to.equal(false)
    expect(rootStyle.getPropertyValue('--shop-header-height')).to.equal('0px')
  })

  it('sticks and hides on scroll down, unless `sticky` is false (HEADER-13, HEADER-14)', async () => {
    const header = await mount()
    // A sticky element stays within its parent.
    header.parentElement?.insertAdjacentHTML('beforeend', '<div style="height: 4000px"></div>')
    const isAway = () => header.hasAttribute('data-away')
    window.scrollTo(0, 1500)
    await page.until(isAway)
    window.scrollTo(0, 1000)
    await page.until(() => !isAway())
    header.setAttribute('sticky', 'false')
    await page.until(() => getComputedStyle(bar()).position === 'static')
    const clock = page.clock()
    window.scrollTo(0, 1500)
    // The event of the scrolling comes with the next frame.
    for (let count = 0; count < 3; count += 1) await page.frame()
    clock.tick(1000)
    expect(isAway()).to.equal(false)
  })

  it('publishes its height, and keeps anchors uncovered while it is sticky (HEADER-24, HEADER-25)', async () => {
    const header = await mount()
    const height = () => rootStyle.getPropertyValue('--shop-header-height')
    const before = bar().offsetHeight
    expect(before).to.be.above(0)
    expect(height()).to.equal(`${before}px`)
    await page.until(() => rootStyle.scrollPaddingTop === `${before}px`)
    header.innerHTML = '<p slot="consent" style="margin: 0; height: 50px">Cookies?</p>'
    await page.until(() => height() === `${before + 50}px`)
    header.setAttribute('sticky', 'false')
    await page.until(() => rootStyle.scrollPaddingTop === 'auto')
    header.remove()
    await page.until(() => height() === '')
  })

  for (const [own, isEnough] of [
    ['333px', true],
    ['33px', false],
  ] as const)
    it(`${isEnough ? 'keeps' : 'replaces'} a scroll padding of the page of ${own} (HEADER-25)`, async () => {
      const sheet = document.createElement('style')
      sheet.textContent = `html { scroll-padding-top: ${own} }`
      document.head.append(sheet)
      page.onEnd(() => sheet.remove())
      const header = await mount()
      // It is read and set with the next frame's layout.
      for (let count = 0; count < 3; count += 1) await page.frame()
      await page.until(() => rootStyle.scrollPaddingTop === (isEnough ? own : `${bar().offsetHeight}px`))
      header.remove()
      await page.until(() => rootStyle.scrollPaddingTop === own)
    })
})
