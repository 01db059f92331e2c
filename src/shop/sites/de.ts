import type { SiteFacts } from './site.ts'

/** Content pages with the same path wherever the shop is in German. */
export const GERMAN_PAGES = {
  voucherConditions: '/pages/gutscheinbedingungen',
  privacy: '/pages/datenschutz',
  exampleNewsletter: '/pages/beispiel-newsletter',
} as const

/** Germany, the default site. */
export const DE = {
  name: 'Deutschland',
  locale: 'de-DE',
  money: { currency: 'EUR', symbol: '€', thousands: '.', decimals: ',', isSymbolHiddenByDefault: true },
  timeZone: 'Europe/Berlin',
  shopUrl: 'https://www.shop.example/',
  freeShippingFrom: 20,
  menu: {
    mobilePlan: '/mobile',
    community: '/community',
    communityHome: '/community/home',
    supermarketOffers: '/pages/supermarkt-angebote',
  },
  newsletter: {
    minimumAge: 16,
    pages: GERMAN_PAGES,
  },
  footer: {
    logos: { payment: 'visa mastercard amex paypal klarna invoice', delivery: 'dhl hermes', quality: 'trustedShops' },
  },
  duties: {
    cancelContracts: '/pages/vertraege-kuendigen',
    withdrawContract: '/pages/vertrag-widerrufen',
    guaranteeNotice: '/pages/gewaehrleistungsrecht',
  },
} as const satisfies SiteFacts
