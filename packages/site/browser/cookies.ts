/** Cookies of the page's folder, where the elements find the visitor's tokens; those of other examples are not seen. */
import { cookiesIn } from '../../../src/shop/visitor/cookies-in.ts'

const FOLDER = new URL('.', location.href).pathname

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the elements read document.cookie, too
  document.cookie = cookie.replace('Path=/', `Path=${FOLDER}`).replace('; HttpOnly', '')
}

/** In the place of those that are there. `cookies`: values of `Set-Cookie`. */
export function keepCookies(cookies: readonly string[]): void {
  for (const name of cookiesIn(document.cookie).keys()) setCookie(`${name}=; Path=/; Max-Age=0`)
  for (const cookie of cookies) setCookie(cookie)
}

/** A request with the page's cookies, as a server gets it: a page's own requests may hold none. */
export function asServer(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', document.cookie)
  return Object.defineProperty(request, 'headers', { value: headers })
}
