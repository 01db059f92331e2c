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

  /** What is thrown by `fetch` is no answer. */
  static from(error: unknown): HostFailure {
    if (error instanceof HostFailure) return error
    if (error instanceof ServiceFailure) return new HostFailure('WRONG_ANSWER', error.message)
    return new HostFailure('NO_ANSWER', `The fragment service does not answer (${reasonOf(error)}).`)
  }
}

/** `fetch` says nothing but that it has failed. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? cause.message : message
}
