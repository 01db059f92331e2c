import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../../src/elements/shop-header.ts'
import { cartOf } from '../../support/carts.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, eventually, html, inside, place } from '../../support/elements.ts'
import { json, serve } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { answer, BENEFITS, BUTTON, CATEGORY, LEGAL, TEASER, TOP_BANNER } from '../promotion/campaign.tsx'

// The page's settings are read once, on first use.
const block = document.createElement('script')
block.type = 'application/json'
block.dataset.shopElements = ''
block.textContent = JSON.stringify({ appStores: { android: 'https://play.example/' } })
document.head.append(block)

const PROMOTION = 'GET /service/promotion/api/promotion/'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const PHONE: Record<string, unknown> = { userAgent: ANDROID, maxTouchPoints: 5 }

type Row = readonly [part: string, action: string, label: string]
interface ClickCase {
  /** Opened by the page first. */
  flyout?: 'storeFinder' | 'userMenu'
  login?: 'LOGGED_IN' | 'LOGGED_OUT'
  /** Clicked first, to open the parts in question. */
  opener?: string
  /** Typed into the panel's field first. */
  typed?: string
  rows: readonly Row[]
}

const CASES: Record<string, ClickCase> = {
  'the bar': {
    rows: [
      ['.logo', 'icon', 'logo'],
      ['[part=back]', 'icon', 'back'],
      ['[part=search-icon]', 'icon_open', 'search'],
      ['[part=store-finder-icon]', 'icon', 'storeFinder'],
      ['[part=user-menu-icon]', 'icon', 'userMenu'],
      ['[part=cart-icon]', 'icon', 'cart'],
      ['.navigation__menu', 'navigation', 'menu'],
      ['.navigation__link[href="/gifts"]', 'navigation', 'Gifts'],
    ],
  },
  'the store finder': {
    flyout: 'storeFinder',
    typed: 'Lindenweg 4, Hamburg',
    rows: [
      ['.panel__form button', 'store_finder', 'submit'],
      ['.panel__link', 'store_finder', 'storeFinder'],
    ],
  },
  'the user menu, logged out': {
    flyout: 'userMenu',
    rows: [
      ['.panel__buttons a[href^="/signin"]', 'user_menu', 'login'],
      ['.panel__buttons a[href="/register"]', 'user_menu', 'register'],
      ['.panel__link', 'user_menu', 'account'],
      ['.panel__fact-link', 'user_menu', 'newsletter'],
    ],
  },
  'the user menu, logged in': {
    flyout: 'userMenu',
    login: 'LOGGED_IN',
    rows: [['.panel__head > a', 'user_menu', 'logout']],
  },
  'the campaigns': {
    rows: [
      ['.top-banner__link', 'top_banner', 'top'],
      ['.top-banner__words a', 'promotion_text', '/beans'],
      ['.benefits__link', 'benefits', 'free shipping'],
      ['.pi-teaser__link', 'pi_teaser', 'teaser'],
      ['.category-banner .button', 'voucher', 'GENUSS20'],
      ['.app-banner a', 'app_banner', 'open'],
      ['.app-banner button', 'app_banner', 'close'],
    ],
  },
  'the conditions': {
    opener: '.legal-text__toggle',
    rows: [
      ['.legal-text a', 'promotion_text', '/help'],
      ['.legal-text .icon-button', 'legal_text', 'close'],
      ['.legal-text__toggle', 'legal_text', 'toggle'],
    ],
  },
}

describe('clicks in the header', () => {
  let services: ReturnType<typeof serve>
  let login = 'LOGGED_OUT'
  let stopHush = () => {}
  const layer = window as unknown as { dataLayer?: { action: string; label: string }[] }

  beforeEach(async () => {
    await setViewport({ width: 600, height: 900 })
    localStorage.clear()
    stopHush = captureConsole('error', [])
    for (const name of Object.keys(PHONE))
      Object.defineProperty(navigator, name, { configurable: true, get: () => PHONE[name] })
    services = serve({
      'GET /service/cart/api/cart': () => json({ cart: cartOf() }),
      'GET /service/customerfrontenddata/api/v1/psdata': () =>
        json({ tracking: { loginStatus: login }, customer: { firstname: 'Ada' }, statuses: {} }),
      'GET /jsonflyoutnavigation': () => json([{ title: 'Gifts', href: '/gifts' }]),
      [`${PROMOTION}~header_top`]: () => answer('ApiHeaderBenefitsPromotion', BENEFITS),
      [`${PROMOTION}%7Eheader_top`]: () => answer('ApiHeaderBenefitsPromotion', BENEFITS),
      [`${PROMOTION}top`]: () =>
        answer('ApiTopBannerPromotion', {
          ...TOP_BANNER,
          ...LEGAL,
          promotionLongText: '<a href="/beans">Bohnen</a>',
          promotionShortText: undefined,
          ...BUTTON,
        }),
      [`${PROMOTION}category`]: () => answer('ApiCategory', CATEGORY),
      [`${PROMOTION}teaser`]: () => answer('ApiPiPromotion', TEASER),
    })
  })
  afterEach(async () => {
    window.dispatchEvent(new CustomEvent('shop-close-flyouts'))
    clearPage()
    await new Promise((resolve) => setTimeout(resolve, 5))
    for (const name of Object.keys(PHONE)) Reflect.deleteProperty(navigator, name)
    services.end()
    stopHush()
  })

  for (const name of Object.keys(CASES)) {
    it(`are recorded as a ga_event in ${name} (EVENT-26, EVENT-30, FLYOUT-25)`, async () => {
      const { flyout, login: status = 'LOGGED_OUT', opener, typed, rows } = CASES[name] as ClickCase
      login = status
      const element = await place(html`
        <shop-header site="DE" top-banner="top" category-banner="category" pi-teaser="teaser"></shop-header>
      `)
      window.dispatchEvent(new CustomEvent('shop-personal-data-reset'))
      // Keeps the test on its page; on window, so that the header has handled the event before.
      const preventNavigation = (event: Event) => event.preventDefault()
      for (const type of ['click', 'submit']) window.addEventListener(type, preventNavigation)
      element.shadowRoot?.addEventListener('submit', preventNavigation)
      await waitUntil(() => inside(element, '.navigation__link[href="/gifts"]'))
      if (flyout) window.dispatchEvent(new CustomEvent('shop-open-flyout', { detail: { flyout } }))
      if (opener) (await eventually(element, opener)).click()
      for (const [part] of rows) await waitUntil(() => inside(element, part), part)
      const field = inside<HTMLInputElement>(element, '.panel__field')
      if (typed && field) field.value = typed
      layer.dataLayer = []
      for (const [part] of rows) {
        const found = inside(element, part) as HTMLElement
        found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'mouse' }))
        found.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: 1 }))
      }
      // A click on the menu is held until its code is there.
      await waitUntil(() => (layer.dataLayer ?? []).length >= rows.length)
      for (const type of ['click', 'submit']) window.removeEventListener(type, preventNavigation)
      const recorded = layer.dataLayer.map(({ action, label }) => `${action}|${label}`)
      expect(recorded).to.have.members(rows.map(([, action, label]) => `${action}|${label}`))
    })
  }
})
