/** Calls by the platform's `fetch`: time limit, JSON answers, and every failure as one typed error. */
import { fromJson } from '../page/browser/json.ts'
import { on } from '../page/browser/on.ts'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import { type Call, requestOf } from './request.ts'
import type { ServiceContext } from './service-context.ts'

/** Why a call failed, for code and console. */
type FailureReason =
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

export interface Answer {
  status: number
  isOk: boolean
  /** The parsed JSON body; `undefined` when there is none, the text itself when it is not JSON. */
  body: unknown
}

/**
 * Calls a service. Any status is an answer; the caller decides what it means.
 *
 * @throws {ApiError} when no answer came: `network`, `timeout` (body included), `aborted`.
 */
export const ask = (context: ServiceContext, call: Call): Promise<Answer> =>
  withinLimit(call, async (signal) => {
    const { url, init } = requestOf(context, call)
    // After the caller's code, which may be in the midst of changing the state: pages wrap `fetch` by code of any kind.
    await Promise.resolve()
    // As a method of the window, which some of them rely on.
    return answerOf(await globalThis.fetch(url, { ...init, signal }))
  })

/**
 * Like `ask`, for calls that accept nothing but 2xx. `what` names the answer in messages, e.g. "Personal data".
 *
 * @throws {ApiError} also with reason `status`.
 */
export async function askOk(context: ServiceContext, call: Call, what: string): Promise<Answer> {
  const answer = await ask(context, call)
  if (!answer.isOk) throw statusError(what, answer.status)
  return answer
}

function bodyOf(text: string): unknown {
  const body = fromJson(text)
  return body === undefined ? text || undefined : body
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  isOk: response.ok,
  body: bodyOf(await response.text()),
})

/** The same promise, which rejects as soon as the signal is aborted, whatever `running` does then. */
export const untilAborted = <T>(running: Promise<T>, signal: AbortSignal | undefined): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new DOMException('Ended', 'AbortError'))
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
    running.then(resolve, reject)
  })

/**
 * Runs one attempt of a call. Its signal is aborted with the call's, or when the time is up (CALL-5).
 *
 * @throws {ApiError} on any failure: `network`, `timeout`, `aborted`.
 */
async function withinLimit<T>(call: Call, attempt: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    abort()
  }, REQUEST_TIMEOUT_MS)
  if (call.signal?.aborted) abort()
  const stop = call.signal && on(call.signal, 'abort', abort)
  try {
    return await untilAborted(attempt(controller.signal), controller.signal)
  } catch (error) {
    throw toApiError(error, call, isTimeUp)
  } finally {
    clearTimeout(timer)
    stop?.()
  }
}

export function toApiError(error: unknown, call: Call, isTimeUp = false): ApiError {
  const what = `${call.method ?? 'GET'} ${(call.template ?? call.path).split('?')[0]}`
  if (call.signal?.aborted) return new ApiError('aborted', `${what} was aborted.`)
  if (isTimeUp) return new ApiError('timeout', `${what} took over ${REQUEST_TIMEOUT_MS} ms.`)
  return new ApiError('network', `${what} got no answer (${error instanceof Error ? error.name : typeof error}).`, {
    cause: error,
  })
}
