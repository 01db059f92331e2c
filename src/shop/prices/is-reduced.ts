import type { Site } from '../sites/sites.ts'
import { formatMoney } from './money.ts'

/** Whether a price is shown with the one before it: without decimals both can be written alike (PRICE-11). */
export const isReduced = (amount: number, previous: number | undefined, site: Site): previous is number =>
  previous !== undefined && previous > amount && formatMoney(previous, site) !== formatMoney(amount, site)
