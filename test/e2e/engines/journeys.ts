/** The core of the journeys: the same in every engine, against the built dist/ on another host. */
import { describe } from 'node:test'
import type { Engine } from '../../../tools/engines/engines.ts'
import { engineShop } from './engine-shop.ts'
import { cartJourneys } from './journeys-cart.ts'
import { changedJourneys } from './journeys-changed.ts'
import { headerJourneys } from './journeys-header.ts'
import { lostCodeJourneys } from './journeys-lost-code.ts'
import { newsletterJourneys } from './journeys-newsletter.ts'

export function journeys(engine: Engine): void {
  describe(`in ${engine}`, () => {
    const shop = engineShop(engine)
    for (const some of [headerJourneys, cartJourneys, newsletterJourneys, lostCodeJourneys]) some(shop)
    // In Chromium test/e2e/changed-fragments.test.ts has all of them.
    if (engine !== 'chromium') changedJourneys(shop)
  })
}
