const NAME = 'previewToken'

/** The value of the cookie `previewToken`, as it was sent; undefined without one. No other cookie is read. */
export const previewTokenOf = (request: Request): string | undefined =>
  previewTokenIn(request.headers.get('cookie') ?? '')

/** The same of a header `Cookie`. */
export function previewTokenIn(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim() === NAME) return value.join('=').trim()
  }
  return undefined
}

/** No longer token is asked about. */
const MAX_LENGTH = 1000

/** Whether it can be a token. */
export const isToken = (token: string): boolean => /^[\x21-\x7e]+$/.test(token) && token.length <= MAX_LENGTH

export const previewCookie = (token: string): string => `${NAME}=${token}`
