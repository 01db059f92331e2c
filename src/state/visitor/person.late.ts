/** Personal data of who is logged in, and whether it is still the same person who uses the browser (EVENT-40). */
import type { ApiError } from '../../api/client.ts'
import { type PersonalData, readPersonalData } from '../../api/visitor/personal-data.ts'
import { type Asked, askPersonalData } from '../../api/visitor/personal-data-service.ts'
import { messageOf } from '../../page/browser/say.ts'
import { removeStored, writeStored } from '../../page/browser/storage.ts'
import { emit, listen, reportError } from '../../page/events/events.ts'
import { personKey, seenPerson, storedPerson } from '../../page/events/person.ts'
import { sharedState } from '../../page/events/shared-state.ts'
import { SITES, type Site } from '../../shop/sites/sites.ts'
import { tokenFingerprint } from '../cart/cart-identity.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { knowLoggedOut, type Occasion, visitorAtom } from './visitor.ts'

type Seen = ReturnType<typeof seenPerson>

/** How often one answer is asked for again since a token has changed meanwhile: a service may send another one with each. */
const MAX_REPEATS = 3

/**
 * Watches whether another person uses the browser than it has seen, and tells by `shop-personal-data-reset` that one has changed
 * or left. It looks when the page gets the focus, when another tab has found another person, and when `look` is called, which returns
 * whether there is news. `ask` runs when somebody has logged in, and after the back/forward cache.
 */
export function watchPerson(site: Site, seen: Seen, signal: AbortSignal, ask: () => void) {
  let known = seen
  const watch = {
    /** While only another tab says so. */
    isTold: false,
    /** A change is known on this page. */
    know() {
      known = seenPerson(site)
    },
    look(isRestored = false): boolean {
      const before = known
      watch.know()
      const isOther = (one: unknown, index: number) => one !== known[index]
      const hasLeft = before.some((one, index) => one && isOther(one, index))
      const isNews = isRestored || before.some(isOther)
      watch.isTold = !isRestored && !before.slice(1).some((one, index) => isOther(one, index + 1))
      if (hasLeft) emit('shop-personal-data-reset', undefined)
      else if (isNews) ask()
      watch.isTold = false
      return isNews
    },
  }
  window.addEventListener('focus', () => watch.look(), { signal })
  window.addEventListener('storage', ({ key }) => (!key || key === personKey(site)) && watch.look(), { signal })
  signal.addEventListener('abort', listen('shop-personal-data-reset', watch.know))
  return watch
}

/**
 * Keeps personal data of a site that of who is there. `seen`: at its first call. Returns what hears of an occasion. It goes on
 * with what it has asked when the signal is aborted.
 */
export function keepPerson(store: Store, seen: Seen, signal: AbortSignal): (occasion: Occasion) => void {
  const { site } = store.get(pageContextAtom) as PageContext
  let latest: Asked | undefined
  let repeats = 0
  /** By the elements themselves, who have its personal data already. */
  let isOwnReset = false
  const watch = watchPerson(site, seen, signal, ask)

  /** The last data of the same person shows until the answer (FLYOUT-30). */
  function ask(): void {
    if (store.get(visitorAtom) && !seenPerson(site).slice(1).some(Boolean)) store.set(visitorAtom, null)
    void take(askPersonalData(store.get(pageContextAtom) as PageContext), watch.isTold)
  }

  async function take(asked: Asked, isTold?: boolean): Promise<void> {
    latest = asked
    const answer = await asked
    if (latest !== asked) return
    // Somebody may have logged in or out meanwhile.
    repeats += 1
    if (repeats <= MAX_REPEATS && watch.look()) return
    repeats = 0
    const { product, element } = store.get(pageContextAtom) as PageContext
    try {
      const data = readPersonalData(answer, product)
      know(data.loginStatus !== 'LOGGED_OUT' && data, isTold)
    } catch (error) {
      // After a 401 the session is over. Any other failure says nothing of the person.
      know(false, isTold || (error as ApiError).status !== 401)
      reportError(element, 'PERSONAL_DATA_UNAVAILABLE', messageOf(error))
    }
  }

  function know(data: PersonalData | false, isHere?: boolean): void {
    if (!data) knowLoggedOut(store)
    else {
      const { loginStatus, isCommunityMember, isCardMember } = data
      store.set(visitorAtom, data)
      Object.assign(sharedState(), { loginStatus, isCommunityMember, isCardMember })
    }
    if (!isHere) tellOthers(data ? tokenFingerprint(`${data.firstName} ${data.lastName}`) : 0)
  }

  /** Whom the site recognizes is in the storage, for other tabs and pages. */
  function tellOthers(person: number): void {
    const before = storedPerson(site)
    if (person === before) return
    if (person) writeStored(personKey(site), `${person}`)
    else removeStored(personKey(site))
    watch.know()
    if (!before) return
    isOwnReset = true
    emit('shop-personal-data-reset', undefined)
    isOwnReset = false
  }

  return (occasion) => {
    if (occasion === 'reset') {
      // A visitor who has left has left all sites (SEARCH-60).
      for (const each of SITES) removeStored(`shop.searches.${each}`)
      if (isOwnReset) return
      store.set(visitorAtom, null)
      ask()
    } else if (typeof occasion === 'boolean') watch.look(occasion)
    // Or it has been asked again.
    else if (!latest) void take(occasion)
  }
}
