/** The logos of the built-in footers (SITE-11, SITE-12, SITE-13). */

import { FOOTER } from '../sites/facts.ts'
import type { SiteLogos } from '../sites/site.ts'
import type { Site } from '../sites/sites.ts'
import { type FooterImage, LOGO_SIZE } from './footer.ts'

/** The labels of brands; other logos are described by the site's texts. */
const BRAND_NAMES: Record<string, string> = {
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
  swissPost: 'Die Post',
  trAmex: 'American Express',
  trBkm: 'BKM Express',
  trTroy: 'Troy',
  trustedShops: 'Trusted Shops',
  twint: 'TWINT',
  visa: 'Visa',
  yurticikargo: 'Yurtiçi Kargo',
}

/** Brands that have another name in the site's language. */
const LOCAL_NAMES: Partial<Record<Site, Record<string, string>>> = { CH_FR: { swissPost: 'La Poste' } }

/** The built-in logos of a site; `describe` labels those that are not brands. */
export function footerLogos(site: Site, place: keyof SiteLogos, describe: (source: string) => string): FooterImage[] {
  return FOOTER[site].logos[place].split(' ').map((source) => {
    const label = LOCAL_NAMES[site]?.[source] ?? BRAND_NAMES[source] ?? describe(source)
    return { source, label, ...LOGO_SIZE }
  })
}
