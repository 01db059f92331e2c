import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import { createBucket } from './bucket.ts'
import type { Service } from './service-answer.ts'
import { createSlots, type TakeSlot } from './slots.ts'

/** The limit for one service of one host at the same time: its sockets and the memory of its answers are bounded. */
const MAX_AT_ONCE = 40
/** Calls for content that has never been there, such as a made-up campaign, which strangers can make up: so many at once … */
const MAX_NEW: Readonly<Record<Service, number>> = {
  navigation: 100,
  'theme-worlds': 20,
  promotion: 1000,
  footer: 100,
  // Members of staff are few.
  preview: 20,
}
/** … and then so many a second. */
const NEW_A_SECOND = 0.3

/** Bounds the calls of each service, whatever strangers ask for. */
export function createCallLimit() {
  const uses = new Map<string, { take: TakeSlot; unknown: ReturnType<typeof createBucket> }>()

  /** Counts a call of a host's service, and returns how to end it; undefined where it must not be made now. */
  return (service: Service, host: string, isNew: boolean): (() => void) | undefined => {
    const key = `${service} ${host}`
    const use = uses.get(key) ?? {
      take: createSlots(MAX_AT_ONCE, REQUEST_TIMEOUT_MS),
      unknown: createBucket(MAX_NEW[service], NEW_A_SECOND),
    }
    uses.set(key, use)
    const end = use.take()
    if (!end || !isNew || use.unknown.take()) return end
    end()
    return undefined
  }
}
