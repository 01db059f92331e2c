import type { Cart } from '../cart/cart.ts'
import { contentOf, itemsOf } from '../cart/cart-items.ts'
import { MONEY } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'
import { priceOf, rulesOf } from './item-price.ts'
import { finalSumOf, summaryLinesOf } from './price-summary.ts'

/** What is written for an item (its own object of the cart) or a line of the summary (its key), in cents. */
export type WholeAmounts = ReadonlyMap<unknown, number>

const NONE: WholeAmounts = new Map()
const WHOLE = 100

/**
 * The amounts of a cart on a site without decimals. What is cut off one amount is carried to the next, so that they add up
 * to the final sum as it is written; empty where they do not add up to it in cents, and on sites with decimals (PRICE-27).
 */
export function wholeAmountsOf(cart: Cart, site: Site): WholeAmounts {
  if (MONEY[site].decimals) return NONE
  const rules = rulesOf(cart)
  const amounts = [
    ...itemsOf(cart).map((item) => [contentOf(item), priceOf(item, rules)] as const),
    ...summaryLinesOf(cart).map(({ key, cents }) => [key, cents] as const),
  ]
  let sum = 0
  const written = new Map<unknown, number>()
  for (const [key, cents] of amounts) {
    if (cents === undefined) continue
    const before = Math.trunc(sum / WHOLE)
    sum += cents
    written.set(key, (Math.trunc(sum / WHOLE) - before) * WHOLE)
  }
  return sum === finalSumOf(cart) ? written : NONE
}
