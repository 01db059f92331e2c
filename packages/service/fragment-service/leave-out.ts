import type { FragmentFailure } from './failure.ts'
import type { Refuse } from './fragment-request.ts'
import type { Metrics } from './metrics.ts'

/** So many different attributes that were left out are told: strangers can make up names. */
const MAX_TOLD = 100

interface LeaveOutOptions {
  metrics: Metrics
  onError: (failure: FragmentFailure) => void
}

/** Has attributes left out that a fragment can't use: each is counted, and told once (FRAGMENT-33). */
export function createLeaveOut({ metrics, onError }: LeaveOutOptions): Refuse {
  const told = new Set<string>()
  return ({ code, message }, { site, tag }) => {
    metrics.leftOut(tag)
    const key = `${site} ${tag} ${message}`
    if (told.has(key) || told.size === MAX_TOLD) return
    told.add(key)
    onError({ code, message: `An attribute was left out: ${message}`, site, tag })
  }
}
