/** The names of cookies and headers, which the JSON block may replace (CONFIG-24, CONFIG-30). */

import { readCookie } from '../browser/cookies.ts'
import type { CookieKey } from './cookie-keys.ts'
import { pageBlock } from './json-block.ts'

export const HEADERS = {
  longTermToken: 'X-Long-Term-Token',
  csrfToken: 'X-CSRF-Token',
  LoginToken: 'X-LoginToken',
  site: 'X-Hunter-Site',
}

/** Names a change of the cart (CART-50). */
export const CHANGE_KEY = 'Idempotency-Key'

export type HeaderKey = keyof typeof HEADERS

/** A text with something in it. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A name that a header can have: with any other `fetch` throws. */
export const headerNameOf = (value: unknown): string | undefined => textOf(value)?.match(/^[\w.-]+$/)?.[0]

/** A wrong name is left out; `warnOfSettings` warns of it. */
const replacementOf = (group: 'cookies' | 'headers', key: string): unknown => Object(pageBlock().fields[group])[key]

export const cookieName = (key: CookieKey): string => textOf(replacementOf('cookies', key)) ?? key

export const headerName = (key: HeaderKey): string => headerNameOf(replacementOf('headers', key)) ?? HEADERS[key]

/** Whether the page's services take the key of a change, which strict gateways refuse (CONFIG-43). */
export const takesChangeKey = (): boolean => replacementOf('headers', 'Idempotency-Key') !== false

/** Whether the cookie `content` hides header and footer: both, and by this value only (HEADER-28, CONFIG-33). */
export const isHiddenByContent = (): boolean => readCookie(cookieName('content')) === 'no_header,no_footer'
