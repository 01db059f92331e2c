/** What the shop knows of a logged-in visitor who signs up (specification 2 §6). */
import { atom } from 'jotai'
import { getBaseData } from '../../api/newsletter-service.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { pageSettings } from '../../page/configuration/settings.ts'
import { listen } from '../../page/events/events.ts'
import { type BaseData, NO_BASE_DATA } from '../../shop/newsletter/newsletter.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

const knownAtom = atom<BaseData | undefined>(undefined)
/** The question that is asked; the answer to an older one may be about somebody else. */
const askedAtom = atom<symbol | undefined>(undefined)

/** Empty for those who are not logged in, and until the service has answered. */
export const baseDataAtom = atom((get) => get(knownAtom) ?? NO_BASE_DATA)

/** Asked for once a page and person, by the cookie LoginToken. */
const loadBaseDataAtom = atom(null, async (get, set, isPrivate: boolean) => {
  const context = get(pageContextAtom)
  if (!context || get(askedAtom) || !hasCookie(pageSettings().cookies.LoginToken)) return
  const question = Symbol()
  set(askedAtom, question)
  const known = await getBaseData(context, { isPrivate })
  if (get(askedAtom) === question) set(knownAtom, known)
})

const forgetBaseDataAtom = atom(null, (_get, set) => {
  set(askedAtom, undefined)
  set(knownAtom, undefined)
})

/** Loads base data, and anew when the page says that the person has changed. Returns what ends that. */
export function connectBaseData(store: Store, isPrivate: boolean): () => void {
  void store.set(loadBaseDataAtom, isPrivate)
  return listen('shop-personal-data-reset', () => {
    store.set(forgetBaseDataAtom)
    void store.set(loadBaseDataAtom, isPrivate)
  })
}
