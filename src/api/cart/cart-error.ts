import { messageOf } from '../../page/browser/say.ts'
import type { CartChangeError } from '../../shop/cart/cart.ts'

/** A failed cart call, with a code of the cart's catalogue (CART-44). `cause` is the `ApiError` behind it. */
export class CartError extends Error {
  constructor(
    readonly code: CartChangeError,
    cause: unknown,
    /** For the three limit codes: how many are allowed. */
    readonly limit?: number,
  ) {
    super(messageOf(cause), { cause })
  }
}

/** Any failure as an error of the catalogue. */
export const cartErrorOf = (error: unknown): CartError =>
  error instanceof CartError ? error : new CartError('UNKNOWN', error)
