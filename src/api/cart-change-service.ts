/** Changing the cart (specification 1 §7): PUT /service/cart/api/cart. */
import { CART_CHANGE_ERRORS, type Cart, type CartChange } from '../shop/cart/cart.ts'
import { readBody } from './answer-schema.ts'
import { cartAnswerSchema } from './cart-schema.ts'
import { CART_PATH, cartFault, UNCACHED } from './cart-service.ts'
import { ask } from './client.ts'
import { type ServiceContext, tokenHeaders } from './service-context.ts'

export type CartChangeAnswer = { kind: 'changed'; cart: Cart; addedProduct?: unknown } | { kind: 'unchanged' }

/**
 * Sends one change. 304 means that nothing changed.
 *
 * @throws {ApiError} with a change error of the catalogue, and its limit.
 */
export async function putCart(context: ServiceContext, change: CartChange): Promise<CartChangeAnswer> {
  const answer = await ask(context, {
    method: 'put',
    path: CART_PATH,
    ...UNCACHED,
    headers: tokenHeaders('longTermToken', 'csrfToken'),
    body: change,
  })
  if (answer.status === 304) return { kind: 'unchanged' }
  const refused = cartFault('The cart change', answer, CART_CHANGE_ERRORS)
  if (refused) throw refused
  const { cart, addedProduct } = readBody(cartAnswerSchema, answer, 'The cart change', context)
  return { kind: 'changed', cart, ...(addedProduct !== undefined && { addedProduct }) }
}
