/** Codes of failed changes (CART-44). */
import { CART_READ_ERRORS, type CartChangeError } from './cart.ts'

export const CART_LIMIT_ERRORS = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const satisfies CartChangeError[]
export const CART_CHANGE_ERRORS = [...CART_READ_ERRORS, ...CART_LIMIT_ERRORS] as const satisfies CartChangeError[]

type LimitError = (typeof CART_LIMIT_ERRORS)[number]

/** Says a text of the feature `minicart`. */
type Say = (
  key: 'changeError.UNKNOWN' | `changeError.${LimitError}`,
  values?: { limit: number; count: number },
) => string

const isLimit = (error: CartChangeError): error is LimitError => CART_LIMIT_ERRORS.includes(error as never)

/** The message of a failed change (CART-45). */
export const changeErrorText = (say: Say, error: CartChangeError, limit?: number): string =>
  isLimit(error) && limit !== undefined
    ? say(`changeError.${error}`, { limit, count: limit })
    : say('changeError.UNKNOWN')
