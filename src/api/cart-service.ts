/** Reading the cart: GET /service/cart/api/cart. */
import * as v from 'valibot'
import { CART_READ_ERRORS, type Cart, type CartChangeError } from '../shop/cart/cart.ts'
import { readBody } from './answer-schema.ts'
import { statusError } from './api-error.ts'
import { CartError } from './cart-error.ts'
import { cartAnswerSchema, cartSchema } from './cart-schema.ts'
import { type Answer, ask } from './client.ts'
import { type ServiceContext, tokenHeaders } from './service-context.ts'

export const CART_PATH = '/service/cart/api/cart'

// Otherwise a pending GET holds back the PUT of the same URL in the browser's cache (CART-41).
export const UNCACHED = { cache: 'no-store' } as const

/** The error in an answer: one of the call's codes whatever the status, or UNKNOWN for a status other than 2xx (CART-44). */
export function cartErrorIn(what: string, answer: Answer, codes: readonly CartChangeError[]): CartError | undefined {
  const { error, limit } = Object(answer.body) as Record<string, unknown>
  const code = codes.find((known) => known === error)
  if (!code && answer.isOk) return undefined
  const cause = statusError(what, answer.status)
  return new CartError(code ?? 'UNKNOWN', cause, typeof limit === 'number' ? limit : undefined)
}

/**
 * Reads the cart (CART-1, CART-41).
 *
 * @throws {CartError} for a failed read, with its code of the catalogue (CART-44).
 * @throws {ApiError} without a readable answer; `cartErrorOf` turns it into UNKNOWN.
 */
export async function getCart(
  context: ServiceContext,
  options: { forceReload?: boolean; signal?: AbortSignal } = {},
): Promise<Cart> {
  const answer = await ask(context, {
    path: CART_PATH,
    ...UNCACHED,
    headers: tokenHeaders('longTermToken', 'csrfToken'),
    ...(options.forceReload && { query: { forceReload: true } }),
    signal: options.signal,
  })
  const error = cartErrorIn('The cart', answer, CART_READ_ERRORS)
  if (error) throw error
  return readBody(cartAnswerSchema, answer, 'The cart', context).cart
}

/** A stored or received value as a cart; undefined when it is invalid. */
export function parseStoredCart(value: unknown): Cart | undefined {
  const result = v.safeParse(cartSchema, value)
  return result.success ? result.output : undefined
}
