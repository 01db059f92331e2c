/** The one file that knows ky: time limit, cookies, JSON bodies, and every failure as one typed error. */
import ky, { type KyInstance } from 'ky'
import { hasCookie } from '../page/browser/cookies.ts'
import { toJson } from '../page/browser/json.ts'
import { messageOf } from '../page/browser/message-of.ts'
import { pageSettings } from '../page/configuration/settings.ts'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import { ApiError, statusError } from './api-error.ts'
import type { ServiceContext } from './service-context.ts'

export interface Call {
  method?: 'get' | 'post' | 'put'
  /** Starts with a slash; the context's `apiBase` goes before it. */
  path: string
  query?: Record<string, string | number | boolean>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** By default `reload` with a preview token or the context's `bypassCache`, else `default` (CALL-16). */
  cache?: RequestCache
  signal?: AbortSignal | undefined
}

export interface Answer {
  status: number
  isOk: boolean
  /** The parsed JSON body; `undefined` when there is none or it can't be parsed. */
  body: unknown
}

let client: KyInstance | undefined

function configured(): KyInstance {
  // `limited` sets the time limit instead, since it has to include the body (CALL-5).
  client ??= ky.create({ timeout: false, retry: 0, credentials: 'include', throwHttpErrors: false })
  return client
}

/** A signal that aborts with the caller's or at the time limit, a promise that rejects then, and the cleanup. */
function limited(outer: AbortSignal | undefined) {
  const controller = new AbortController()
  const state = { isTimeUp: false }
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    state.isTimeUp = true
    abort()
  }, REQUEST_TIMEOUT_MS)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('Ended', 'AbortError'))
    if (controller.signal.aborted) end()
    controller.signal.addEventListener('abort', end)
  })
  ended.catch(() => {})
  const release = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, state, ended, release }
}

function toApiError(error: unknown, call: Call, isTimeUp: boolean): ApiError {
  const what = `${(call.method ?? 'get').toUpperCase()} ${call.path}`
  if (call.signal?.aborted) return new ApiError('aborted', `${what} was aborted.`)
  if (isTimeUp) return new ApiError('timeout', `${what} took over ${REQUEST_TIMEOUT_MS} ms.`)
  return new ApiError('network', `${what} got no answer (${messageOf(error)}).`, { cause: error })
}

/**
 * Calls a service. Any status is an answer; the caller decides what it means.
 *
 * @throws {ApiError} when no answer came: `network`, `timeout` (body included), `aborted`.
 */
export async function ask(context: ServiceContext, call: Call): Promise<Answer> {
  const { signal, state, ended, release } = limited(call.signal)
  try {
    return await Promise.race([request(context, call, signal), ended])
  } catch (error) {
    throw toApiError(error, call, state.isTimeUp)
  } finally {
    release()
  }
}

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

async function request(context: ServiceContext, call: Call, signal: AbortSignal): Promise<Answer> {
  const method = call.method ?? 'get'
  const headers: Record<string, string> = { accept: 'application/json', ...call.headers }
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  const response = await configured()(context.apiBase + call.path, {
    method,
    headers,
    signal,
    // A change reaches the service although the page is left meanwhile (CALL-8).
    keepalive: method !== 'get',
    ...(call.query && { searchParams: call.query }),
    ...(call.body !== undefined && { body: toJson(call.body) }),
    cache: call.cache ?? (context.bypassCache || hasCookie(pageSettings().cookies.previewToken) ? 'reload' : 'default'),
  })
  return { status: response.status, isOk: response.ok, body: parseJson(await response.text()) }
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
