/**
 * Whose cart it is. Nothing private is read for it: the long-term token that goes with every cart call stands in a cookie,
 * and another token is another person. Shown cart, mirror and waiting changes of one are never another one's.
 */
import { atom } from 'jotai'
import { readCookie } from '../../page/browser/cookies.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import { pageContextAtom } from '../page-context.ts'
import { changeFaultAtom, confirmedCartAtom, deletedItemsAtom, pendingChangesAtom, sentChangeAtom } from './cart.ts'
import { answerChange, REFUSED } from './cart-answer.ts'
import { dropMirror } from './cart-mirror.ts'

/**
 * The token's fingerprint, 0 without one: 32 bits of FNV-1a, enough to tell one token from the next, far too few to lead
 * back to it. It is kept where the token itself is not, and must be there at once: `crypto.subtle` answers later.
 */
function fingerprint(): number {
  const token = readCookie(pageSettings().cookies.longTermToken)
  if (!token) return 0
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}

/** Who was here when it was looked last; unknown before. */
export const personAtom = atom<number | undefined>(undefined)

/**
 * Looks who is here now, and forgets all of somebody else. Says whether it did: whoever was nobody and has got a token
 * (the first answer gives one, a login too) is the same person, whose changes go on.
 */
export const meetPersonAtom = atom(null, (get, set): boolean => {
  const before = get(personAtom)
  const now = fingerprint()
  if (now === before) return false
  set(personAtom, now)
  if (!before) return false
  set(forgetCartAtom)
  const waiting = get(pendingChangesAtom).filter((pending) => pending !== get(sentChangeAtom))
  set(pendingChangesAtom, [])
  for (const { requestIds } of waiting) answerChange(requestIds, REFUSED)
  return true
})

/** Nothing is shown or kept any more; the next reading says what there is. */
export const forgetCartAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  if (context) dropMirror(context.site)
  set(confirmedCartAtom, { status: 'unknown' })
  set(deletedItemsAtom, [])
  set(changeFaultAtom, undefined)
})
