/** The services of a shop inside a page: the demo's, as `fetch`. Nothing leaves the page. */
import { DroppedConnection } from '../../../services/apply-fault.ts'
import { createServices } from '../../../services/services.ts'
import { SHOP_ROUTES } from '../../../services/shop-routes.ts'

/**
 * Answers `fetch` of this page from now on, for a visitor as the query says (`login=`, `fault=`, `staff=`). The visitor's tokens are
 * cookies of the page's folder, where the elements find them.
 */
export function mockServices(query: string): void {
  const services = createServices({ routes: SHOP_ROUTES })
  const original = window.fetch.bind(window)
  const folder = new URL('.', location.href).pathname
  const asServer = (request: Request) => {
    // A request's own headers may hold no cookie.
    const headers = new Headers(request.headers)
    headers.set('cookie', document.cookie)
    return Object.defineProperty(request, 'headers', { value: headers })
  }
  const setCookie = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the elements read document.cookie, too
    document.cookie = cookie.replace('Path=/', `Path=${folder}`).replace('; HttpOnly', '')
  }
  for (const name of document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim()))
    setCookie(`${name}=; Path=/; Max-Age=0`)
  const { setCookies } = services.openPage(asServer(new Request(`${location.origin}/?${query}`)))
  for (const cookie of setCookies) setCookie(cookie)

  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isOwn = new URL(request.url).origin === location.origin
    if (!isOwn || !services.serves(request)) return original(input, init)
    try {
      return await services.handle(asServer(request))
    } catch (error) {
      // What `fetch` says of a connection that breaks.
      throw error instanceof DroppedConnection ? new TypeError('Failed to fetch') : error
    }
  }
}
