/** Tabs of one site in step: what the server says to one of them, the others show too (public contract, section 6). */
import { joinTabs } from '../../page/browser/tabs.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { pendingChangesAtom } from './cart.ts'
import { confirmCartAtom, heardAtAtom, tabsAtom } from './cart-confirm.ts'
import { dueReadingAtom, loadCartAtom, WISH } from './cart-load.ts'
import { mirrorName, readKept } from './cart-mirror.ts'
import { meetPersonAtom, personAtom } from './cart-person.ts'

/** Tells and hears until the returned function is called. */
export function connectTabs(store: Store): () => void {
  const site = store.get(pageContextAtom)?.site
  if (!site) return () => {}
  const tabs = joinTabs(mirrorName(site), (message) => {
    const before = store.get(personAtom)
    store.set(meetPersonAtom)
    const person = store.get(personAtom)
    const cart = readKept(message, site, person)
    // A login or logout over there, told by a cart that is none of ours.
    if (!cart) return person === before ? undefined : void store.set(loadCartAtom)
    const { asked } = message as { asked?: unknown }
    if (isNewer(store, asked)) store.set(confirmCartAtom, { cart, asked, isEcho: true })
    // Which of both is older only the server can say, and what is pending here comes after it.
    else void store.set(loadCartAtom, { wish: WISH.tab })
  })
  store.set(tabsAtom, tabs)
  return () => {
    tabs.leave()
    store.set(tabsAtom, undefined)
  }
}

/** The server was asked there after its last word was heard here, and nothing is on its way here. */
function isNewer(store: Store, asked: unknown): asked is number {
  const isIdle = store.get(pendingChangesAtom).length === 0 && !store.get(dueReadingAtom)
  return isIdle && typeof asked === 'number' && asked > store.get(heardAtAtom) && asked <= Date.now()
}
