/** The core of the journeys: the same in every engine, against the built dist/ on another host. */
import { after, before, describe } from 'node:test'
import type { Engine } from '../../../tools/engines/engines.ts'
import { cartJourneys } from './journeys-cart.ts'
import { headerJourneys } from './journeys-header.ts'
import { newsletterJourneys } from './journeys-newsletter.ts'
import { pageJourneys } from './journeys-page.ts'
import { type Setting, startSetting } from './setting.ts'

export function journeys(engine: Engine): void {
  describe(`in ${engine}`, () => {
    let setting: Setting
    before(async () => {
      setting = await startSetting(engine)
    })
    after(() => setting?.close())
    for (const some of [headerJourneys, cartJourneys, newsletterJourneys, pageJourneys]) some(() => setting)
  })
}
