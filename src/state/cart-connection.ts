/** The cart and the page: which events it hears and tells (public contract, section 4). */
import { atom } from 'jotai'
import { parseCartChange } from '../api/cart-change-schema.ts'
import { emit, listen, tellError } from '../page/events.ts'
import { knownState } from '../page/known-state.ts'
import { itemCountAtom } from './cart.ts'
import { changeCartAtom } from './cart-changes.ts'
import { loadCartAtom, showMirrorAtom } from './cart-load.ts'
import { pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

// Several sites or two copies of the elements may listen on one page: a change is sent once, by the first who hears it.
const CLAIMED = Symbol.for('shop-elements.claimed')
type Claims = { [CLAIMED]?: WeakSet<Event> }

function claim(event: Event): boolean {
  const page = globalThis as Claims
  page[CLAIMED] ??= new WeakSet()
  if (page[CLAIMED].has(event)) return false
  page[CLAIMED].add(event)
  return true
}

const connections = new WeakMap<Store, { count: number; end(): void }>()

/**
 * Connects a site's cart to the page, shows the kept cart at once and reads it anew; every element that shows the cart
 * does so when it mounts. Returns what ends the connection.
 */
export function connectCart(store: Store): () => void {
  const connection = connections.get(store) ?? { count: 0, end: attach(store) }
  connections.set(store, connection)
  connection.count += 1
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
    listen('cartTriggerUpdate', (detail) => void store.set(loadCartAtom, { forceReload: detail?.forceReload === true })),
    listen('modal-closed', () => void store.set(loadCartAtom)),
    listen('shop-cart-change', (detail, event) => {
      if (claim(event)) store.set(externalChangeAtom, detail)
    }),
    store.sub(itemCountAtom, () => tellItemCount(store.get(itemCountAtom))),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function tellItemCount(itemCount: number): void {
  const known = knownState()
  if ((known.itemCount ?? 0) === itemCount) return
  known.itemCount = itemCount
  emit('cart-data-changed', { itemCount })
}

const externalChangeAtom = atom(null, (get, set, detail: unknown) => {
  const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
  const id = typeof requestId === 'string' ? requestId : undefined
  const parsed = parseCartChange(change)
  if (parsed) return set(changeCartAtom, { change: parsed, request: { id } })
  const context = get(pageContextAtom)
  tellError(context?.element ?? 'shop-minicart', 'INVALID_CHANGE', 'shop-cart-change: the change is not one of the five bodies.')
  emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ok: false, error: 'UNKNOWN' })
})
