import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { EngineShop } from './engine-shop.ts'

const HEADER = 'shop-header >>> '
const PANEL = `${HEADER}.flyout__panel`
const ENTRY = `${HEADER}.navigation__item:nth-child(2) .navigation__link`
const FIELD = `${HEADER}.header__search .search__field`
const DRAWER = `${HEADER}dialog`
const AWAY = 'shop-header[data-away]'

const ICONS = { cart: '[part=cart-icon]', userMenu: '[part=user-menu-icon]', storeFinder: '[part=store-finder-icon]' }

export function headerJourneys(shop: EngineShop): void {
  it('paints the fragments, and takes them over without a shift, a mismatch or a message (DELIVERY-18, DELIVERY-21)', async () => {
    const page = await shop.open('/?site=DE')
    await page.wake()
    await page.until('both are hydrated', () => window.watched.hydrated.length === 2)
    const { painted, now } = await page.run(() => ({
      painted: window.watched.painted,
      now: window.watched.placesOf(),
    }))
    assert.ok(painted.header > 60)
    assert.deepEqual({ ...now, footer: 0 }, { ...painted, footer: 0 })
    assert.deepEqual(await page.problems(), [])
  })

  it('sticks, hides on the way down and shows on the way up (HEADER-14)', async () => {
    const page = await shop.open('/categories/coffee?site=DE')
    const scrollTo = (top: number) => page.run((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await scrollTo(900)
    await page.until('it is away', (away) => document.querySelector(away) !== null, AWAY)
    await scrollTo(700)
    await page.until('it is back', (away) => document.querySelector(away) === null, AWAY)
    await page.until('it sticks to the top', () => {
      const bar = window.watched.find('shop-header >>> .header')
      return bar?.getBoundingClientRect().top === 0
    })
  })

  it('opens the menu under a mouse, and closes it when the mouse has left (NAV-17, NAV-21)', async () => {
    const page = await shop.open('/?site=DE')
    await page.shows(`${ENTRY}[aria-expanded]`)
    await page.hover(ENTRY)
    await page.contains(PANEL, 'Kaffee')
    await page.move(600, 790)
    await page.hides(PANEL)
    await page.until('the page is free', () => !document.documentElement.classList.contains('shop-flyout-open'))
  })

  it('opens the menu by keys, and Escape closes it and returns the focus (NAV-23, NAV-30)', async () => {
    const page = await shop.open('/?site=DE')
    await page.shows(`${ENTRY}[aria-expanded]`)
    await page.focus(ENTRY)
    await page.wake()
    await page.press('Enter')
    await page.shows(PANEL)
    await page.press('Escape')
    await page.hides(PANEL)
    await page.hasFocus(ENTRY)
  })

  it('opens the menu as a drawer in a small window, with levels and a way back (NAV-38, NAV-39)', async () => {
    const page = await shop.open('/?site=DE', 375, 700)
    await page.shows(`${HEADER}.navigation__menu`)
    await page.wake()
    await page.click(`${HEADER}.navigation__menu`)
    await page.click(`${DRAWER} li:nth-child(2) .navigation-node`)
    await page.click(`${HEADER}.navigation-drawer__back`)
    await page.hides(`${HEADER}.navigation-drawer__back`)
    await page.press('Escape')
    await page.hides(DRAWER)
    await page.hasFocus(`${HEADER}.navigation__menu`)
  })

  it('suggests while someone types, and follows a suggestion by keys (SEARCH-5, SEARCH-33)', async () => {
    const page = await shop.open('/?site=DE')
    await page.click(FIELD)
    await page.type('kaff')
    await page.shows(`${HEADER}[role=option]`)
    await page.press('ArrowDown')
    await page.shows(`${HEADER}[role=option][aria-selected=true]`)
    await page.press('Enter')
    await page.until('the results are there', () => location.pathname === '/search')
    const query = await page.run(() => new URLSearchParams(location.search).get('query') ?? '')
    assert.match(query, /kaff/i)
  })

  it('opens three flyouts by mouse, one at a time, and by keys, with the focus given back (FLYOUT-1, FLYOUT-6, FLYOUT-16)', async () => {
    const page = await shop.open('/?site=DE')
    for (const part of Object.values(ICONS)) {
      await page.hover(`${HEADER}${part}`)
      await page.shows(`${HEADER}${part}[aria-expanded=true]`)
      await page.shows(PANEL)
    }
    await page.move(600, 790)
    await page.hides(PANEL)
    for (const part of Object.values(ICONS)) {
      await page.focus(`${HEADER}${part}`)
      await page.press('Enter')
      await page.shows(PANEL)
      await page.press('Escape')
      await page.hides(PANEL)
      await page.hasFocus(`${HEADER}${part}`)
    }
  })
}
