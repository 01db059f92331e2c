/** The calls of the cart service: GET and PUT /service/cart/api/cart. */
import { readCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import type { Call } from '../request.ts'
import { tokenHeaders } from '../service-context.ts'

/** The token that identifies the person, and goes with every call; empty without one (CART-28). */
export const personToken = (): string => readCookie(cookieName('longTermToken')) ?? ''

/** Reads the cart. */
export const cartCall = () =>
  ({
    path: '/service/cart/api/cart',
    // Otherwise a pending GET holds back the PUT of the same URL in the browser's cache (CART-41).
    cache: 'no-store',
    headers: tokenHeaders('longTermToken', 'csrfToken'),
  }) satisfies Call
