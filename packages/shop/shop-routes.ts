/** The services of the demo shop, but for the newsletter's pictures, which are files. */
import { answerFaults } from './apply-fault.ts'
import { noContent, type Routes } from './call.ts'
import { CART_ADDITIONS } from './cart/additions.ts'
import { cartRoutes } from './cart/cart.ts'
import { CATALOGUE_SHOP } from './cart/catalogue-shop.ts'
import { FOOTER_IMAGES } from './footer-images.ts'
import { NAVIGATION } from './navigation.ts'
import { NEWSLETTER } from './newsletter.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { PREVIEW } from './preview.ts'
import { PROMOTIONS } from './promotions.ts'
import { SUGGESTIONS } from './suggestions.ts'
import { THEME_WORLDS } from './theme-worlds.ts'

export const SHOP_ROUTES: Routes = {
  ...cartRoutes(CATALOGUE_SHOP),
  ...PERSONAL_DATA,
  ...NAVIGATION,
  ...THEME_WORLDS,
  ...SUGGESTIONS,
  ...PROMOTIONS,
  ...NEWSLETTER,
  ...PREVIEW,
  ...FOOTER_IMAGES,
  // Receives the records of the data layer as beacons (EVENT-27). None is stored.
  'POST /collect': { answer: () => noContent() },
  'POST /demo/cart': CART_ADDITIONS,
  'GET /demo/scenarios': { answer: ({ visitor }) => answerFaults(visitor.faults) },
  'POST /demo/scenarios': { answer: ({ visitor, body }) => answerFaults(visitor.faults, body ?? {}) },
}
