/** Code of an element that comes later than its own, by name: whether it is there, and who waits for it. */
export interface LateFeatures {
  /** It can be fetched, ahead of its use too. Returns the cleanup. */
  offer(name: string, fetch: (isAhead?: boolean) => void): () => void
  /** Its code is there and listens. Returns the cleanup. */
  provide(name: string): () => void
  /** It can't be loaded now. */
  fail(name: string): void
  isReady(name: string): boolean
  /** Has it fetched, for a use or ahead of one. */
  need(name: string, isAhead?: boolean): void
  /** Calls back with each that is ready, or has failed. Returns the cleanup. */
  onSettled(run: (name: string) => void): () => void
}

export function createLateFeatures(): LateFeatures {
  const offered = new Map<string, (isAhead?: boolean) => void>()
  const ready = new Set<string>()
  const listeners = new Set<(name: string) => void>()
  const settle = (name: string) => {
    for (const run of listeners) run(name)
  }
  return {
    offer(name, fetch) {
      offered.set(name, fetch)
      return () => offered.get(name) === fetch && offered.delete(name)
    },
    provide(name) {
      ready.add(name)
      settle(name)
      return () => ready.delete(name)
    },
    fail: settle,
    isReady: (name) => ready.has(name),
    need: (name, isAhead) => offered.get(name)?.(isAhead),
    onSettled(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}
