/** Why a call failed, for code and console. */
export type FailureReason =
  /** No answer. */
  | 'network'
  /** No complete answer within 15 s. */
  | 'timeout'
  /** Aborted by the caller's signal. */
  | 'aborted'
  /** A status that the call does not accept. */
  | 'status'
  /** An answer that does not match its schema. */
  | 'malformed'

/** The one kind of error that leaves a service module. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status of the answer, if there was one. */
  readonly status: number | undefined
  constructor(
    readonly reason: FailureReason,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
  }
}

/** `what` names the answer, e.g. "The cart". */
export const statusError = (what: string, status: number): ApiError =>
  new ApiError('status', `${what} was answered with ${status}.`, { status })
