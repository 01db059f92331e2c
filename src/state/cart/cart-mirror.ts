/** The cart kept in local storage, so that the badge is right at once (specification 1 §4; key: public contract §5). */
import { parseStoredCart } from '../../api/cart-service.ts'
import { toJson } from '../../page/browser/json.ts'
import { forgetStored, readStored, writeStored } from '../../page/browser/storage.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import type { Site } from '../../shop/sites/sites.ts'

/** Names the mirror, and the channel on which tabs tell each other what they keep. */
export const mirrorName = (site: Site) => `shop.cart.${site}`

/** Goes up when the kept form changes: an older one is ignored. */
const FORM = 2

/** A cart as it is kept and as tabs tell it: of which site and whose it is, by their token's fingerprint. */
interface KeptCart {
  form: typeof FORM
  site: Site
  person: number | undefined
  cart: Cart
}

/** The cart of this site and person; a poisoned one, another's or an older form's is none. */
export function readKept(value: unknown, site: Site, person: number | undefined): Cart | undefined {
  const kept = value as Partial<Record<keyof KeptCart, unknown>> | null | undefined
  return kept?.form === FORM && kept.site === site && kept.person === person ? parseStoredCart(kept.cart) : undefined
}

/** The kept cart; one that is not this person's is dropped, whatever it is. */
export function readMirror(site: Site, person: number | undefined): Cart | undefined {
  const cart = readKept(readStored(mirrorName(site)), site, person)
  if (!cart) dropMirror(site)
  return cart
}

/** Keeps a cart, and returns it as it is kept. */
export function writeMirror(site: Site, person: number | undefined, cart: Cart): KeptCart {
  const kept: KeptCart = { form: FORM, site, person, cart }
  writeStored(mirrorName(site), toJson(kept))
  return kept
}

export const dropMirror = (site: Site) => forgetStored(mirrorName(site))
