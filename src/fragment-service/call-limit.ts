import type { Service } from './content-calls.ts'

/** Of one service at the same time, for all sites: its sockets and the memory of its answers are bounded. */
const MAX_AT_ONCE = 40
/** For content that has never been asked for, such as a made-up campaign: so many at once, and so many more a second. */
const MAX_NEW = 300
const NEW_A_SECOND = 2

interface Use {
  running: number
  new: number
  at: number
}

/** Bounds the calls of each service, whatever strangers ask for. `now`: in ms. */
export function createCallLimit(now: () => number = Date.now) {
  const uses = new Map<Service, Use>()

  /** Counts a call of a service, and returns how to end it; undefined where it must not be made now. */
  return (service: Service, isNew: boolean): (() => void) | undefined => {
    const use = uses.get(service) ?? { running: 0, new: MAX_NEW, at: now() }
    uses.set(service, use)
    use.new = Math.min(MAX_NEW, use.new + ((now() - use.at) / 1000) * NEW_A_SECOND)
    use.at = now()
    if (use.running >= MAX_AT_ONCE || (isNew && use.new < 1)) return undefined
    use.running += 1
    if (isNew) use.new -= 1
    return () => {
      use.running -= 1
    }
  }
}
