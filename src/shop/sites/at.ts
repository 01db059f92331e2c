import { GERMAN_PAGES } from './de.ts'
import type { SiteFacts } from './site.ts'

/** Austria. */
export const AT = {
  name: 'Österreich',
  locale: 'de-AT',
  fallbackLocale: 'de-DE',
  money: { currency: 'EUR', symbol: '€', thousands: '.', decimals: ',' },
  timeZone: 'Europe/Vienna',
  shopUrl: 'https://www.shop.at.example/',
  freeShippingFrom: 20,
  prices: { hidesBestPriceTooltip: true },
  newsletter: {
    fields: { salutation: 'optional', firstName: 'optional', lastName: 'optional' },
    minimumAge: 16,
    pages: GERMAN_PAGES,
  },
  footer: {
    logos: { payment: 'visa mastercard paypal klarna invoice', delivery: 'post dpd', quality: 'trustedShops' },
  },
  duties: { withdrawContract: '/pages/vom-vertrag-zuruecktreten', guaranteeNotice: '/pages/gewaehrleistungsrecht' },
} as const satisfies SiteFacts
