import type { Cart } from '../cart/cart.ts'
import { ALL_SHIPPING_FREE_FROM } from '../sites/facts.ts'
import type { Site } from '../sites/sites.ts'
import { finalSumOf, summaryLinesOf } from './price-summary.ts'

/**
 * How much more makes the shipping free, in cents, where the site's sum holds for all goods and the service says that shipping costs
 * something (MINICART-67). Undefined where something is redeemed: shops differ in whether it counts.
 */
export function missingForFreeShipping(cart: Cart, site: Site): number | undefined {
  const from = ALL_SHIPPING_FREE_FROM[site]
  const sum = finalSumOf(cart)
  const lines = summaryLinesOf(cart)
  const hasOnlyCosts = lines.every(({ kind }) => kind === 'shipping' || kind === 'paymentOnDelivery')
  if (from === undefined || sum === undefined || lines[0]?.kind !== 'shipping' || !hasOnlyCosts) return undefined
  const goods = lines.reduce((rest, { cents = 0 }) => rest - cents, sum)
  const missing = from * 100 - goods
  return missing > 0 ? missing : undefined
}
