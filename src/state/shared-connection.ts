import type { Store } from './store.ts'

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
