/** Keeps the tabs of one site in step (CART-34). */
import { openTabChannel } from '../../page/browser/tab-channel.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { confirmCartAtom, loadCartAtom, syncIdentityAtom, tabChannelAtom } from './cart-effects.ts'
import { REFETCH } from './cart-machine.ts'
import { mirrorName, parseRecord } from './cart-mirror.ts'
import { cartStateAtom } from './cart-store.ts'

/** Sends and receives until the returned cleanup is called. Messages in another order do no harm: each names the cart before its own (CART-35). */
export function connectTabs(store: Store): () => void {
  const site = store.get(pageContextAtom)?.site
  if (!site) return () => {}
  const channel = openTabChannel(mirrorName(site), (message) => void receiveCart(store, message))
  store.set(tabChannelAtom, channel)
  return () => {
    channel.close()
    store.set(tabChannelAtom, undefined)
  }
}

/** Takes the cart of another tab's message, or reads the cart; ignores what is no cart for this tab (CART-35). */
async function receiveCart(store: Store, message: unknown): Promise<void> {
  const site = store.get(pageContextAtom)?.site
  if (!site) return
  const previous = store.get(cartStateAtom).person
  store.set(syncIdentityAtom)
  const person = store.get(cartStateAtom).person
  const cart = await parseRecord(message, site, person)
  const { pending, refetch, version: own, person: now } = store.get(cartStateAtom)
  if (person !== now) return
  // Not a cart for this tab, but the person may have logged in or out in the other one.
  if (!cart) return person === previous ? undefined : void store.set(loadCartAtom)
  const { base, version } = message as Record<'base' | 'version', number>
  // The mirror had the cart here when the other one was asked for.
  if (pending.length === 0 && !refetch && own && own === base)
    store.set(confirmCartAtom, { cart, base, version: version >>> 0, isEcho: true })
  // Otherwise only the server knows which cart is newer, and pending changes are newer than both.
  else void store.set(loadCartAtom, REFETCH.tab)
}
