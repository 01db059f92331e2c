import { cookiesIn } from '../../../src/shop/visitor/cookies-in.ts'

const NAME = 'previewToken'

/** The value of the cookie `previewToken`, as it was sent; undefined without one. No other cookie is used. */
export const previewTokenOf = (request: Request): string | undefined =>
  previewTokenIn(request.headers.get('cookie') ?? '')

/** The same of a header `Cookie`. */
export const previewTokenIn = (cookies: string): string | undefined => cookiesIn(cookies).get(NAME)

/** No longer token is asked about. */
const MAX_LENGTH = 1000

/** Whether it can be a token. */
export const isToken = (token: string): boolean => /^[\x21-\x7e]+$/.test(token) && token.length <= MAX_LENGTH

export const previewCookie = (token: string): string => `${NAME}=${token}`
