/** The visitor's data that the header shows. All else is in `personal-data.ts`. */
import { atom } from 'jotai/vanilla'
import type { PersonalData } from '../../api/visitor/personal-data.ts'
import type { Asked } from '../../api/visitor/personal-data-service.ts'
import { sharedState } from '../../page/events/shared-state.ts'
import type { Store } from '../store.ts'

/** The page has returned, restored from the back/forward cache or not; a reset; or the first call, to be answered. */
export type Occasion = boolean | 'reset' | Asked

/** The data of a recognized visitor; false for one who is logged out. Null until the call is answered, undefined until it is made. */
export const visitorAtom = atom<PersonalData | false | null>()

/** First name of a recognized customer; empty for everyone else (FLYOUT-32). */
export const customerNameAtom = atom((get) => (get(visitorAtom) || { firstName: '' }).firstName)

export function knowLoggedOut(store: Store): void {
  store.set(visitorAtom, false)
  Object.assign(sharedState(), { loginStatus: 'LOGGED_OUT', isCommunityMember: false, isCardMember: false })
}
