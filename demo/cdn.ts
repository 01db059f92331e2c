/** The "CDN": dist/ on its own host, as in production. */
import staticFiles from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

export async function buildCdn(distDir: string): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
    reply.header('timing-allow-origin', '*')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  await app.register(staticFiles, {
    root: distDir,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => {
      // Their names contain a hash of their content.
      const isHashed = /[\\/](chunks|assets)[\\/]/.test(path.slice(distDir.length))
      reply.header('cache-control', isHashed ? IMMUTABLE : 'no-cache')
    },
  })
  return app
}
