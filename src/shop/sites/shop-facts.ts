/** What the header tells of a site's terms (specification 1 §9). */
import { MONEY } from '../prices/money.ts'
import type { Site } from './sites.ts'

/** Coffee is sent free of charge from this amount on, in the site's currency. */
const FREE_SHIPPING_FROM: { [Of in Site]?: number } = { DE: 20, AT: 20, CH: 30, CH_FR: 30, TR: 175 }

export { NEWSLETTER_DISCOUNT } from '../limits.ts'

interface Period {
  count: number
  unit: 'days' | 'months'
}

const THREE_MONTHS: Period = { count: 3, unit: 'months' }
const THIRTY_DAYS: Period = { count: 30, unit: 'days' }
const RETURN_PERIOD: { [Of in Site]?: Period } = {
  CH: THREE_MONTHS,
  CH_FR: THREE_MONTHS,
  HU: THIRTY_DAYS,
  PL: THIRTY_DAYS,
}

/** "20 €", "CHF 30": a round sum, without decimals and always with its currency. */
export function freeShippingFrom(site: Site): string | undefined {
  const amount = FREE_SHIPPING_FROM[site]
  if (amount === undefined) return undefined
  const { symbol, isSymbolFirst } = MONEY[site]
  return isSymbolFirst ? `${symbol}\u00a0${amount}` : `${amount}\u00a0${symbol}`
}

export const returnPeriod = (site: Site): Period | undefined => RETURN_PERIOD[site]
