import { RETRY_MS } from './limits.ts'

/** So many contents in a row: one that is broken by itself says nothing of the others. */
const MAX_FAILURES = 5

interface State {
  failed: Set<string>
  /** In ms since 1970; 0 while the circuit is closed. */
  retryAt: number
}

/**
 * Whether a service is worth a call. After failures of several contents in a row its circuit is open: no call is made, but one
 * in five seconds for content that is known, until a call succeeds. Failures of content that was never there do not count: a
 * stranger can make them. `service`: its name and host.
 */
export function createCircuits() {
  const states = new Map<string, State>()
  const stateOf = (service: string): State => {
    const state = states.get(service) ?? { failed: new Set(), retryAt: 0 }
    states.set(service, state)
    return state
  }
  return {
    allows(service: string, isNew: boolean): boolean {
      const state = stateOf(service)
      if (state.retryAt === 0) return true
      if (isNew || Date.now() < state.retryAt) return false
      state.retryAt = Date.now() + RETRY_MS
      return true
    },
    succeeded: (service: string) => void states.delete(service),
    failed(service: string, content: string, isNew: boolean): void {
      const state = stateOf(service)
      if (isNew) return
      state.failed.add(content)
      if (state.failed.size < MAX_FAILURES) return
      state.failed.clear()
      state.retryAt = Date.now() + RETRY_MS
    },
  }
}
