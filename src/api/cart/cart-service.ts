/** Reading the cart: GET /service/cart/api/cart. */
import { loadOnce } from '../../page/browser/load-once.ts'
import { messageOf } from '../../page/browser/say.ts'
import { CART_READ_ERRORS, type Cart, type CartChangeError, EMPTY_CART } from '../../shop/cart/cart.ts'
import { type Answer, ask, statusError } from '../client.ts'
import { fieldsOf } from '../fields.ts'
import type { ServiceContext } from '../service-context.ts'
import { cartCall } from './cart-call.ts'

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
    ...cartCall(),
    ...(options.forceReload && { query: { forceReload: true } }),
    signal: options.signal,
  })
  const error = cartErrorIn('The cart', answer, CART_READ_ERRORS)
  if (error) throw error
  if (isEmpty(fieldsOf(answer.body).cart)) return { ...EMPTY_CART }
  const { readCart } = await loadSchema()
  return readCart(answer, context)
}

const loadSchema = loadOnce(() =>
  import('./cart-schema.late.ts').then(({ readCart, parseCart }) => ({ readCart, parseCart })),
)

/** Whether a cart has nothing in it, as most do: nothing of it has to be read, so its schema is not fetched (DELIVERY-47). */
function isEmpty(cart: unknown): boolean {
  const fields = fieldsOf(cart)
  return fields.numberOfArticles === 0 && !Object.values(fields).some((list) => Array.isArray(list) && list.length > 0)
}

/** A stored or received value as a cart; undefined when it is invalid, or when its schema can't be fetched. */
export async function parseStoredCart(value: unknown): Promise<Cart | undefined> {
  if (isEmpty(value)) return { ...EMPTY_CART }
  const loaded = await loadSchema().catch(() => undefined)
  return loaded?.parseCart(value)
}
