import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fragmentServiceOf, fragmentSource, type LoadFragmentService } from '../fragment-service.ts'
import { cartPage, checkoutPage } from './cart.ts'
import { categoryPage, themeWorldsPage } from './category.ts'
import { registerFiles } from './files.ts'
import { galleryPage, registerGalleryScript } from './gallery.ts'
import { homePage } from './home.ts'
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
import { registerSignIn, signInPage } from './sign-in.ts'
import { accountPage, storeFinderPage, stubPage } from './stub.ts'

export interface PagesOptions {
  cdnUrl: string
  distDir: string
  /** Pages include fragments with content. */
  hasContent?: boolean | undefined
  /** By default that of `distDir`. */
  loadFragmentService?: LoadFragmentService | undefined
}

const VIEWS: Record<string, VisitView> = {
  '/': homePage,
  '/products/:id': productPage,
  '/categories': categoryPage,
  '/categories/*': categoryPage,
  '/themeworlds': themeWorldsPage,
  '/themeworlds/:slug': themeWorldsPage,
  '/search': searchPage,
  '/cart': cartPage,
  '/checkout': checkoutPage,
  '/service/checkoutfrontend/checkout': checkoutPage,
  '/account': accountPage,
  '/orderhistory': accountPage,
  '/watchlist': accountPage,
  '/beanaccount': accountPage,
  '/signin': signInPage,
  '/register': stubPage,
  '/subscribenewsletter': newsletterPage,
  '/contact': stubPage,
  '/community': stubPage,
  '/mobile': stubPage,
  '/help': stubPage,
  '/card': stubPage,
  '/pages/:slug': stubPage,
  '/demo/mailbox': mailboxPage,
  '/demo/promotions': promotionsPage,
  '/demo/minicart': miniCartPage,
}

const STORE_FINDER = ['/service/storefinder', '/service/storefinder/', '/service/storefinder/search']

/** Registers all HTML pages, their files and the 404 page. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const fragments = fragmentSource(app.services, options.loadFragmentService ?? fragmentServiceOf(options.distDir))
  const show = (view: VisitView) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request)
    const page = await view(context, { request, distDir: options.distDir })
    const { text } = await layout(page, context, { ...options, fragments })
    return (
      reply
        .code(page.status ?? 200)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', await securityPolicy(options, text))
        // Not no-store, which disables the back/forward cache.
        .header('cache-control', 'private, no-cache')
        .send(text)
    )
  }

  registerFiles(app)
  registerGalleryScript(app)
  app.get('/gallery', async (request, reply) => {
    const { text } = galleryPage(contextOf(request))
    const policy = await securityPolicy(options, text)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(text)
  })
  registerSignIn(app)
  for (const [path, view] of Object.entries(VIEWS)) app.get(path, show(view))
  app.post('/subscribenewsletter', show(newsletterSent))
  for (const path of STORE_FINDER) app.get(path, show(storeFinderPage))

  const showNotFound = show(notFoundPage)
  app.setNotFoundHandler(async (request, reply) => {
    const isPagePath = request.method === 'GET' && !/^\/(service|json|demo)\//.test(request.url)
    if (isPagePath) return showNotFound(request, reply)
    return reply.code(404).send({ type: 'about:blank', title: 'Not found', status: 404 })
  })
}
