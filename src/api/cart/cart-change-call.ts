import { takesChangeKey } from '../../page/configuration/cookie-name.ts'
import type { CartChange } from '../../shop/cart/cart.ts'
import { type Call, isOwnOrigin } from '../request.ts'
import type { ServiceContext } from '../service-context.ts'
import { cartCall } from './cart-call.ts'
import { heldChanges } from './held-changes.ts'

/** Changes the cart. The key names the change, however often it is sent (CART-50). */
export function cartChangeCall(
  { apiBase }: Pick<ServiceContext, 'apiBase'>,
  change: CartChange,
  key?: string,
): Call & Required<Pick<Call, 'headers'>> {
  const call = cartCall()
  // Services of another origin, and strict gateways, may not allow the header (CONFIG-43).
  if (key && isOwnOrigin(apiBase) && takesChangeKey()) call.headers['Idempotency-Key'] = key
  return { ...call, method: 'PUT', body: change }
}

/**
 * Names one change of the cart, however often it is sent: the page's own number and how many changes it has named, `123-4`, so
 * that a service can tell which of two was made later (CART-50). Not by `Math.random`: pages that seed it would repeat keys.
 */
export function newKey(): string {
  const page = heldChanges()
  page.page ??= crypto.getRandomValues(new Uint8Array(9)).join('')
  page.count = (page.count ?? 0) + 1
  return `${page.page}-${page.count}`
}
