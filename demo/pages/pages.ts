/** All HTML pages, their files and the 404 page. */

import { routeFinder } from '../../packages/shop/route-finder.ts'
import { type Services, withCookies } from '../../packages/shop/services.ts'
import { fragmentServiceOf, fragmentSource, type LoadFragmentService } from '../fragment-service.ts'
import { cartPage, checkoutPage } from './cart.ts'
import { categoryPage, themeWorldsPage } from './category.ts'
import { fileAt } from './files.ts'
import { galleryPage } from './gallery.ts'
import { homePage } from './home.ts'
import { isHtml, textOf } from './html.ts'
import { layout } from './layout.ts'
import { mailboxPage } from './mailbox.ts'
import { miniCartPage } from './mini-cart.ts'
import { newsletterPage, newsletterSent } from './newsletter.ts'
import { notFoundPage } from './not-found.ts'
import { contextOf, type VisitView } from './page.ts'
import { productPage } from './product-detail.ts'
import { promotionsPage } from './promotions.ts'
import { searchPage } from './search.ts'
import { securityPolicy } from './security-policy.ts'
import { signInPage } from './sign-in.ts'
import { accountPage, storeFinderPage, stubPage } from './stub.ts'

export interface PagesOptions {
  services: Services
  cdnUrl: string
  distDir: string
  /** Pages include fragments with content. */
  hasContent?: boolean | undefined
  /** Pages have the brand's fonts: so by default. */
  hasFonts?: boolean | undefined
  /** By default that of `distDir`. */
  loadFragmentService?: LoadFragmentService | undefined
}

const VIEWS: Record<string, VisitView> = {
  'GET /': homePage,
  'GET /products/:id': productPage,
  'GET /categories': categoryPage,
  'GET /categories/*': categoryPage,
  'GET /themeworlds': themeWorldsPage,
  'GET /themeworlds/:slug': themeWorldsPage,
  'GET /search': searchPage,
  'GET /cart': cartPage,
  'GET /checkout': checkoutPage,
  'GET /service/checkoutfrontend/checkout': checkoutPage,
  'GET /account': accountPage,
  'GET /orderhistory': accountPage,
  'GET /watchlist': accountPage,
  'GET /beanaccount': accountPage,
  'GET /signin': signInPage,
  'GET /register': stubPage,
  'GET /subscribenewsletter': newsletterPage,
  'POST /subscribenewsletter': newsletterSent,
  'GET /contact': stubPage,
  'GET /community': stubPage,
  'GET /mobile': stubPage,
  'GET /help': stubPage,
  'GET /card': stubPage,
  'GET /pages/:slug': stubPage,
  'GET /service/storefinder': storeFinderPage,
  'GET /service/storefinder/': storeFinderPage,
  'GET /service/storefinder/search': storeFinderPage,
  'GET /demo/mailbox': mailboxPage,
  'GET /demo/promotions': promotionsPage,
  'GET /demo/minicart': miniCartPage,
  'GET /gallery': galleryPage,
}

/** Mobile views have the path of their page behind `/m` (FOOTER-42), and are the same here. */
const MOBILE = /^([^/]+\/\/[^/]+)\/m(?=[/?]|$)/
const ofPage = (request: Request): Request =>
  MOBILE.test(request.url) ? new Request(request.url.replace(MOBILE, '$1'), request) : request

/** The file of a path with an ending, the page of any other. */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const { services, distDir, loadFragmentService = fragmentServiceOf(distDir) } = options
  const fragments = fragmentSource(services, loadFragmentService)
  const find = routeFinder(VIEWS)
  return async (given) => {
    const request = ofPage(given)
    const { pathname, search } = new URL(request.url)
    if (/\.[a-z0-9]+$/i.test(pathname)) return fileAt(pathname)
    if (pathname.startsWith('/fragments/')) {
      const html = await fragments(pathname + search, services.visit(request).visitor).catch(() => undefined)
      return new Response(html ?? 'There is no such fragment.', {
        status: html ? 200 : 400,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    }
    const isPagePath = request.method === 'GET' && !/^\/(service|json|demo)\//.test(pathname)
    const found = find(request) ?? (isPagePath ? { route: notFoundPage, params: {} } : undefined)
    // Which says that there is none.
    if (!found) return services.handle(request)
    const visit = request.method === 'GET' ? services.openPage(request) : services.visit(request)
    const context = contextOf(request, visit, found.params)
    const page = await found.route(context, { request, services, distDir, hasFonts: options.hasFonts !== false })
    const [html, status = 200] = isHtml(page)
      ? [page]
      : [await layout(page, context, { ...options, fragments }), page.status]
    const text = textOf(html)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await securityPolicy(options, text),
      // Not no-store, which disables the back/forward cache.
      'cache-control': 'private, no-cache',
    }
    return withCookies(visit, new Response(text, { status, headers }))
  }
}
