/** The demo shop: pages and services on one port, the built elements on another, like a CDN. */
import { fileURLToPath } from 'node:url'
import { refuseBody } from '../packages/commands/contract/request-faults.ts'
import { serve } from '../packages/commands/serve.ts'
import { DroppedConnection } from '../packages/shop/apply-fault.ts'
import type { Forward } from '../packages/shop/forward.ts'
import { createServices } from '../packages/shop/services.ts'
import { SHOP_ROUTES } from '../packages/shop/shop-routes.ts'
import type { Visitor } from '../packages/shop/visitor.ts'
import { createCdn } from './cdn.ts'
import { compressed } from './compress.ts'
import type { LoadFragmentService } from './fragment-service.ts'
import { NEWSLETTER_IMAGES } from './newsletter-images.ts'
import { createPages } from './pages/pages.ts'
import { SIGN_IN } from './pages/sign-in.ts'

export interface DemoOptions {
  /** 0 (default): any free port. */
  port?: number
  cdnPort?: number
  distDir?: string
  host?: string
  /** Pages include fragments with the services' content, as `npm start` does. */
  hasContent?: boolean
  /** Without the brand's fonts, which may come between two pictures of a page, it looks the same each time. */
  hasFonts?: boolean
  /** Calls to be answered by other servers. */
  forwards?: readonly Forward[]
}

export interface Demo {
  url: string
  cdnUrl: string
  close(): Promise<void>
}

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const DOCS = fileURLToPath(new URL('../dist-docs', import.meta.url))
const ROUTES = { ...SHOP_ROUTES, ...NEWSLETTER_IMAGES, ...SIGN_IN }

interface ShopOptions {
  cdnUrl: string
  distDir?: string
  hasContent?: boolean | undefined
  hasFonts?: boolean | undefined
  forwards?: readonly Forward[] | undefined
  /** By default that of `distDir`. */
  loadFragmentService?: LoadFragmentService
  /** Those of a shop before, which live on. */
  visitors?: Map<string, Visitor>
}

/** Pages and services. Rejects with `DroppedConnection` for a fault that closes the connection. */
export function createShop({ distDir = DIST, forwards = [], visitors, ...options }: ShopOptions) {
  const services = createServices({ routes: ROUTES, visitors, forwards, refuse: refuseBody })
  const showPage = createPages({ ...options, services, distDir })
  return async (request: Request): Promise<Response> => {
    try {
      return await (services.serves(request) ? services.handle(request) : showPage(request))
    } catch (error) {
      if (error instanceof DroppedConnection) throw error
      console.error(error)
      return new Response('The demo shop has failed: see its console.', { status: 500 })
    }
  }
}

let docs: Promise<string> | undefined

/** Written anew with each start, when its first page is asked for. */
function docsFolder(): Promise<string> {
  docs ??= import('../packages/site/build.ts').then(async ({ buildSite }) => {
    await buildSite(DOCS)
    return DOCS
  })
  return docs
}

/** Starts shop and CDN; `close` stops both and drops open connections. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 0, cdnPort = 0, distDir = DIST, host = '127.0.0.1', hasContent, hasFonts, forwards } = options
  const cdn = await serve(compressed(createCdn(distDir, docsFolder)), { port: cdnPort, host, isWhole: true })
  try {
    const cdnUrl = linkTo(cdn.url)
    const handler = createShop({ cdnUrl, distDir, hasContent, hasFonts, forwards })
    const shop = await serve(compressed(handler), { port, host, isWhole: true })
    const close = async () => {
      await Promise.all([shop.drop(), cdn.drop()])
    }
    return { url: linkTo(shop.url), cdnUrl, close }
  } catch (error) {
    await cdn.drop()
    throw error
  }
}

/** A wildcard address is not a host name to link to. */
const linkTo = (url: string) => url.replace(/(0\.0\.0\.0|\[::\])(?=:\d+$)/, 'localhost')
