/** Changing the cart: PUT /service/cart/api/cart. */

import { CHANGE_KEY } from '../../page/configuration/cookie-name.ts'
import type { Cart, CartChange } from '../../shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../shop/cart/cart-change-errors.ts'
import { readBody } from '../answer-schema.ts'
import { type Answer, ask } from '../client.ts'
import type { ServiceContext } from '../service-context.ts'
import { cartChangeCall } from './cart-change-call.ts'
import { cartAnswerSchema } from './cart-schema.late.ts'
import { cartErrorIn } from './cart-service.ts'
import { heldChanges } from './held-changes.ts'

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
  const answer = await askNamed(context, change, key, signal)
  if (answer.status === 304) return { kind: 'unchanged' }
  const error = errorIn(answer)
  if (error) throw error
  const { cart, addedProduct } = readBody(cartAnswerSchema, answer, 'The cart change', context)
  return { kind: 'changed', cart, ...(addedProduct !== undefined && { addedProduct }) }
}

const errorIn = (answer: Answer) => cartErrorIn('The cart change', answer, CART_CHANGE_ERRORS)

/**
 * A gateway may refuse a header that it does not know by a 400. That has changed nothing, so the change is sent once more without
 * its key, and where that is why, no key goes out for the page's life (CART-69). Not so after any other failure, which may have changed
 * something, nor for a 400 with a code of the catalogue that says why.
 */
async function askNamed(
  context: ServiceContext,
  change: CartChange,
  key: string | undefined,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const page = heldChanges()
  const named = { ...cartChangeCall(context, change, page.takesKeys === false ? undefined : key), signal }
  const answer = await ask(context, named)
  if (!(CHANGE_KEY in named.headers)) return answer
  if (answer.status < 400) page.takesKeys = true
  if (page.takesKeys || answer.status !== 400 || errorIn(answer)?.code !== 'UNKNOWN') return answer
  const unnamed = await ask(context, { ...cartChangeCall(context, change), signal })
  if (unnamed.status !== 400) page.takesKeys = false
  return unnamed
}
