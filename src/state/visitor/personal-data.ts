/** The visitor's data that flyouts and awake elements show. */
import { atom } from 'jotai/vanilla'
import type { PersonalData } from '../../api/visitor/personal-data.ts'
import { visitorAtom } from './visitor.ts'

const LOGGED_OUT: PersonalData = {
  loginStatus: 'LOGGED_OUT',
  firstName: '',
  lastName: '',
  loyaltyBeans: undefined,
  isCommunityMember: false,
  isCardMember: false,
}

/** Personal data; that of a logged-out visitor until it has been fetched. */
export const personalDataAtom = atom((get) => get(visitorAtom) || LOGGED_OUT)

/** Whether the call has been answered or has failed. */
export const isVisitorKnownAtom = atom((get) => (get(visitorAtom) ?? undefined) !== undefined)

/** Logged in or remembered: treated alike (FLYOUT-28). */
export const isRecognizedAtom = atom((get) => !!get(visitorAtom))
