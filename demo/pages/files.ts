/** Style sheets and scripts of the host page, and the pictures of the shop. */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { readCached } from './cached-file.ts'

const FILES = {
  'shop.css': 'text/css',
  'demo-bar.css': 'text/css',
  'gallery-page.css': 'text/css',
  'demo-shop.js': 'text/javascript',
  'demo-cart.js': 'text/javascript',
  'demo-bar.js': 'text/javascript',
  'consent-manager.js': 'text/javascript',
} as const

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export function registerFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(FILES)) {
    app.get(`/${name}`, async (_request, reply) => {
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache')
      return (await readCached(pathOf(`../public/${name}`))) ?? reply.callNotFound()
    })
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const [name = ''] = /^[\w-]+\.svg$/.exec(request.params.file) ?? []
    const picture = name && (await readCached(pathOf(`../../services/catalogue/pictures/${name}`)))
    if (!picture) return reply.code(404).type('text/plain').send('No such picture')
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(picture)
  })
}
