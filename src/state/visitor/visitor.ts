import { atom } from 'jotai/vanilla'
import { ApiError } from '../../api/api-error.ts'
import { getPersonalData, type PersonalData } from '../../api/visitor/personal-data-service.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { onPageReturn } from '../../page/browser/page-return.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { sharedState } from '../../page/events/shared-state.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import { sharedConnection } from '../shared-connection.ts'

type Visitor = { status: 'unknown' } | { status: 'loading' } | { status: 'known'; data: PersonalData }

const LOGGED_OUT: PersonalData = {
  loginStatus: 'LOGGED_OUT',
  firstName: '',
  lastName: '',
  loyaltyBeans: undefined,
  isCommunityMember: false,
  isCardMember: false,
}

const visitorAtom = atom<Visitor>({ status: 'unknown' })
const latestLoadAtom = latestAtom()

/** Personal data; that of a logged-out visitor until it has been fetched. */
export const personalDataAtom = atom((get) => {
  const visitor = get(visitorAtom)
  return visitor.status === 'known' ? visitor.data : LOGGED_OUT
})

/** Whether the call has been answered or has failed. */
export const isVisitorKnownAtom = atom((get) => get(visitorAtom).status === 'known')

/** Logged in or remembered: treated alike but for a question (FLYOUT-28). */
export const isRecognizedAtom = atom((get) => get(personalDataAtom).loginStatus !== 'LOGGED_OUT')

/** First name of a recognized customer; empty for everyone else (FLYOUT-32). */
export const customerNameAtom = atom((get) => (get(isRecognizedAtom) ? get(personalDataAtom).firstName : ''))

/** Fetches personal data once (FLYOUT-27); a failure is reported and counts as logged out (FLYOUT-29). */
export const loadVisitorAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(visitorAtom).status !== 'unknown') return
  const signal = get(latestLoadAtom).start()
  set(visitorAtom, { status: 'loading' })
  let data = LOGGED_OUT
  try {
    data = await getPersonalData(context, context.product)
  } catch (error) {
    const message = error instanceof ApiError ? error.message : String(error)
    reportError(context.element, 'PERSONAL_DATA_UNAVAILABLE', message)
  }
  if (signal.aborted) return
  set(visitorAtom, { status: 'known', data })
  const { loginStatus, isCommunityMember, isCardMember } = data
  Object.assign(sharedState(), { loginStatus, isCommunityMember, isCardMember })
})

/** An answer that is still to come is dropped (FLYOUT-30). */
const resetVisitorAtom = atom(null, (_get, set) => {
  set(visitorAtom, { status: 'unknown' })
  return set(loadVisitorAtom)
})

/**
 * Fetches personal data, and again when the page requests it or comes back from the back/forward cache: somebody may have
 * logged out meanwhile (FLYOUT-30).
 */
export const connectVisitor = sharedConnection((store) => {
  const reset = () => void store.set(resetVisitorAtom)
  void store.set(loadVisitorAtom)
  return joinCleanups(
    listen('shop-personal-data-reset', reset),
    onPageReturn((isRestored) => isRestored && reset()),
  )
})
