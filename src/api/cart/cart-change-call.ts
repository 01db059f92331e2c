import { takesChangeKey } from '../../page/configuration/cookie-name.ts'
import type { CartChange } from '../../shop/cart/cart.ts'
import { type Call, isOwnOrigin } from '../request.ts'
import type { ServiceContext } from '../service-context.ts'
import { cartCall } from './cart-call.ts'

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
