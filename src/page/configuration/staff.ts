/** Staff, and the channel that a tester has chosen. */
import { hasCookie } from '../browser/cookies.ts'
import { sharedOnPage } from '../browser/own-symbol.ts'
import { cookieName } from './cookie-name.ts'

/** Whether this visitor has the staff's cookie (PREVIEW-1, CONFIG-32). */
export const isStaff = (): boolean => hasCookie(cookieName('staffAuth'))

/** The channel that a tester has chosen for this page (DELIVERY-81); shared by the loaders of both channels. */
export const testedChannel = (): { name?: string | undefined } => sharedOnPage('channel', () => ({}))
