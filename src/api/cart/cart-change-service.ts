/** Changing the cart: PUT /service/cart/api/cart. */

import type { Cart, CartChange } from '../../shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../shop/cart/cart-change-errors.ts'
import { readBody } from '../answer-schema.ts'
import { ask } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'
import { cartChangeCall } from './cart-change-call.ts'
import { cartAnswerSchema } from './cart-schema.late.ts'
import { cartErrorIn } from './cart-service.ts'

export type CartChangeAnswer = { kind: 'changed'; cart: Cart; addedProduct?: unknown } | { kind: 'unchanged' }

/**
 * Sends one change (CART-11, CART-41), named by a key (CART-50). Answered with 304 it is `unchanged`.
 *
 * @throws {CartError} for a refused change, with its code of the catalogue and its limit (CART-44).
 * @throws {ApiError} without a readable answer; `cartErrorOf` turns it into UNKNOWN.
 */
export async function putCart(
  context: ServiceContext,
  change: CartChange,
  key?: string,
  signal?: AbortSignal,
): Promise<CartChangeAnswer> {
  const answer = await ask(context, { ...cartChangeCall(context, change, key), signal })
  if (answer.status === 304) return { kind: 'unchanged' }
  const error = cartErrorIn('The cart change', answer, CART_CHANGE_ERRORS)
  if (error) throw error
  const { cart, addedProduct } = readBody(cartAnswerSchema, answer, 'The cart change', context)
  return { kind: 'changed', cart, ...(addedProduct !== undefined && { addedProduct }) }
}
