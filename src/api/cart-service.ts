/** Reading the cart (specification 1 §7): GET /service/cart/api/cart. */
import * as v from 'valibot'
import { CART_READ_ERRORS, type Cart, type CartChangeError } from '../shop/cart/cart.ts'
import { readBody } from './answer-schema.ts'
import { statusError } from './api-error.ts'
import { CartError } from './cart-error.ts'
import { cartAnswerSchema, cartFaultSchema, cartSchema } from './cart-schema.ts'
import { type Answer, ask } from './client.ts'
import { type ServiceContext, tokenHeaders } from './service-context.ts'

export const CART_PATH = '/service/cart/api/cart'

// Another pending GET of the same URL would hold a PUT back in the browser's cache.
export const UNCACHED = { cache: 'no-store' } as const

/** What a refusal says: its code, if it is one of the call's catalogue, and its limit. */
export function cartFault(what: string, answer: Answer, codes: readonly CartChangeError[]): CartError | undefined {
  const read = v.safeParse(cartFaultSchema, answer.body)
  const code = read.success ? codes.find((known) => known === read.output.error) : undefined
  if (!code && answer.isOk) return undefined
  const limit = read.success ? read.output.limit : undefined
  const isNumber = typeof limit === 'number'
  return new CartError(code ?? 'UNKNOWN', statusError(what, answer.status), isNumber ? limit : undefined)
}

/**
 * Reads the cart.
 *
 * @throws {ApiError} with a read error of the catalogue.
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
  const refused = cartFault('The cart', answer, CART_READ_ERRORS)
  if (refused) throw refused
  return readBody(cartAnswerSchema, answer, 'The cart', context).cart
}

/** A cart that was kept by this browser, or nothing when it is not one. */
export function parseStoredCart(value: unknown): Cart | undefined {
  const result = v.safeParse(cartSchema, value)
  return result.success ? result.output : undefined
}
