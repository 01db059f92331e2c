import type { Store } from './store.ts'

/** A connection of a store to the page that several elements of one site share: the first one begins it, the last ends it. */
export function sharedConnection(attach: (store: Store) => () => void): (store: Store) => () => void {
  const connections = new WeakMap<Store, { count: number; end(): void }>()
  return (store) => {
    const connection = connections.get(store) ?? { count: 0, end: attach(store) }
    connections.set(store, connection)
    connection.count += 1
    return () => {
      connection.count -= 1
      if (connection.count > 0) return
      connection.end()
      connections.delete(store)
    }
  }
}
