/** What the shop knows of a logged-in visitor who signs up (specification 2 §6). */
import { atom } from 'jotai'
import { getBaseData } from '../api/newsletter-service.ts'
import { hasCookie } from '../page/cookies.ts'
import { pageSettings } from '../page/settings.ts'
import { type BaseData, NO_BASE_DATA } from '../shop/newsletter.ts'
import { pageContextAtom } from './page-context.ts'

const knownAtom = atom<BaseData | 'asked' | undefined>(undefined)

/** Empty for those who are not logged in, and until the service has answered. */
export const baseDataAtom = atom((get) => {
  const known = get(knownAtom)
  return typeof known === 'object' ? known : NO_BASE_DATA
})

/** Asked for once a page, by the cookie LoginToken. */
export const loadBaseDataAtom = atom(null, async (get, set, isPrivate: boolean) => {
  const context = get(pageContextAtom)
  if (!context || get(knownAtom) || !hasCookie(pageSettings().cookies.LoginToken)) return
  set(knownAtom, 'asked')
  set(knownAtom, await getBaseData(context, { isPrivate }))
})
