/** The demo shop: pages and services on one port, the built elements on another, as a CDN has them. */
import { fileURLToPath } from 'node:url'
import cookie from '@fastify/cookie'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Forward, registerForwards } from './forward.ts'
import { buildCdn } from './services/cdn.ts'
import { registerFaults } from './services/faults.ts'
import { services } from './services/services.ts'
import { registerVisitors } from './visitor.ts'

export interface DemoOptions {
  /** 0, the default, is any free port. */
  port?: number
  cdnPort?: number
  distDir?: string
  host?: string
  /** Calls that other servers answer. */
  forwards?: readonly Forward[]
}

export interface Demo {
  url: string
  cdnUrl: string
  close(): Promise<void>
}

export type RegisterPages = (app: FastifyInstance, options: { cdnUrl: string; distDir: string }) => void

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** The shop without a listener; without pages it is the services alone. */
export async function buildShop(
  options: { cdnUrl?: string; distDir?: string; forwards?: readonly Forward[]; registerPages?: RegisterPages } = {},
): Promise<FastifyInstance> {
  const { cdnUrl = '', distDir = DIST, forwards = [], registerPages } = options
  const app = Fastify({ forceCloseConnections: true })
  await app.register(cookie)
  await app.register(formBody)
  registerVisitors(app)
  registerFaults(app)
  registerForwards(app, forwards)
  await app.register(services)
  registerPages?.(app, { cdnUrl, distDir })
  return app
}

/** Starts both; `close` ends both, open connections included. */
export async function startDemo(options: DemoOptions = {}): Promise<Demo> {
  const { port = 0, cdnPort = 0, distDir = DIST, host = '127.0.0.1', forwards = [] } = options
  const { registerPages } = await import('./pages/pages.ts')
  const cdn = await buildCdn(distDir)
  const cdnUrl = await listen(cdn, cdnPort, host)
  const shop = await buildShop({ cdnUrl, distDir, forwards, registerPages })
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
  // What listens everywhere is reached here.
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name}:${boundPort ?? port}`
}
