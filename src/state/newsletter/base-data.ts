import { atom } from 'jotai/vanilla'
import { getBaseData } from '../../api/newsletter/newsletter-service.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { joinCleanups, onPageReturn } from '../../page/browser/on.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { listen } from '../../page/events/events.ts'
import { seenPerson } from '../../page/events/person.ts'
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

/** Loads base data, and reloads it when the person changes or logs in (NEWS-36). Returns its teardown. */
export function connectBaseData(store: Store, isPrivate: boolean): () => void {
  const site = store.get(pageContextAtom)?.site
  const seen = site && seenPerson(site)
  const ended = new AbortController()
  const { signal } = ended
  let look: ((isRestored?: boolean) => void) | undefined
  const load = () => void store.set(loadBaseDataAtom, isPrivate)
  /** By code that only few visitors need: the first time it looks as soon as it is there. */
  const watch = (isRestored?: boolean) =>
    look
      ? look(isRestored)
      : void import('../visitor/person.late.ts').then(
          ({ watchPerson }) => {
            if (seen) look ??= watchPerson(site, seen, signal, load).look
            look?.()
          },
          () => {},
        )
  load()
  if (store.get(isRequestedAtom)) watch()
  return joinCleanups(
    listen('shop-personal-data-reset', () => {
      store.set(dropBaseDataAtom)
      load()
    }),
    onPageReturn(watch),
    () => ended.abort(),
  )
}
