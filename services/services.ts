import type { FastifyInstance } from 'fastify'
import { registerCart } from './cart.ts'
import { registerCartDemo } from './cart-demo.ts'
import { registerCollect } from './collect.ts'
import { registerScenarioRoutes } from './faults.ts'
import { registerFooterImages } from './footer-images.ts'
import { registerNavigation } from './navigation.ts'
import { registerNewsletter } from './newsletter.ts'
import { registerNewsletterImages } from './newsletter-images.ts'
import { registerPersonalData } from './personal-data.ts'
import { registerPreview } from './preview.ts'
import { answerErrorsAsProblems } from './problem.ts'
import { registerPromotions } from './promotions.ts'
import { registerSuggestions } from './suggestions.ts'
import { registerThemeWorlds } from './theme-worlds.ts'

/** All services of the shop as a Fastify plugin, so that its error handler and headers apply to it only. */
export async function services(app: FastifyInstance): Promise<void> {
  answerErrorsAsProblems(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  registerScenarioRoutes(app)
  registerCart(app)
  registerCartDemo(app)
  registerPersonalData(app)
  registerFooterImages(app)
  registerNavigation(app)
  registerThemeWorlds(app)
  registerPromotions(app)
  registerSuggestions(app)
  registerNewsletter(app)
  registerNewsletterImages(app)
  registerPreview(app)
  registerCollect(app)
}
