/** POST /collect: where the demo's pages send the data layer's records as beacons (public contract, section 4). None is kept. */
import type { FastifyInstance } from 'fastify'

export function registerCollect(app: FastifyInstance): void {
  app.post('/collect', { config: { isService: true } }, async (_request, reply) => reply.code(204).send())
}
