import type { SiteFacts } from './site.ts'

/** Switzerland in German. */
export const CH = {
  name: 'Schweiz',
  locale: 'de-CH',
  fallbackLocale: 'de-DE',
  money: { currency: 'CHF', symbol: 'CHF', isSymbolFirst: true, thousands: "'", decimals: '.' },
  timeZone: 'Europe/Zurich',
  shopUrl: 'https://www.shop.ch.example/',
  freeShippingFrom: 30,
  returnPeriod: { count: 3, unit: 'months' },
  newsletter: {
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/gutscheinbedingungen',
      privacy: '/pages/datenschutz',
      exampleNewsletter: '/pages/beispiel-newsletter',
    },
  },
  footer: {
    logos: {
      payment: 'visa mastercard postFinance twint paypal invoice',
      delivery: 'swissPost',
      quality: 'trustedShops',
    },
  },
} as const satisfies SiteFacts
