/** Connects the cart to the page's events. */
import { personToken } from '../../api/cart/cart-call.ts'
import { type HeldChange, heldChanges, hold, release } from '../../api/cart/held-changes.ts'
import { loadOnce } from '../../page/browser/load-once.ts'
import { joinCleanups, onPageReturn } from '../../page/browser/on.ts'
import { claim } from '../../page/events/claims.ts'
import { emit, listen, reportMissingCode } from '../../page/events/events.ts'
import { clearItemCount, recordItemCount } from '../../page/events/shared-state.ts'
import { pageContextAtom } from '../page-context.ts'
import { type Store, sharedConnection } from '../store.ts'
import { itemCountAtom } from './cart.ts'
import { forgetCartAtom, loadCartAtom, showMirrorAtom, syncIdentityAtom } from './cart-effects.ts'
import { REFETCH } from './cart-machine.ts'
import { answerChange, REFUSED } from './cart-results.ts'
import { cartStateAtom } from './cart-store.ts'
import { connectTabs } from './cart-tabs.ts'

const connectToPage = sharedConnection(attach)

/**
 * Connects a site's cart to the page, shows its mirror and reads it. Called by every element that shows the cart when it
 * mounts (CART-1); returns the cleanup.
 */
export function connectCart(store: Store): () => void {
  const disconnect = connectToPage(store)
  emitItemCount(store)
  void store.set(showMirrorAtom)
  void store.set(loadCartAtom, REFETCH.mounted)
  return disconnect
}

function attach(store: Store): () => void {
  const load = () => void store.set(loadCartAtom)
  return joinCleanups(
    listen(
      'cartTriggerUpdate',
      (detail) => void store.set(loadCartAtom, detail?.forceReload === true ? REFETCH.forced : REFETCH.page),
    ),
    listen('modal-closed', load),
    listen('shop-preview-changed', load),
    listen('shop-cart-change', (detail, event) => {
      if (!claim(event)) return
      hold(event as HeldChange, personToken())
      void changeByRequest(store, detail, event as HeldChange)
    }),
    listen('shop-personal-data-reset', () => {
      store.set(syncIdentityAtom)
      store.set(forgetCartAtom)
      load()
    }),
    onPageReturn((isRestored) => {
      // A visible page has missed nothing, unless the person has changed (CART-36).
      const previous = store.get(cartStateAtom).person
      store.set(syncIdentityAtom)
      if (isRestored || store.get(cartStateAtom).person !== previous) load()
    }),
    connectTabs(store),
    store.sub(cartStateAtom, () => emitItemCount(store)),
    () => {
      const site = store.get(pageContextAtom)?.site
      if (site) clearItemCount(site)
    },
  )
}

/**
 * Loads the code for changes, with the first one, or ahead. One promise for all: what waits for it goes on in order, while imports of one
 * module may settle in any order.
 *
 * @throws when it can't be loaded. The next call tries again.
 */
export const loadChanges = loadOnce(() => import('./cart-changes.late.ts'))

/** Carries out a page's change, in the order of the events (CART-38). */
async function changeByRequest(store: Store, detail: unknown, event: HeldChange): Promise<void> {
  const changes = await loadChanges().catch(async (error) => {
    reportMissingCode('shop-minicart', error)
    // Sent without the code once: what the service has not confirmed comes again, with a key (CART-52).
    if (!event.key) await heldChanges().send?.(event)
    if (release(event)) answerChange([(detail as { requestId?: string } | undefined)?.requestId], REFUSED)
  })
  if (changes) store.set(changes.externalChangeAtom, detail, event)
}

/** Dispatches the count when it has changed for the page (CART-37). */
function emitItemCount(store: Store): void {
  const context = store.get(pageContextAtom)
  if (!context || store.get(cartStateAtom).confirmed.status === 'unknown') return
  const itemCount = store.get(itemCountAtom)
  if (recordItemCount(context.site, itemCount)) emit('cart-data-changed', { itemCount })
}
