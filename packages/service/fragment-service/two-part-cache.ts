import { LRUCache } from 'lru-cache'

interface Limits<Value> {
  max: number
  /** The limit of all sizes. */
  maxSize: number
  sizeOf(value: Value): number
}

/** Entries that were asked for once only have this part of the room. */
const PART_OF_NEW = 0.5

/**
 * A cache of what is used longest ago first out, in two parts: what is asked for a second time is kept apart from what was asked for
 * once, so that strangers who ask for ever new things don't push out what visitors need.
 */
export function createTwoPartCache<Value extends object>({ max, maxSize, sizeOf }: Limits<Value>) {
  const part = (share: number) =>
    new LRUCache<string, Value>({ max: max * share, maxSize: maxSize * share, sizeCalculation: sizeOf })
  const once = part(PART_OF_NEW)
  const again = part(1 - PART_OF_NEW)
  return {
    has: (key: string) => again.has(key) || once.has(key),
    get(key: string): Value | undefined {
      const value = once.get(key)
      if (value === undefined) return again.get(key)
      once.delete(key)
      again.set(key, value)
      return value
    },
    /** Replaces what is there, or puts it with what was asked for once. */
    set: (key: string, value: Value) => void (again.has(key) ? again : once).set(key, value),
  }
}
