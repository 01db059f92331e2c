import type { SiteFacts } from './site.ts'

/** Slovakia. */
export const SK = {
  name: 'Slovensko',
  locale: 'sk-SK',
  money: { currency: 'EUR', symbol: '€', thousands: '.', thousandsOfCounts: '\u00a0', decimals: ',' },
  timeZone: 'Europe/Bratislava',
  shopUrl: 'https://www.shop.sk.example/',
  allShippingFreeFrom: 40,
  prices: { showsPreviousInSubscriptions: true },
  newsletter: {
    minimumAge: 18,
    pages: {
      voucherConditions: '/pages/podmienky-kuponu',
      privacy: '/pages/ochrana-osobnych-udajov',
      exampleNewsletter: '/pages/ukazka-newslettera',
    },
  },
  footer: {
    logos: { payment: 'visa mastercard googlePay cashOnDelivery', delivery: 'packeta dpd gls', quality: 'heureka' },
    hasSalesTaxNote: true,
  },
  duties: { withdrawContract: '/pages/odstupit-od-zmluvy', guaranteeNotice: '/pages/zakonna-zaruka' },
} as const satisfies SiteFacts
