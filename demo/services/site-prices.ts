/** What the demo charges by site. All amounts are in cents. */
import { formatMoney } from '../../src/shop/prices/money.ts'
import { type Locale, localeOf, type Site } from '../../src/shop/sites/sites.ts'
import type { Product } from '../catalogue/products.ts'

/** `freeFrom` as the header and the footer state it (specification 1 §9, 2 §9). */
const SHIPPING: Record<Site, { cost: number; freeFrom: number }> = {
  DE: { cost: 495, freeFrom: 2000 },
  AT: { cost: 495, freeFrom: 2000 },
  CH: { cost: 695, freeFrom: 3000 },
  CH_FR: { cost: 695, freeFrom: 3000 },
  PL: { cost: 1499, freeFrom: 10_000 },
  CZ: { cost: 8900, freeFrom: 99_900 },
  HU: { cost: 129_000, freeFrom: 1_000_000 },
  SK: { cost: 390, freeFrom: 4000 },
  TR: { cost: 7999, freeFrom: 17_500 },
}

/** 0 from the site's threshold on. */
export const shippingCents = (site: Site, goodsCents: number): number =>
  goodsCents >= SHIPPING[site].freeFrom ? 0 : SHIPPING[site].cost

/** From this sum of articles on, the campaign adds its free article. */
export const GIFT_FROM_CENTS = 3000

/** What one euro is about worth: for the amounts that the demo makes up itself. */
const EURO_RATE: Record<Site, number> = { DE: 1, AT: 1, CH: 1, CH_FR: 1, PL: 4, CZ: 25, HU: 400, SK: 1, TR: 35 }

export const fromEuroCents = (euroCents: number, site: Site): number => euroCents * EURO_RATE[site]

const SITES_WITH_SUMMARY: Site[] = ['DE', 'AT', 'CH', 'CH_FR']

/** The others answer without `priceSummary`, so that both ways of showing a price can be tried. */
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

/** E.g. "9,98 €/kg". */
export function basePriceText(basePrice: NonNullable<Product['basePrice']>, site: Site): string {
  const unit = basePrice.unit === 'piece' ? PIECE[localeOf(site)] : basePrice.unit
  return `${formatMoney(basePrice.unitCents[site], site, { withSymbol: true })}/${unit}`
}
