import type { CartChangeError } from '../shop/cart/cart.ts'
import { ApiError } from './api-error.ts'

/** A failed cart call: a code of the cart's catalogue, `UNKNOWN` when in doubt. */
export class CartError extends ApiError {
  constructor(
    readonly code: CartChangeError,
    cause: ApiError,
    /** Of a limit error: how many pieces are allowed. */
    readonly limit?: number,
  ) {
    const { reason, message, status } = cause
    super(reason, message, { cause, ...(status !== undefined && { status }) })
  }
}

/** Whatever went wrong, as an error of the cart's catalogue. */
export function cartErrorOf(error: unknown): CartError {
  if (error instanceof CartError) return error
  const cause = error instanceof ApiError ? error : new ApiError('malformed', String(error), { cause: error })
  return new CartError('UNKNOWN', cause)
}
