/** The newsletter's pictures (NEWS-9): drawings, under the names that a real shop serves photographs at. */
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const NAMES = ['desktop', 'tablet']

export function registerNewsletterImages(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/service/newsletter-subscription-form/images/:file',
    { config: { isService: true } },
    async (request, reply) => {
      const name = NAMES.find((one) => request.params.file === `${one}.jpg`)
      if (!name) return reply.code(404).type('text/plain').send('No such picture')
      const file = new URL(`./catalogue/pictures/newsletter-${name}.svg`, import.meta.url)
      return reply.type('image/svg+xml; charset=utf-8').send(await readFile(file, 'utf8'))
    },
  )
}
