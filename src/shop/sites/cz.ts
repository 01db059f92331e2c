import type { SiteFacts } from './site.ts'

/** The Czech Republic. */
export const CZ = {
  name: 'Česko',
  locale: 'cs-CZ',
  money: { currency: 'CZK', symbol: 'Kč', thousands: '\u00a0', decimals: '' },
  timeZone: 'Europe/Prague',
  shopUrl: 'https://www.shop.cz.example/',
  allShippingFreeFrom: 999,
  prices: { showsPreviousInSubscriptions: true },
  newsletter: {
    minimumAge: 18,
    pages: {
      voucherConditions: '/pages/podminky-kuponu',
      privacy: '/pages/ochrana-osobnich-udaju',
      exampleNewsletter: '/pages/ukazka-newsletteru',
    },
  },
  footer: {
    logos: {
      payment: 'visa mastercard applePay googlePay cashOnDelivery',
      delivery: 'ppl packeta dpd',
      quality: 'heureka',
    },
  },
  duties: { withdrawContract: '/pages/odstoupit-od-smlouvy', guaranteeNotice: '/pages/zakonna-zaruka' },
} as const satisfies SiteFacts
