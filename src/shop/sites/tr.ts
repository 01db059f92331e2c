import type { SiteFacts } from './site.ts'

/** Turkey. */
export const TR = {
  name: 'Türkiye',
  locale: 'tr-TR',
  money: { currency: 'TRY', symbol: 'TL', thousands: '.', decimals: ',' },
  timeZone: 'Europe/Istanbul',
  shopUrl: 'https://www.shop.tr.example/',
  freeShippingFrom: 175,
  allShippingFreeFrom: 1000,
  menu: { hidesCard: true, hidesHelp: true },
  newsletter: {
    fields: { firstName: 'required', lastName: 'required' },
    requiresLegalConsent: true,
    minimumAge: 16,
    pages: {
      voucherConditions: '/pages/kupon-kosullari',
      privacy: '/pages/kisisel-verilerin-korunmasi',
      exampleNewsletter: '/pages/ornek-e-bulten',
      newsletterHint: '/pages/e-bulten-bilgilendirme',
      commercialMessages: '/pages/ticari-elektronik-ileti-onayi',
      personalMarketing: '/pages/kisisellestirilmis-pazarlama-acik-riza',
      informationNotice: '/pages/aydinlatma-metni',
    },
  },
  footer: {
    logos: { payment: 'visa mastercard trAmex trBkm trTroy', delivery: 'yurticikargo', quality: 'etbis' },
    linksAccount: true,
  },
} as const satisfies SiteFacts
