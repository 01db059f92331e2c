/** A network that may lose, delay or garble any answer, for the random scripts. */
import { type FakeAnswer, responseOf } from './fake-network.ts'

export type CallOutcome =
  /** Carried out, and answered. */
  | { kind: 'done' }
  /** Not carried out, and answered with an error. */
  | { kind: 'refused'; status: number; error: string; limit?: number }
  /** No answer: the network fails, or (`isSilent`) the call times out. */
  | { kind: 'lost'; isDone: boolean; isSilent: boolean }
  /** Carried out, but the answer is unreadable. */
  | { kind: 'malformed'; text: string }

/** Outcome of one call, and the time that request and answer take. */
export interface CallPlan {
  outcome: CallOutcome
  requestMs: number
  responseMs: number
}

/** Plans of the calls, in order, and the time that a broadcast between tabs takes. */
export interface NetworkPlan {
  changes: CallPlan[]
  reads: CallPlan[]
  broadcastMs: number
}

interface Delivery {
  plan: CallPlan
  signal: AbortSignal
  /** The answer of the service; undefined without one. */
  serve(): FakeAnswer | undefined
  /** Whether the page that sent the call is still open. */
  isPageOpen(): boolean
  /** Called when the call is over for its sender. */
  onSettled(isOk: boolean): void
}

/** Delivers a call to the service, and the answer back. */
export function deliver({ plan, signal, serve, isPageOpen, onSettled }: Delivery): Promise<Response> {
  const { outcome, requestMs, responseMs } = plan
  return new Promise((resolve, reject) => {
    let isSettled = false
    const settle = (isOk: boolean, pass: () => void) => {
      if (isSettled || !isPageOpen()) return
      isSettled = true
      onSettled(isOk)
      pass()
    }
    signal.addEventListener('abort', () => settle(false, () => reject(new DOMException('Aborted', 'AbortError'))))
    setTimeout(() => {
      const answer = serve()
      if (outcome.kind === 'lost' && outcome.isSilent) return
      const pass = () => (answer ? resolve(responseOf(answer)) : reject(new TypeError('Failed to fetch')))
      setTimeout(() => settle(outcome.kind === 'done', pass), responseMs)
    }, requestMs)
  })
}
