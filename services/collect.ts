/** POST /collect: receives the records of the data layer as beacons (EVENT-27). None is stored. */
import type { FastifyInstance } from 'fastify'

export function registerCollect(app: FastifyInstance): void {
  app.post('/collect', { config: { isService: true } }, async (_request, reply) => reply.code(204).send())
}
