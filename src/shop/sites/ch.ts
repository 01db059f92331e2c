import { GERMAN_PAGES } from './de.ts'
import type { SiteFacts } from './site.ts'

/** Switzerland in both languages. */
const SWITZERLAND = {
  money: { currency: 'CHF', symbol: 'CHF', isSymbolFirst: true, thousands: "'", decimals: '.' },
  timeZone: 'Europe/Zurich',
  freeShippingFrom: 30,
  returnPeriod: { count: 3, unit: 'months' },
  footer: {
    logos: {
      payment: 'visa mastercard postFinance twint paypal invoice',
      delivery: 'swissPost',
      quality: 'trustedShops',
    },
  },
} as const

/** Switzerland in German. */
export const CH = {
  ...SWITZERLAND,
  name: 'Schweiz',
  locale: 'de-CH',
  fallbackLocale: 'de-DE',
  shopUrl: 'https://www.shop.ch.example/',
  newsletter: { minimumAge: 16, pages: GERMAN_PAGES },
} as const satisfies SiteFacts

/** Switzerland in French. */
export const CH_FR = {
  ...SWITZERLAND,
  name: 'Suisse',
  locale: 'fr-CH',
  shopUrl: 'https://fr.shop.ch.example/',
  newsletter: {
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/conditions-du-bon',
      privacy: '/pages/protection-des-donnees',
      exampleNewsletter: '/pages/exemple-de-newsletter',
    },
  },
} as const satisfies SiteFacts
