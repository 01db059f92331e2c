/** Converts prices in euros to each site's currency, rounded as shops of that country do. All amounts are in cents. */
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'

type Rounding = (cents: number) => number

/** The nearest multiple of `step`, less `less`: 4.231 with step 500 and less 1 is 3.999 or 4.499. */
const under = (cents: number, step: number, less: number) =>
  Math.max(1, Math.round((cents + less) / step)) * step - less

/** The Czech koruna and the forint have no decimals. */
const WHOLE = 100

const euro: Rounding = (cents) => cents
const franc: Rounding = (cents) => (cents < 10_000 ? under(cents * 1.2, 100, 10) : under(cents * 1.1, 1000, 100))
const zloty: Rounding = (cents) => {
  const exact = cents * 4.3
  if (exact < 3000) return under(exact, 100, 1)
  return exact < 30_000 ? under(exact, 500, 1) : under(exact, 5000, 100)
}
const koruna: Rounding = (cents) => {
  const exact = cents * 25
  if (exact < 100_000) return under(exact, 10 * WHOLE, WHOLE)
  return exact < 300_000 ? under(exact, 100 * WHOLE, WHOLE) : under(exact, 500 * WHOLE, 10 * WHOLE)
}
const forint: Rounding = (cents) => {
  const exact = cents * 390
  return exact < 1_000_000 ? under(exact, 500 * WHOLE, 10 * WHOLE) : under(exact, 1000 * WHOLE, 10 * WHOLE)
}
const lira: Rounding = (cents) => {
  const exact = cents * 35
  return exact < 100_000 ? under(exact, 1000, 10) : under(exact, 5000, 10)
}

const ROUNDING: Record<Site, Rounding> = {
  DE: euro,
  AT: euro,
  SK: euro,
  CH: franc,
  CH_FR: franc,
  PL: zloty,
  CZ: koruna,
  HU: forint,
  TR: lira,
}

/** The face value of a gift card: a round sum everywhere. */
const FACE_VALUE_RATE: Record<Site, number> = { DE: 1, AT: 1, SK: 1, CH: 1, CH_FR: 1, PL: 4, CZ: 20, HU: 400, TR: 40 }

const onEverySite = (priceOn: (site: Site) => number) =>
  Object.fromEntries(SITES.map((site) => [site, priceOn(site)])) as Record<Site, number>

export const pricesFrom = (euroCents: number): Record<Site, number> => onEverySite((site) => ROUNDING[site](euroCents))

export const faceValuesFrom = (euroCents: number): Record<Site, number> =>
  onEverySite((site) => euroCents * FACE_VALUE_RATE[site])

/** The price of one unit when the product holds `amount` of it, e.g. 0.25 kg. */
export const unitPricesFrom = (prices: Record<Site, number>, amount: number): Record<Site, number> =>
  onEverySite((site) => {
    const cents = Math.round(prices[site] / amount)
    return site === 'CZ' || site === 'HU' ? Math.round(cents / WHOLE) * WHOLE : cents
  })
