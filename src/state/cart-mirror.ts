/** The cart kept in local storage, so that the badge is right at once (specification 1 §4; key: public contract §5). */
import { parseStoredCart } from '../api/cart-service.ts'
import { toJson } from '../page/json.ts'
import { forgetStored, readStored, writeStored } from '../page/storage.ts'
import type { Cart } from '../shop/cart.ts'
import type { Site } from '../shop/sites.ts'

const keyOf = (site: Site) => `shop.cart.${site}`

/** Goes up when the kept form changes: an older one is ignored. */
const FORM = 1

/** The kept cart of this site; a poisoned one, another site's or an older form's is none. */
export function readMirror(site: Site): Cart | undefined {
  const kept = readStored(keyOf(site)) as { form?: unknown; site?: unknown; cart?: unknown } | null | undefined
  if (kept?.form !== FORM || kept.site !== site) return undefined
  return parseStoredCart(kept.cart)
}

export function writeMirror(site: Site, cart: Cart | undefined): void {
  if (cart) writeStored(keyOf(site), toJson({ form: FORM, site, cart }))
  else forgetStored(keyOf(site))
}
