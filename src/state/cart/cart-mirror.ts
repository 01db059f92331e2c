/** The mirror of the cart in local storage, which fills the badge before the first read is answered (CART-24). */
import { parseStoredCart } from '../../api/cart-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { readStored, removeStored, writeStored } from '../../page/browser/storage.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** Key of the mirror, and name of the channel between tabs. */
export const mirrorName = (site: Site) => `shop.cart.${site}`

/** Version of the stored format; other versions are ignored. */
const FORM = 2

/** A cart as it is stored and broadcast. Tabs of older releases read it too: its fields keep their names. */
interface CartRecord {
  form: typeof FORM
  site: Site
  person: number | undefined
  cart: Cart
}

/** The cart of a stored or received record; undefined unless it is valid and of this site and person (CART-25, CART-35). */
export async function parseRecord(value: unknown, site: Site, person: number | undefined): Promise<Cart | undefined> {
  const record = value as Partial<Record<keyof CartRecord, unknown>> | null | undefined
  return record?.form === FORM && record.site === site && record.person === person
    ? parseStoredCart(record.cart)
    : undefined
}

/** The mirrored cart; undefined for anything else under its key. */
export const readMirror = (site: Site, person: number | undefined): Promise<Cart | undefined> =>
  parseRecord(readStored(mirrorName(site)), site, person)

/** Stores the cart, and returns the stored record. */
export function writeMirror(site: Site, person: number | undefined, cart: Cart): CartRecord {
  const record: CartRecord = { form: FORM, site, person, cart }
  writeStored(mirrorName(site), toJson(record))
  return record
}

export const removeMirror = (site: Site) => removeStored(mirrorName(site))
