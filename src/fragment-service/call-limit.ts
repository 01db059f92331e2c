import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import { createSlots, type TakeSlot } from './slots.ts'

/** Of one service of one host at the same time: its sockets and the memory of its answers are bounded. */
const MAX_AT_ONCE = 40
/** For content that has never been asked for, such as a made-up campaign: so many at once, and so many more a second. */
const MAX_NEW = 300
const NEW_A_SECOND = 2

interface Use {
  take: TakeSlot
  new: number
  /** In ms: when `new` was counted. */
  at: number
}

/** Bounds the calls of each service, whatever strangers ask for. `now`: in ms. */
export function createCallLimit(now: () => number = Date.now) {
  const uses = new Map<string, Use>()

  /** Counts a call of a service (its name and host), and returns how to end it; undefined where it must not be made now. */
  return (service: string, isNew: boolean): (() => void) | undefined => {
    const use = uses.get(service) ?? {
      take: createSlots(MAX_AT_ONCE, REQUEST_TIMEOUT_MS, now),
      new: MAX_NEW,
      at: now(),
    }
    uses.set(service, use)
    use.new = Math.min(MAX_NEW, use.new + ((now() - use.at) / 1000) * NEW_A_SECOND)
    use.at = now()
    if (isNew && use.new < 1) return undefined
    const end = use.take()
    if (end && isNew) use.new -= 1
    return end
  }
}
