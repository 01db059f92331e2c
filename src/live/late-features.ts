/** Code of an element that React fetches later than the element's own, by name: whether it is there, and who waits for it. */
export interface LateFeatures {
  /** React can fetch it. Returns the cleanup. */
  offer(name: string, fetch: () => void): () => void
  /** Its code is there and listens. Returns the cleanup. */
  provide(name: string): () => void
  /** It can't be loaded now. */
  fail(name: string): void
  isReady(name: string): boolean
  /** Has it fetched, now or when React is there. */
  need(name: string): void
  /** Calls back with each that is ready, or has failed. Returns the cleanup. */
  onSettled(run: (name: string) => void): () => void
}

export function createLateFeatures(): LateFeatures {
  const offered = new Map<string, () => void>()
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
    onSettled(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
  }
}
