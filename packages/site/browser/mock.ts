/** The services of a shop inside a page. Nothing leaves the page. */
import { DroppedConnection } from '../../../packages/shop/apply-fault.ts'
import { createServices } from '../../../packages/shop/services.ts'
import { SHOP_ROUTES } from '../../../packages/shop/shop-routes.ts'
import { asServer, keepCookies } from './cookies.ts'

/** Answers `fetch` of this page from now on, for a visitor as the query says (`login=`, `fault=`, `staff=`). */
export function mockServices(query: string): void {
  const services = createServices({ routes: SHOP_ROUTES })
  const original = window.fetch.bind(window)
  keepCookies([])
  keepCookies(services.openPage(asServer(new Request(`${location.origin}/?${query}`))).setCookies)

  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isOwn = new URL(request.url).origin === location.origin
    if (!isOwn || !services.serves(request)) return original(input, init)
    try {
      return await services.handle(asServer(request))
    } catch (error) {
      // The error of `fetch` for a connection that breaks.
      throw error instanceof DroppedConnection ? new TypeError('Failed to fetch') : error
    }
  }
}
