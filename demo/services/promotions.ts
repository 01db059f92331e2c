/** Promotions and A/B assignments (specification 1 §7, 2 §7). */
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

export function registerPromotions(app: FastifyInstance): void {
  // No promotion is running: header, banners and footer show what they have built in.
  app.get('/service/promotion/api/promotion/:id', { config: { call: 'promotion' } }, async (_request, reply) =>
    sendProblem(reply, { status: 404, type: 'about:blank', title: 'There is no such promotion' }),
  )

  app.get('/service/abtestfrontend/api/v1/getassignment', { config: { call: 'ab-tests' } }, async () => ({}))
}
