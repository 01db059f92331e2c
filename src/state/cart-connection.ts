/** The cart and the page: which events it hears and tells (public contract, section 4). */
import { claim } from '../page/claims.ts'
import { emit, listen, tellError } from '../page/events.ts'
import { knownState } from '../page/known-state.ts'
import { confirmedCartAtom, itemCountAtom } from './cart.ts'
import { loadCartAtom, showMirrorAtom } from './cart-load.ts'
import type { Store } from './store.ts'

const connections = new WeakMap<Store, { count: number; end(): void }>()

/**
 * Connects a site's cart to the page, shows the kept cart at once and reads it anew; every element that shows the cart
 * does so when it mounts. Returns what ends the connection.
 */
export function connectCart(store: Store): () => void {
  const connection = connections.get(store) ?? { count: 0, end: attach(store) }
  connections.set(store, connection)
  connection.count += 1
  tellItemCount(store)
  store.set(showMirrorAtom)
  void store.set(loadCartAtom)
  return () => {
    connection.count -= 1
    if (connection.count > 0) return
    connection.end()
    connections.delete(store)
  }
}

function attach(store: Store): () => void {
  const ends = [
    listen(
      'cartTriggerUpdate',
      (detail) => void store.set(loadCartAtom, { forceReload: detail?.forceReload === true }),
    ),
    listen('modal-closed', () => void store.set(loadCartAtom)),
    listen('shop-cart-change', (detail, event) => {
      if (claim(event)) void changeFromOutside(store, detail)
    }),
    store.sub(itemCountAtom, () => tellItemCount(store)),
    store.sub(confirmedCartAtom, () => tellItemCount(store)),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The code for changes is fetched with the first one; they keep their order, since imports settle in theirs. */
async function changeFromOutside(store: Store, detail: unknown): Promise<void> {
  try {
    const { externalChangeAtom } = await import('./cart-changes.ts')
    store.set(externalChangeAtom, detail)
  } catch (error) {
    tellError('shop-minicart', 'CODE_UNAVAILABLE', String(error))
    const requestId = (detail as { requestId?: string } | undefined)?.requestId
    emit('shop-cart-change-result', { ...(requestId !== undefined && { requestId }), ok: false, error: 'UNKNOWN' })
  }
}

/** Tells a count that is another than the last one told; an empty cart is the page's own first assumption. */
function tellItemCount(store: Store): void {
  if (store.get(confirmedCartAtom).status === 'unknown') return
  const itemCount = store.get(itemCountAtom)
  const known = knownState()
  const before = known.itemCount ?? 0
  known.itemCount = itemCount
  if (before !== itemCount) emit('cart-data-changed', { itemCount })
}
