import type { SiteFacts } from './site.ts'

/** Switzerland in French. */
export const CH_FR = {
  name: 'Suisse',
  locale: 'fr-CH',
  money: { currency: 'CHF', symbol: 'CHF', isSymbolFirst: true, thousands: "'", decimals: '.' },
  timeZone: 'Europe/Zurich',
  shopUrl: 'https://fr.shop.ch.example/',
  freeShippingFrom: 30,
  returnPeriod: { count: 3, unit: 'months' },
  newsletter: {
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/conditions-du-bon',
      privacy: '/pages/protection-des-donnees',
      exampleNewsletter: '/pages/exemple-de-newsletter',
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
