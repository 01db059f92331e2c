/** A net that may lose, delay or garble anything: for the cart's random interleavings. */
import { type FakeAnswer, responseOf } from './fake-net.ts'

export type Fate =
  /** Done, and answered. */
  | { kind: 'done' }
  /** Not done, and answered so. */
  | { kind: 'refused'; status: number; error: string; limit?: number }
  /** No answer: the net fails, or the time runs out. */
  | { kind: 'lost'; isDone: boolean; isSilent: boolean }
  /** Done, but the answer can't be read. */
  | { kind: 'garbled'; text: string }

/** What becomes of one call, and how long it takes to get there and back. */
export interface Plan {
  fate: Fate
  toMs: number
  backMs: number
}

/** What becomes of the calls, in order, and how long a word takes from tab to tab. */
export interface Nature {
  changes: Plan[]
  reads: Plan[]
  tellMs: number
}

interface Call {
  plan: Plan
  signal: AbortSignal
  /** The service's part; no answer when it gives none. */
  serve(): FakeAnswer | undefined
  /** Whether the page that has asked is still there. */
  isHeard(): boolean
  /** The call is over for who has asked. */
  settle(isOk: boolean): void
}

/** Carries a call to the service and its answer back. */
export function carry({ plan: { fate, toMs, backMs }, signal, serve, isHeard, settle }: Call): Promise<Response> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const end = (isOk: boolean, arrive: () => void) => {
      if (isOver || !isHeard()) return
      isOver = true
      settle(isOk)
      arrive()
    }
    signal.addEventListener('abort', () => end(false, () => reject(new DOMException('Aborted', 'AbortError'))))
    setTimeout(() => {
      const answer = serve()
      if (fate.kind === 'lost' && fate.isSilent) return
      const arrive = () => (answer ? resolve(responseOf(answer)) : reject(new TypeError('Failed to fetch')))
      setTimeout(() => end(fate.kind === 'done', arrive), backMs)
    }, toMs)
  })
}
