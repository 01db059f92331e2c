import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EngineShop } from './engine-shop.ts'

const HEADER = 'shop-header >>> '
const PANEL = `${HEADER}.flyout__panel`
const ENTRY = `${HEADER}.navigation__item:nth-child(2) .navigation__link`
const FIELD = `${HEADER}.header__search .search__field`
const DRAWER = `${HEADER}dialog`
const AWAY = 'shop-header[data-away]'
const CART = `${HEADER}[part=cart-icon]`
const USER_MENU = `${HEADER}[part=user-menu-icon]`
const GROUP = 'shop-footer >>> .groups > .group '

export function headerJourneys(shop: EngineShop): void {
  it('paints the fragments under a strict policy, and takes them over without shift, mismatch or message (DELIVERY-18, DELIVERY-21, THEME-8)', async () => {
    const policy = (await fetch(`${shop.url}/?site=DE`)).headers.get('content-security-policy') ?? ''
    assert.match(policy, /require-trusted-types-for 'script'/)
    assert.doesNotMatch(policy, /unsafe/)
    const page = await shop.open('/?site=DE')
    await page.wake()
    await page.until('both are hydrated', () => window.watched.hydrated.length === 2)
    const { painted, now } = await page.run(() => ({
      painted: window.watched.painted,
      now: window.watched.placesOf(),
    }))
    assert.ok(painted.header > 60)
    assert.deepEqual({ ...now, footer: 0 }, { ...painted, footer: 0 })
    await page.hover(USER_MENU)
    await page.shows(PANEL)
    assert.deepEqual(await page.problems(), [])
  })

  it('opens menu and flyouts by mouse and by keys, and follows a suggestion (NAV-17, NAV-21, NAV-23, NAV-30, FLYOUT-1, FLYOUT-6, FLYOUT-16, SEARCH-33)', async () => {
    const page = await shop.open('/?site=DE')
    await page.shows(`${ENTRY}[aria-expanded]`)
    await page.hover(ENTRY)
    await page.contains(PANEL, 'Kaffee')
    for (const icon of [CART, USER_MENU]) {
      await page.hover(icon)
      await page.shows(`${icon}[aria-expanded=true]`)
    }
    await page.hides(`${CART}[aria-expanded=true]`)
    await page.move(600, 790)
    await page.hides(PANEL)
    await page.until('the page is free', () => !document.documentElement.classList.contains('shop-flyout-open'))
    for (const opener of [ENTRY, CART]) {
      await page.focus(opener)
      await page.wake()
      await page.press('Enter')
      await page.shows(PANEL)
      await page.press('Escape')
      await page.hides(PANEL)
      await page.hasFocus(opener)
    }
    await page.click(FIELD)
    await page.type('kaff')
    await page.shows(`${HEADER}[role=option]`)
    await page.press('ArrowDown')
    await page.shows(`${HEADER}[role=option][aria-selected=true]`)
    await page.press('Enter')
    await page.until('the results are there', () => location.pathname === '/search')
    assert.match(await page.run(() => new URLSearchParams(location.search).get('query') ?? ''), /kaff/i)
  })

  it('opens the groups of the footer on a phone, and the menu as a drawer with levels and a way back (FOOTER-37, HEADER-14, NAV-38, NAV-39)', async () => {
    const page = await shop.open('/?site=DE', 375, 700)
    await page.hides(`${GROUP}.group__content`)
    await page.click(`${GROUP}summary`)
    await page.shows(`${GROUP}.group__content`)
    await page.focus(`${GROUP}summary`)
    await page.press('Enter')
    await page.hides(`${GROUP}.group__content`)
    await page.until('the header is away', (away) => document.querySelector(away) !== null, AWAY)
    await page.run(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.until('it is back', (away) => document.querySelector(away) === null, AWAY)
    await page.wake()
    await page.click(`${HEADER}.navigation__menu`)
    await page.click(`${DRAWER} li:nth-child(2) .navigation-node`)
    await page.click(`${HEADER}.navigation-drawer__back`)
    await page.hides(`${HEADER}.navigation-drawer__back`)
    await page.press('Escape')
    await page.hides(DRAWER)
    await page.hasFocus(`${HEADER}.navigation__menu`)
  })

  it('keeps fragments and their links where the CDN is blocked (DELIVERY-14, DELIVERY-18)', async () => {
    const page = await shop.visitor()
    await page.goto(shop.urlWithoutCdn('/?site=DE'))
    await page.shows(`${HEADER}.header`)
    await page.shows('shop-footer >>> .footer')
    await page.click(CART)
    await page.until('the cart page is there', () => location.pathname === '/cart')
  })
}
