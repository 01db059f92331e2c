/** The cart and the page: which events it hears and tells (public contract, section 4). */

import { onReturn } from '../../page/browser/return.ts'
import { claim } from '../../page/events/claims.ts'
import { emit, listen, reportError } from '../../page/events/events.ts'
import { forgetItemCount, noteItemCount } from '../../page/events/known-state.ts'
import { pageContextAtom } from '../page-context.ts'
import { sharedConnection } from '../shared-connection.ts'
import type { Store } from '../store.ts'
import { confirmedCartAtom, itemCountAtom } from './cart.ts'
import { answerChange, REFUSED } from './cart-answer.ts'
import { loadCartAtom, showMirrorAtom } from './cart-load.ts'
import { forgetCartAtom, meetPersonAtom, personAtom } from './cart-person.ts'
import { connectTabs } from './cart-tabs.ts'

const connectToPage = sharedConnection(attach)

/**
 * Connects a site's cart to the page, shows the kept cart at once and reads it anew; every element that shows the cart
 * does so when it mounts. Returns what ends the connection.
 */
export function connectCart(store: Store): () => void {
  const end = connectToPage(store)
  tellItemCount(store)
  store.set(showMirrorAtom)
  void store.set(loadCartAtom)
  return end
}

function attach(store: Store): () => void {
  const load = () => void store.set(loadCartAtom)
  const ends = [
    listen(
      'cartTriggerUpdate',
      (detail) => void store.set(loadCartAtom, { forceReload: detail?.forceReload === true }),
    ),
    listen('modal-closed', load),
    listen('shop-preview-changed', load),
    listen('shop-cart-change', (detail, event) => {
      if (claim(event)) void changeFromOutside(store, detail)
    }),
    // The cart is personal too. Who stays the same by the token's word keeps the changes that are waiting.
    listen('shop-personal-data-reset', () => {
      store.set(meetPersonAtom)
      store.set(forgetCartAtom)
      load()
    }),
    onReturn((isRestored) => {
      const before = store.get(personAtom)
      store.set(meetPersonAtom)
      if (isRestored || store.get(personAtom) !== before) load()
    }),
    connectTabs(store),
    store.sub(itemCountAtom, () => tellItemCount(store)),
    store.sub(confirmedCartAtom, () => tellItemCount(store)),
  ]
  return () => {
    for (const end of ends) end()
    const site = store.get(pageContextAtom)?.site
    if (site) forgetItemCount(site)
  }
}

/** The code for changes is fetched with the first one; they keep their order, since imports settle in theirs. */
async function changeFromOutside(store: Store, detail: unknown): Promise<void> {
  try {
    const { externalChangeAtom } = await import('./cart-changes.ts')
    store.set(externalChangeAtom, detail)
  } catch (error) {
    reportError('shop-minicart', 'CODE_UNAVAILABLE', String(error))
    answerChange([(detail as { requestId?: string } | undefined)?.requestId], REFUSED)
  }
}

/** Tells a count that is news to the page. */
function tellItemCount(store: Store): void {
  const context = store.get(pageContextAtom)
  if (!context || store.get(confirmedCartAtom).status === 'unknown') return
  const itemCount = store.get(itemCountAtom)
  if (noteItemCount(context.site, itemCount)) emit('cart-data-changed', { itemCount })
}
