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
  /** Called with each that is ready, or has failed. */
  onSettled?: ((name: string) => void) | undefined
}

export function createLateFeatures(): LateFeatures {
  const offered = new Map<string, (isAhead?: boolean) => void>()
  const ready = new Set<string>()
  const features: LateFeatures = {
    offer(name, fetch) {
      offered.set(name, fetch)
      return () => offered.get(name) === fetch && offered.delete(name)
    },
    provide(name) {
      ready.add(name)
      features.onSettled?.(name)
      return () => ready.delete(name)
    },
    fail: (name) => features.onSettled?.(name),
    isReady: (name) => ready.has(name),
    need: (name, isAhead) => offered.get(name)?.(isAhead),
  }
  return features
}
