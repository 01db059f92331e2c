// one engine: what a click records knows nothing of engines; its events are made by the test
import { expect } from '@open-wc/testing'
import { html } from 'lit-html'
import '../../../src/elements/shop-header.ts'
import { page } from '../../support/page.ts'
import { json } from '../../support/services.ts'
import { answer, BENEFITS, BUTTON, CATEGORY, LEGAL, TEASER, TOP_BANNER } from '../../view/promotion/campaign.tsx'

const PROMOTION = 'GET /service/promotion/api/promotion/'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const TOP = { promotionLongText: '<a href="/beans">Bohnen</a>', promotionShortText: undefined, ...BUTTON }

type Row = readonly [role: string, name: string | RegExp, recorded: string]
interface ClickCase {
  /** Opened by the page first. */
  flyout?: 'storeFinder' | 'userMenu'
  login?: 'LOGGED_IN' | 'LOGGED_OUT'
  /** Whether the terms of a campaign are opened first. */
  hasTerms?: boolean
  rows: readonly Row[]
}

const CASES: Record<string, ClickCase> = {
  'the bar': {
    rows: [
      ['link', 'Shop – Zur Startseite', 'icon|logo'],
      ['link', 'Zurück', 'icon|back'],
      ['link', 'Suche', 'icon_open|search'],
      ['link', 'Filialen', 'icon|storeFinder'],
      ['link', 'Mein Konto', 'icon|userMenu'],
      ['link', 'Warenkorb', 'icon|cart'],
      ['button', 'Menü', 'navigation|menu'],
      ['link', 'Gifts', 'navigation|Gifts'],
    ],
  },
  'the store finder': {
    flyout: 'storeFinder',
    rows: [
      ['button', 'Filialen suchen', 'store_finder|submit'],
      ['link', 'Alle Filialen', 'store_finder|storeFinder'],
    ],
  },
  'the user menu, logged out': {
    flyout: 'userMenu',
    rows: [
      ['link', 'Anmelden', 'user_menu|login'],
      ['link', 'Registrieren', 'user_menu|register'],
      ['link', 'Mein Konto', 'user_menu|account'],
      ['link', '10 % Rabatt mit dem Newsletter', 'user_menu|newsletter'],
    ],
  },
  'the user menu, logged in': {
    flyout: 'userMenu',
    login: 'LOGGED_IN',
    rows: [['link', 'Abmelden', 'user_menu|logout']],
  },
  'the campaigns': {
    rows: [
      ['link', 'Zum Angebot', 'top_banner|top'],
      ['link', 'Bohnen', 'promotion_text|/beans'],
      ['link', 'Versandkostenfrei', 'benefits|free shipping'],
      ['link', 'Entdecken', 'pi_teaser|teaser'],
      ['button', /^Code kopieren/, 'voucher|GENUSS20'],
      ['link', 'Zur App', 'app_banner|open'],
      ['button', 'App-Hinweis schließen', 'app_banner|close'],
    ],
  },
  'the conditions': {
    hasTerms: true,
    rows: [
      ['link', 'Hilfe', 'promotion_text|/help'],
      ['button', 'Aktionsbedingungen schließen', 'legal_text|close'],
      ['button', 'Bedingungen', 'legal_text|toggle'],
    ],
  },
}

describe('clicks in the header', () => {
  for (const [name, { flyout, login = 'LOGGED_OUT', hasTerms, rows }] of Object.entries(CASES))
    it(`are recorded as a ga_event in ${name} (EVENT-26, EVENT-30)`, async () => {
      await page.size(600, 900)
      page.settings({ appStores: { android: 'https://play.example/' } })
      page.fake(navigator, 'userAgent', ANDROID)
      page.fake(navigator, 'maxTouchPoints', 5)
      page.serve({
        'GET /service/customerfrontenddata/api/v1/psdata': () => json({ tracking: { loginStatus: login } }),
        'GET /jsonflyoutnavigation': () => json([{ title: 'Gifts', href: '/gifts' }]),
        [`${PROMOTION}~header_top`]: () => answer('ApiHeaderBenefitsPromotion', BENEFITS),
        [`${PROMOTION}%7Eheader_top`]: () => answer('ApiHeaderBenefitsPromotion', BENEFITS),
        [`${PROMOTION}top`]: () => answer('ApiTopBannerPromotion', { ...TOP_BANNER, ...LEGAL, ...TOP }),
        [`${PROMOTION}category`]: () => answer('ApiCategory', CATEGORY),
        [`${PROMOTION}teaser`]: () => answer('ApiPiPromotion', TEASER),
      })
      // The home page has a way back with a page before only (HEADER-49).
      history.replaceState(null, '', '/categories/coffee')
      await page.mount(html`
        <shop-header site="DE" top-banner="top" category-banner="category" pi-teaser="teaser"></shop-header>
      `)
      page.dispatch('shop-personal-data-reset')
      await page.see('link', 'Gifts')
      if (flyout) page.dispatch('shop-open-flyout', { flyout })
      if (hasTerms) await page.click(await page.until(() => page.select('summary')))
      const place = flyout ? page.within(await page.see('dialog')) : page
      for (const [role, label] of rows) await place.see(role, label)
      const targets = rows.map(([role, label]) => place.all(role, label)[0] as HTMLElement)
      page.dataLayer().length = 0
      // By events: what a click opens would be in front of the next target.
      for (const target of targets) {
        const init = { bubbles: true, composed: true, cancelable: true, pointerType: 'mouse', detail: 1 }
        for (const type of ['pointerdown', 'click']) target.dispatchEvent(new PointerEvent(type, init))
      }
      await page.until(() => page.dataLayer().length >= rows.length)
      const records = page.dataLayer() as { action: string; label: string }[]
      expect(records.map(({ action, label }) => `${action}|${label}`)).to.have.members(rows.map(([, , one]) => one))
    })
})
