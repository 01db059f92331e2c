import { atom } from 'jotai/vanilla'
import { getBaseData } from '../../api/newsletter/newsletter-service.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { listen } from '../../page/events/events.ts'
import { type BaseData, EMPTY_BASE_DATA } from '../../shop/newsletter/newsletter.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

const loadedAtom = atom<BaseData | undefined>(undefined)
const isRequestedAtom = atom(false)
/** The answer to an older request may be about another person. */
const latestRequestAtom = latestAtom()

/** Base data of a logged-in customer; empty for others, and until it is loaded. */
export const baseDataAtom = atom((get) => get(loadedAtom) ?? EMPTY_BASE_DATA)

/** At most once per page and person, and only with the cookie `LoginToken` (NEWS-32). */
const loadBaseDataAtom = atom(null, async (get, set, isPrivate: boolean) => {
  const context = get(pageContextAtom)
  if (!context || get(isRequestedAtom) || !hasCookie(cookieName('LoginToken'))) return
  set(isRequestedAtom, true)
  const signal = get(latestRequestAtom).start()
  const baseData = await getBaseData(context, { isPrivate })
  if (!signal.aborted) set(loadedAtom, baseData)
})

const dropBaseDataAtom = atom(null, (get, set) => {
  get(latestRequestAtom).abort()
  set(isRequestedAtom, false)
  set(loadedAtom, undefined)
})

/** Loads base data, and reloads it when the person changes (NEWS-36). Returns its teardown. */
export function connectBaseData(store: Store, isPrivate: boolean): () => void {
  void store.set(loadBaseDataAtom, isPrivate)
  return listen('shop-personal-data-reset', () => {
    store.set(dropBaseDataAtom)
    void store.set(loadBaseDataAtom, isPrivate)
  })
}
