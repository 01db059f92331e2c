/** The calls of the cart service: GET and PUT /service/cart/api/cart. */
import { readCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import type { CartChange } from '../../shop/cart/cart.ts'
import { type Call, isOwnOrigin } from '../request.ts'
import { type ServiceContext, tokenHeaders } from '../service-context.ts'

/** The token that identifies the person, and goes with every call; empty without one (CART-28). */
export const personToken = (): string => readCookie(cookieName('longTermToken')) ?? ''

/** Reads the cart. */
export const cartCall = () =>
  ({
    path: '/service/cart/api/cart',
    // Otherwise a pending GET holds back the PUT of the same URL in the browser's cache (CART-41).
    cache: 'no-store',
    headers: tokenHeaders('longTermToken', 'csrfToken'),
  }) satisfies Call

/** Changes the cart. The key names the change, however often it is sent (CART-50). */
export function cartChangeCall({ apiBase }: Pick<ServiceContext, 'apiBase'>, change: CartChange, key?: string): Call {
  const call = cartCall()
  // Services of another origin may not allow the header.
  const named = key && isOwnOrigin(apiBase) && { 'Idempotency-Key': key }
  return { ...call, method: 'PUT', headers: { ...call.headers, ...named }, body: change }
}
