/** Records of the mirror and messages between tabs that no tab of this release has written. Nothing of them may ever be shown. */
import { article, cartOf } from '../support/carts.ts'
import type { Draw } from './draw.ts'

/** The mirror's key, and the name of the channel. */
export const MIRROR = 'shop.cart.DE'
/** The number of a cart that no service has answered. */
export const FORGER = 9

const FORGED = {
  form: 2,
  site: 'DE',
  person: 0,
  base: 1e15,
  version: 1e15,
  cart: { ...cartOf(article('X', 66)), loyaltyBeanData: { redeemedAmount: FORGER, redeemedValue: 999 } },
}
/** Messages of another format, site or person, of a wrong type, or nonsense. */
const INVALID: readonly object[] = [
  { form: 1 },
  { form: 3, lines: [] },
  { site: 'HU' },
  { person: 12345 },
  { cart: { numberOfArticles: 'many' } },
]
const NONSENSE = [null, 7, 'x', [], {}]
/** Valid, but of no tab that knew of the cart here, or not newer. */
const UNTIMELY: readonly object[] = [
  ...[null, -1, 'x', undefined].map((base) => ({ base })),
  ...[null, -1, 0, '5', undefined].map((version) => ({ version })),
  // Newer than any cart of any tab.
  {},
  { version: 2 ** 32 },
  { version: 1e300 },
  { base: 0, version: 0.5 },
  // As of the first cart of a tab that counts from 0.
  { base: 0, version: 1 },
]

const invalid = (draw: Draw): unknown =>
  draw.percent(40) ? draw.pick(NONSENSE) : { ...FORGED, at: 1e15, ...draw.pick(INVALID) }

export const forgedMirror = invalid

/** Some are for the person who is there. */
export const forgedMessage = (draw: Draw, person: number | undefined): unknown =>
  draw.percent(40) ? invalid(draw) : { ...FORGED, person, ...draw.pick(UNTIMELY) }
