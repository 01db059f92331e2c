/** Cookies of the page's folder, where the elements find the visitor's tokens; those of other examples are not seen. */

const FOLDER = new URL('.', location.href).pathname

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the elements read document.cookie, too
  document.cookie = cookie.replace('Path=/', `Path=${FOLDER}`).replace('; HttpOnly', '')
}

/** In the place of those that are there. `cookies`: values of `Set-Cookie`. */
export function keepCookies(cookies: readonly string[]): void {
  const before = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim())
  for (const name of before) setCookie(`${name}=; Path=/; Max-Age=0`)
  for (const cookie of cookies) setCookie(cookie)
}

/** A request with the page's cookies, as a server gets it: a page's own requests may hold none. */
export function asServer(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('cookie', document.cookie)
  return Object.defineProperty(request, 'headers', { value: headers })
}
