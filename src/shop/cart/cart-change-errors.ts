/** Codes of failed changes (CART-44). */
import { CART_READ_ERRORS, type CartChangeError } from './cart.ts'

export const CART_LIMIT_ERRORS = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const satisfies CartChangeError[]
export const CART_CHANGE_ERRORS = [...CART_READ_ERRORS, ...CART_LIMIT_ERRORS] as const satisfies CartChangeError[]
