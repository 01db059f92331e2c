import type { SiteFacts } from './site.ts'

/** Hungary. */
export const HU = {
  name: 'Magyarország',
  locale: 'hu-HU',
  isFamilyNameFirst: true,
  money: { currency: 'HUF', symbol: 'Ft', thousands: '\u00a0', decimals: '' },
  timeZone: 'Europe/Budapest',
  shopUrl: 'https://www.shop.hu.example/',
  returnPeriod: { count: 30, unit: 'days' },
  newsletter: {
    fields: { salutation: 'required', lastName: 'required', firstName: 'required' },
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/kuponfeltetelek',
      privacy: '/pages/adatkezeles',
      exampleNewsletter: '/pages/hirlevel-minta',
    },
  },
  footer: {
    logos: { payment: 'visa mastercard applePay paypal cashOnDelivery', delivery: 'gls', quality: 'arukereso' },
  },
  duties: { withdrawContract: '/pages/elallas-online', guaranteeNotice: '/pages/szavatossag' },
} as const satisfies SiteFacts
