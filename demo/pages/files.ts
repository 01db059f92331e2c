/** Style sheets and scripts of the host page, and pictures of the catalogue. */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { pictureOf } from '../../services/catalogue/pictures.ts'
import { readCached } from './cached-file.ts'

const FILES = {
  'legacy.css': 'text/css',
  'legacy-components.css': 'text/css',
  'shop.css': 'text/css',
  'products.css': 'text/css',
  'cart.css': 'text/css',
  'demo-bar.css': 'text/css',
  'gallery-page.css': 'text/css',
  'demo-shop.js': 'text/javascript',
  'demo-cart.js': 'text/javascript',
  'demo-bar.js': 'text/javascript',
  'consent-manager.js': 'text/javascript',
} as const

export function registerFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(FILES)) {
    const path = fileURLToPath(new URL(`../public/${name}`, import.meta.url))
    app.get(`/${name}`, async (_request, reply) => {
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache')
      return (await readCached(path)) ?? reply.callNotFound()
    })
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const picture = pictureOf(request.params.file.replace(/\.svg$/, ''))
    if (picture === undefined) return reply.code(404).type('text/plain').send('No such picture')
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(picture)
  })
}
