import type { SiteFacts } from './site.ts'

/** Poland. */
export const PL = {
  name: 'Polska',
  locale: 'pl-PL',
  money: { currency: 'PLN', symbol: 'zł', thousands: '\u00a0', decimals: ',' },
  timeZone: 'Europe/Warsaw',
  shopUrl: 'https://www.shop.pl.example/',
  allShippingFreeFrom: 100,
  returnPeriod: { count: 30, unit: 'days' },
  prices: { showsPreviousInSubscriptions: true, showsBestPriceOfPromotions: true },
  newsletter: {
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/regulamin-kuponu',
      privacy: '/pages/polityka-prywatnosci',
      exampleNewsletter: '/pages/przykladowy-newsletter',
    },
  },
  footer: {
    logos: {
      payment: 'visa mastercard blik przelewy24 cashOnDelivery',
      delivery: 'inpost dpd',
      quality: 'trustedShops',
    },
  },
  duties: { withdrawContract: '/pages/odstap-od-umowy', guaranteeNotice: '/pages/prawna-gwarancja' },
} as const satisfies SiteFacts
