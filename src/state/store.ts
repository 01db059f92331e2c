import { createStore } from 'jotai/vanilla'
import type { Site } from '../shop/sites/sites.ts'

export type Store = ReturnType<typeof createStore>

const stores = new Map<Site, Store>()

/** One store per site and page: elements of one site share what is known, elements of another site never see it. */
export function storeOf(site: Site): Store {
  const store = stores.get(site) ?? createStore()
  stores.set(site, store)
  return store
}

/**
 * A connection of a store to the page that several elements of one site share: the first one begins it, the last ends it.
 * What asks for different things (`keyOf`) has connections of its own.
 */
export function sharedConnection<Request = void>(
  attach: (store: Store, request: Request) => () => void,
  keyOf: (request: Request) => unknown = (request) => request,
): (store: Store, request: Request) => () => void {
  const connections = new WeakMap<Store, Map<unknown, { count: number; end(): void }>>()
  return (store, request) => {
    const ofStore = connections.get(store) ?? new Map<unknown, { count: number; end(): void }>()
    connections.set(store, ofStore)
    const key = keyOf(request)
    const connection = ofStore.get(key) ?? { count: 0, end: attach(store, request) }
    ofStore.set(key, connection)
    connection.count += 1
    return () => {
      connection.count -= 1
      if (connection.count > 0) return
      connection.end()
      ofStore.delete(key)
    }
  }
}
