/** Code of an element that comes later than its own, by name: whether it is there, and who waits for it. */
export interface LateFeatures {
  /** It can be fetched, ahead of its use too. Returns the cleanup. */
  offer(name: string, fetch: (isAhead?: boolean) => void): () => void
  /** Its code is there and listens. Returns the cleanup. */
  provide(name: string): () => void
  /** It can't be loaded now. */
  fail(name: string): void
  isReady(name: string): boolean
  /** Has it fetched, now or when that can be done. */
  need(name: string): void
  /** Has it fetched before it is used, if that can be done. */
  prepare(name: string): void
  /** Calls back with each that is ready, or has failed. Returns the cleanup. */
  onSettled(run: (name: string) => void): () => void
}

export function createLateFeatures(): LateFeatures {
  const offered = new Map<string, (isAhead?: boolean) => void>()
  const needed = new Set<string>()
  const ready = new Set<string>()
  const listeners = new Set<(name: string) => void>()
  const settle = (name: string) => {
    needed.delete(name)
    for (const run of listeners) run(name)
  }
  return {
    offer(name, fetch) {
      offered.set(name, fetch)
      if (needed.has(name)) fetch()
      return () => offered.get(name) === fetch && offered.delete(name)
    },
    provide(name) {
      ready.add(name)
      settle(name)
      return () => ready.delete(name)
    },
    fail: settle,
    isReady: (name) => ready.has(name),
    need(name) {
      needed.add(name)
      offered.get(name)?.()
    },
    prepare: (name) => offered.get(name)?.(true),
    onSettled(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}
