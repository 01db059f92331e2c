import { ServiceFailure } from '../fragment-service/service-answer.ts'

/** Why the service brought no frame. */
export interface HostProblem {
  /** No answer; none in time; a status other than 200; an answer that is not the site's frame. */
  code: 'NO_ANSWER' | 'LATE' | 'STATUS' | 'WRONG_ANSWER'
  message: string
}

export class HostFailure extends Error implements HostProblem {
  constructor(
    readonly code: HostProblem['code'],
    message: string,
  ) {
    super(message)
  }

  static from(error: unknown): HostFailure {
    if (error instanceof HostFailure) return error
    if (error instanceof ServiceFailure) return new HostFailure('WRONG_ANSWER', error.message)
    // The error that `fetch` throws.
    return new HostFailure('NO_ANSWER', `The fragment service does not answer (${reasonOf(error)}).`)
  }
}

/** `fetch` says nothing but that it has failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? cause.message : message
}

/** So many different failures are remembered as told. */
const MAX_TOLD = 1000

/** Tells each failure once until a call succeeds: one of the service by any call, one of an answer by the call for it. */
export function createTelling(onError: (problem: HostProblem) => void) {
  const told = new Set<string>()
  function tell(problem: HostProblem, path = ''): void {
    const key = keyOf(problem.code, path)
    if (told.has(key)) return
    if (told.size >= MAX_TOLD) told.clear()
    told.add(key)
    try {
      onError(problem)
    } catch (error) {
      console.error('[shop-elements] onError has failed.', error)
    }
  }
  return {
    tell,
    /** The result of a call; undefined when it fails, which is told. */
    async tried<Value>(path: string, calling: Promise<Value>): Promise<Value | undefined> {
      try {
        const value = await calling
        for (const code of ['NO_ANSWER', 'LATE', 'STATUS', 'WRONG_ANSWER'] as const) told.delete(keyOf(code, path))
        return value
      } catch (error) {
        tell(HostFailure.from(error), path)
        return undefined
      }
    },
  }
}

const keyOf = (code: HostProblem['code'], path: string) =>
  code === 'STATUS' || code === 'WRONG_ANSWER' ? `${code} ${path}` : code
