/** Which marks the built-in footers show (specification 2 §2), by site. */

import type { Site } from '../sites/sites.ts'
import type { FooterImage } from './footer.ts'

/** Names of brands; what is no brand is worded by the texts. */
const NAMES: Record<string, string> = {
  amex: 'American Express',
  applePay: 'Apple Pay',
  arukereso: 'Árukereső',
  blik: 'BLIK',
  dhl: 'DHL',
  dpd: 'DPD',
  etbis: 'ETBİS',
  gls: 'GLS',
  googlePay: 'Google Pay',
  hermes: 'Hermes',
  heureka: 'Heureka',
  inpost: 'InPost',
  klarna: 'Klarna',
  mastercard: 'Mastercard',
  packeta: 'Packeta',
  paypal: 'PayPal',
  post: 'Post',
  postFinance: 'PostFinance',
  ppl: 'PPL',
  przelewy24: 'Przelewy24',
  swissPost: 'Swiss Post',
  trAmex: 'American Express',
  trBkm: 'BKM Express',
  trTroy: 'Troy',
  trustedShops: 'Trusted Shops',
  twint: 'TWINT',
  visa: 'Visa',
  yurticikargo: 'Yurtiçi Kargo',
}

interface SiteLogos {
  payment: string
  delivery: string
  quality: string
}

const CH: SiteLogos = {
  payment: 'visa mastercard postFinance twint paypal invoice',
  delivery: 'swissPost',
  quality: 'trustedShops',
}

const LOGOS: Record<Site, SiteLogos> = {
  DE: { payment: 'visa mastercard amex paypal klarna invoice', delivery: 'dhl hermes', quality: 'trustedShops' },
  AT: { payment: 'visa mastercard paypal klarna invoice', delivery: 'post dpd', quality: 'trustedShops' },
  CH,
  CH_FR: CH,
  PL: { payment: 'visa mastercard blik przelewy24 cashOnDelivery', delivery: 'inpost dpd', quality: 'trustedShops' },
  CZ: {
    payment: 'visa mastercard applePay googlePay cashOnDelivery',
    delivery: 'ppl packeta dpd',
    quality: 'heureka',
  },
  HU: { payment: 'visa mastercard applePay paypal cashOnDelivery', delivery: 'gls', quality: 'arukereso' },
  SK: { payment: 'visa mastercard googlePay cashOnDelivery', delivery: 'packeta dpd gls', quality: 'heureka' },
  TR: { payment: 'visa mastercard trAmex trBkm trTroy', delivery: 'yurticikargo', quality: 'etbis' },
}

/** How large a mark is that says nothing about it, in px. */
export const LOGO_SIZE = { width: 48, height: 32 }

/** The marks of a site; `say` words what is no brand. */
export function footerLogos(site: Site, place: keyof SiteLogos, say: (source: string) => string): FooterImage[] {
  return LOGOS[site][place].split(' ').map((source) => ({ source, label: NAMES[source] ?? say(source), ...LOGO_SIZE }))
}
