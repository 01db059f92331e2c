import type { CartChangeError } from '../shop/cart.ts'

/** What went wrong underneath: for the console, not for the shopper. */
export type FaultReason = 'network' | 'timeout' | 'aborted' | 'status' | 'malformed'

/** The one error that leaves a service module: a code of the catalogue (specification 1 §8), `UNKNOWN` when in doubt. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly code: CartChangeError,
    readonly reason: FaultReason,
    message: string,
    readonly details: { status?: number; limit?: number; problemType?: string } = {},
  ) {
    super(message)
  }
}
