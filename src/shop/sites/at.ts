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
    // Art. 11a of Directive 2011/83/EU.
    contractPages: { withdrawContract: '/pages/vom-vertrag-zuruecktreten' },
  },
} as const satisfies SiteFacts
