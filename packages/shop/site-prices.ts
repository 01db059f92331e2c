/** Prices of the demo by site, in cents. */
import { formatMoney } from '../../src/shop/prices/money.ts'
import { type Locale, localeOf, type Site } from '../../src/shop/sites/sites.ts'
import type { Product } from './catalogue/products.ts'

/** `freeFrom` as header and footer state it (HEADER-42, SITE-5). */
const SHIPPING: Record<Site, { cost: number; freeFrom: number }> = {
  DE: { cost: 495, freeFrom: 2000 },
  AT: { cost: 495, freeFrom: 2000 },
  CH: { cost: 695, freeFrom: 3000 },
  CH_FR: { cost: 695, freeFrom: 3000 },
  PL: { cost: 1499, freeFrom: 10_000 },
  CZ: { cost: 8900, freeFrom: 99_900 },
  HU: { cost: 129_000, freeFrom: 1_000_000 },
  SK: { cost: 390, freeFrom: 4000 },
  TR: { cost: 7999, freeFrom: 100_000 },
}

/** Free from the site's threshold on (MINICART-36). */
export const shippingCents = (site: Site, goodsCents: number): number =>
  goodsCents >= SHIPPING[site].freeFrom ? 0 : SHIPPING[site].cost

/** The campaign adds its free article from this sum of articles on. */
export const GIFT_FROM_CENTS = 3000

/** Rough exchange rates, for amounts that the demo makes up. */
const EURO_RATE: Record<Site, number> = { DE: 1, AT: 1, CH: 1, CH_FR: 1, PL: 4, CZ: 25, HU: 400, SK: 1, TR: 35 }

export const fromEuroCents = (euroCents: number, site: Site): number => euroCents * EURO_RATE[site]

const SITES_WITH_SUMMARY: Site[] = ['DE', 'AT', 'CH', 'CH_FR']

/** The other sites answer without `priceSummary`, so that both kinds of prices can be tried (PRICE-16, PRICE-17). */
export const hasPriceSummary = (site: Site): boolean => SITES_WITH_SUMMARY.includes(site)

const PIECE: Record<Locale, string> = {
  'de-DE': 'Stück',
  'de-AT': 'Stück',
  'de-CH': 'Stück',
  'fr-CH': 'pièce',
  'pl-PL': 'szt.',
  'cs-CZ': 'ks',
  'hu-HU': 'db',
  'sk-SK': 'ks',
  'tr-TR': 'adet',
}

/** E.g. "9,98 €/kg" (PRICE-12). */
export function basePriceText(basePrice: NonNullable<Product['basePrice']>, site: Site): string {
  const unit = basePrice.unit === 'piece' ? PIECE[localeOf(site)] : basePrice.unit
  return `${formatMoney(basePrice.unitCents[site], site, { withSymbol: true })}/${unit}`
}
