/** Who is shopping (specification 1 §4, §6). Logged in and remembered are treated alike. */
import { atom } from 'jotai'
import { ApiError } from '../../api/api-error.ts'
import { getPersonalData, type PersonalData } from '../../api/personal-data-service.ts'
import { onReturn } from '../../page/browser/return.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { knownState } from '../../page/events/known-state.ts'
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
/** A reset during a call makes its answer worthless. */
const generationAtom = atom(0)

/** Logged out as long as nothing is known. */
export const personalDataAtom = atom((get) => {
  const visitor = get(visitorAtom)
  return visitor.status === 'known' ? visitor.data : LOGGED_OUT
})

/** The service has answered, or failed to. */
export const isVisitorKnownAtom = atom((get) => get(visitorAtom).status === 'known')

/** Logged in or remembered. */
export const isRecognizedAtom = atom((get) => get(personalDataAtom).loginStatus !== 'LOGGED_OUT')

/** How a recognized customer is called in short. */
export const customerNameAtom = atom((get) => (get(isRecognizedAtom) ? get(personalDataAtom).firstName : ''))

/** Loads personal data once; a failure is told, and means logged out. */
export const loadVisitorAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(visitorAtom).status !== 'unknown') return
  const generation = get(generationAtom)
  set(visitorAtom, { status: 'loading' })
  let data = LOGGED_OUT
  try {
    data = await getPersonalData(context, context.product)
  } catch (error) {
    const message = error instanceof ApiError ? error.message : String(error)
    reportError(context.element, 'PERSONAL_DATA_UNAVAILABLE', message)
  }
  if (generation !== get(generationAtom)) return
  set(visitorAtom, { status: 'known', data })
  knownState().loginStatus = data.loginStatus
})

const resetVisitorAtom = atom(null, (_get, set) => {
  set(generationAtom, (generation) => generation + 1)
  set(visitorAtom, { status: 'unknown' })
  return set(loadVisitorAtom)
})

/**
 * Loads personal data, and anew whenever the page asks for it; also when it comes back from the back/forward cache, where
 * it may greet somebody who has logged out since.
 */
export const connectVisitor = sharedConnection((store) => {
  const reset = () => void store.set(resetVisitorAtom)
  void store.set(loadVisitorAtom)
  const ends = [listen('shop-personal-data-reset', reset), onReturn((isRestored) => isRestored && reset())]
  return () => {
    for (const end of ends) end()
  }
})
