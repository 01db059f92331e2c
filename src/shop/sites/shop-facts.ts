import { FREE_SHIPPING_FROM, MONEY, RETURN_PERIOD } from './facts.ts'
import type { Period } from './site.ts'
import type { Site } from './sites.ts'

export { NEWSLETTER_DISCOUNT } from '../awake-limits.ts'

/** The amount from which coffee is sent free, e.g. "20 €" or "CHF 30": without decimals, always with a currency (HEADER-42). */
export function freeShippingFrom(site: Site): string | undefined {
  const amount = FREE_SHIPPING_FROM[site]
  if (amount === undefined) return undefined
  const { symbol, isSymbolFirst } = MONEY[site]
  return isSymbolFirst ? `${symbol}\u00a0${amount}` : `${amount}\u00a0${symbol}`
}

/** How long goods can be returned; undefined where the site does not say (HEADER-44). */
export const returnPeriod = (site: Site): Period | undefined => RETURN_PERIOD[site]
