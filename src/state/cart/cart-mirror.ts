/** The mirror of the cart in local storage, which fills the badge before the first read is answered (CART-24). */
import { parseStoredCart } from '../../api/cart/cart-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** Key of the mirror, and name of the channel between tabs. */
export const mirrorName = (site: Site) => `shop.cart.${site}`

/** Version of the stored format; other versions are ignored. */
const FORM = 2

/** How long a mirror is shown after it was written (CART-27). */
const MIRROR_MS = 30 * 24 * 3600_000

/** A cart as it is stored and broadcast. Tabs of older releases read it too: its fields keep their names. */
interface CartRecord {
  form: typeof FORM
  site: Site
  person: number | undefined
  cart: Cart
  /** The elements' own number, not of the service (CART-35). */
  version: number
}

/** The stored mirror: anything at all. */
const storedFor = (site: Site): Partial<Record<string, unknown>> => Object(readStored(mirrorName(site)))

/** The version of the mirrored cart, which all tabs share (CART-35); 0 without one, also where storage is barred. */
export const mirroredVersion = (site: Site): number => (storedFor(site).version as number) >>> 0

/** The cart of a stored or received record; undefined unless it is valid and of this site and person (CART-25, CART-35). */
export async function parseRecord(value: unknown, site: Site, person: number | undefined): Promise<Cart | undefined> {
  const record = value as Partial<Record<keyof CartRecord, unknown>> | null | undefined
  return record?.form === FORM && record.site === site && record.person === person
    ? parseStoredCart(record.cart)
    : undefined
}

/** The mirrored cart; undefined for anything else under its key, and for one that is too old, or from a clock that was set back since (CART-27). */
export async function readMirror(site: Site, person: number | undefined): Promise<Cart | undefined> {
  const stored = storedFor(site)
  return Math.abs(Date.now() - (stored.at as number)) < MIRROR_MS ? parseRecord(stored, site, person) : undefined
}

/** Whoever has the number of a gift card or the code of a voucher can spend it (CART-27). */
const MASK = '••••'
function masked(name: string, value: unknown): unknown {
  if (name === 'redeemedWsacs') return (value as Cart['redeemedWsacs']).map(() => MASK)
  return name === 'cardNumber' || name === 'wsac' ? MASK : value
}

/**
 * Stores the cart with masked codes (CART-27), and returns it as it is sent to other tabs. Without a version given, it has that of the mirror
 * when that is the same cart, else a random one (CART-35), which goes on from the mirror's: a page may have a `Math.random` that gives each of
 * its tabs the same numbers (CART-68).
 */
export function writeMirror(site: Site, person: number | undefined, cart: Cart, given: number | undefined): CartRecord {
  const stored = storedFor(site)
  const mirrored = (stored.version as number) >>> 0
  const isSame = toJson(stored.cart as Cart) === toJson(cart, masked)
  const version = given ?? ((isSame && mirrored) || (mirrored + Math.random() * 1e9 + 1) >>> 0)
  const record: CartRecord = { form: FORM, site, person, cart, version }
  writeStored(mirrorName(site), toJson({ ...record, at: Date.now() }, masked))
  return record
}

export const removeMirror = (site: Site) => removeStored(mirrorName(site))
