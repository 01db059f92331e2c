/** When products arrive. Days are those of UTC. */
import type { Product } from './products.ts'

const DAY_MS = 86_400_000
const SUNDAY = 0
const SATURDAY = 6

const isWeekend = (date: Date) => [SUNDAY, SATURDAY].includes(date.getUTCDay())

/** So many working days after `now`; no parcel comes on a weekend. */
export function arrivalOf({ deliveryDays }: Product, now: Date): Date {
  let date = now
  for (let left = deliveryDays; left > 0; left -= isWeekend(date) ? 0 : 1) date = new Date(date.getTime() + DAY_MS)
  return date
}
