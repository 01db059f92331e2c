/** Only the latest of several runs of one request counts: an old answer never replaces a newer one (FOOTER-12, PROMO-4). */
import { atom } from 'jotai/vanilla'

export interface Latest {
  /** Aborts the previous run and returns the signal of a new one. After each `await` check `signal.aborted`. */
  start(): AbortSignal
  /** Aborts the current run. */
  abort(): void
}

export function createLatest(): Latest {
  let controller: AbortController | undefined
  const abort = () => controller?.abort()
  return {
    start() {
      abort()
      controller = new AbortController()
      return controller.signal
    },
    abort,
  }
}

/** The same for action atoms: one `Latest` per store. */
export const latestAtom = () => atom(createLatest)
