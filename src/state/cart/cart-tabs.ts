/** Keeps the tabs of one site in step (CART-34, CART-35). */
import { openTabChannel } from '../../page/browser/tab-channel.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { confirmCartAtom, loadCartAtom, syncIdentityAtom, tabChannelAtom } from './cart-effects.ts'
import { REFETCH } from './cart-machine.ts'
import { mirrorName, parseRecord } from './cart-mirror.ts'
import { cartStateAtom } from './cart-store.ts'

/** Sends and receives until the returned cleanup is called. */
export function connectTabs(store: Store): () => void {
  const site = store.get(pageContextAtom)?.site
  if (!site) return () => {}
  const channel = openTabChannel(mirrorName(site), async (message) => {
    const previous = store.get(cartStateAtom).person
    store.set(syncIdentityAtom)
    const person = store.get(cartStateAtom).person
    const cart = await parseRecord(message, site, person)
    // Not a cart for this tab, but the person may have logged in or out in the other one.
    if (person !== store.get(cartStateAtom).person) return
    if (!cart) return person === previous ? undefined : void store.set(loadCartAtom)
    const { asked } = message as { asked?: unknown }
    if (isNewer(store, asked)) store.set(confirmCartAtom, { cart, requestedAt: asked, isEcho: true })
    // Otherwise only the server knows which cart is newer, and pending changes are newer than both.
    else void store.set(loadCartAtom, REFETCH.tab)
  })
  store.set(tabChannelAtom, channel)
  return () => {
    channel.close()
    store.set(tabChannelAtom, undefined)
  }
}

/** Whether a cart requested at that time is newer than ours: requested after our last answer, with nothing pending here. */
function isNewer(store: Store, requestedAt: unknown): requestedAt is number {
  const { pending, refetch, confirmedAt } = store.get(cartStateAtom)
  const isIdle = pending.length === 0 && !refetch
  return isIdle && typeof requestedAt === 'number' && requestedAt > confirmedAt && requestedAt <= Date.now()
}
