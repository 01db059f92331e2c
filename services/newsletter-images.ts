/** The newsletter's pictures (NEWS-9): drawings, under the names that a real shop serves photographs at. */
import { picture, type Routes } from './call.ts'
import { room, standing, svg } from './catalogue/scene.ts'

const DRAWN: Record<string, () => string> = {
  'desktop.jpg': () =>
    svg(
      400,
      300,
      room(400, 300, '#c58b4e', 214) +
        standing('coffee-bag', '#b5573a', 118, 258, 0.62) +
        standing('espresso-cups', '#8a9a7b', 236, 262, 0.5) +
        standing('gift-card', '#4a3022', 330, 256, 0.34),
    ),
  'tablet.jpg': () =>
    svg(
      273,
      273,
      room(273, 273, '#c58b4e', 196) +
        standing('coffee-bag', '#b5573a', 96, 232, 0.55) +
        standing('espresso-cups', '#8a9a7b', 190, 238, 0.42),
    ),
}

export const NEWSLETTER_IMAGES: Routes = {
  'GET /service/newsletter-subscription-form/images/:file': {
    answer: ({ params: { file = '' } }) => picture(DRAWN[file]?.()),
  },
}
