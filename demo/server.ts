/** The demo shop: pages and services on one port, the built elements on another, like a CDN. */
import { fileURLToPath } from 'node:url'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { refuseBody } from '../command/contract/request-faults.ts'
import { DroppedConnection } from '../services/apply-fault.ts'
import type { Forward } from '../services/forward.ts'
import { createServices, type Services } from '../services/services.ts'
import { SHOP_ROUTES } from '../services/shop-routes.ts'
import type { Visit } from '../services/visit.ts'
import type { Visitor } from '../services/visitor.ts'
import { buildCdn } from './cdn.ts'
import type { LoadFragmentService } from './fragment-service.ts'
import { NEWSLETTER_IMAGES } from './newsletter-images.ts'
import { sendAnswer, webRequest, webRequestWithBody } from './web-answer.ts'

export { registerPages } from './pages/pages.ts'
export { buildCdn }

declare module 'fastify' {
  interface FastifyInstance {
    services: Services
  }
  interface FastifyRequest {
    visit: Visit
  }
}

export interface DemoOptions {
  /** 0 (default): any free port. */
  port?: number
  cdnPort?: number
  distDir?: string
  host?: string
  /** Pages include fragments with the services' content, as `npm start` does. */
  hasContent?: boolean
  /** Calls to be answered by other servers. */
  forwards?: readonly Forward[]
}

export interface Demo {
  url: string
  cdnUrl: string
  close(): Promise<void>
}

export type RegisterPages = (
  app: FastifyInstance,
  options: {
    cdnUrl: string
    distDir: string
    hasContent?: boolean | undefined
    loadFragmentService?: LoadFragmentService | undefined
  },
) => void

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

interface ShopOptions {
  cdnUrl?: string
  distDir?: string
  hasContent?: boolean | undefined
  forwards?: readonly Forward[]
  registerPages?: RegisterPages
  /** By default that of `distDir`. */
  loadFragmentService?: LoadFragmentService
  /** Those of a shop before, which live on. */
  visitors?: Map<string, Visitor>
}

/** Builds the shop without listening; without `registerPages` it has the services only. */
export async function buildShop(options: ShopOptions = {}): Promise<FastifyInstance> {
  const {
    cdnUrl = '',
    distDir = DIST,
    hasContent,
    forwards = [],
    registerPages,
    loadFragmentService,
    visitors,
  } = options
  const app = Fastify({ forceCloseConnections: true })
  await app.register(formBody)
  registerServices(
    app,
    createServices({ routes: { ...SHOP_ROUTES, ...NEWSLETTER_IMAGES }, visitors, forwards, refuse: refuseBody }),
  )
  registerPages?.(app, { cdnUrl, distDir, hasContent, loadFragmentService })
  return app
}

/** The services answer their calls; every page has its visitor, and sets their cookies. */
function registerServices(app: FastifyInstance, services: Services): void {
  app.decorate('services', services)
  app.decorateRequest('visit')
  app.addHook('onRequest', async (request, reply) => {
    const asked = webRequest(request)
    if (services.serves(asked)) {
      try {
        return sendAnswer(await services.handle(await webRequestWithBody(request)), reply)
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        reply.hijack()
        return void request.raw.socket.destroy()
      }
    }
    if (/\.[a-z0-9]+$/i.test(new URL(asked.url).pathname)) return
    request.visit = request.method === 'GET' ? services.openPage(asked) : services.visit(asked)
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.visit?.setCookies.length) reply.header('set-cookie', request.visit.setCookies)
  })
}

/** Starts shop and CDN; `close` stops both and drops open connections. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 0, cdnPort = 0, distDir = DIST, host = '127.0.0.1', hasContent, forwards = [] } = options
  const { registerPages } = await import('./pages/pages.ts')
  const cdn = await buildCdn(distDir)
  const cdnUrl = await listen(cdn, cdnPort, host)
  const shop = await buildShop({ cdnUrl, distDir, hasContent, forwards, registerPages })
  const close = async () => {
    await Promise.all([shop.close(), cdn.close()])
  }
  try {
    return { url: await listen(shop, port, host), cdnUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  await app.listen({ port, host })
  const address = app.server.address()
  const boundPort = typeof address === 'object' ? address?.port : undefined
  // A wildcard address is not a host name to link to.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name}:${boundPort ?? port}`
}
