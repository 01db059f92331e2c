/** The one file that knows ky: time limit, cookies, site header, JSON bodies, and every failure as one typed error. */
import ky, { type KyInstance, TimeoutError } from 'ky'
import { toJson } from '../page/json.ts'
import { pageSettings } from '../page/settings.ts'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import { ApiError } from './api-error.ts'
import type { ServiceContext } from './service-context.ts'

export interface Call {
  method?: 'get' | 'post' | 'put'
  /** Starts with a slash; the context's `apiBase` goes before it. */
  path: string
  query?: Record<string, string | number | boolean>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
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
  client ??= ky.create({
    timeout: REQUEST_TIMEOUT_MS,
    retry: 0,
    credentials: 'include',
    throwHttpErrors: false,
  })
  return client
}

function toApiError(error: unknown, call: Call, signal: AbortSignal | undefined): ApiError {
  const what = `${(call.method ?? 'get').toUpperCase()} ${call.path}`
  if (signal?.aborted) return new ApiError('UNKNOWN', 'aborted', `${what} was aborted.`)
  if (error instanceof TimeoutError)
    return new ApiError('UNKNOWN', 'timeout', `${what} took over ${REQUEST_TIMEOUT_MS} ms.`)
  return new ApiError(
    'UNKNOWN',
    'network',
    `${what} got no answer (${error instanceof Error ? error.message : error}).`,
  )
}

/**
 * Asks a service. Any status is an answer; what it means is the caller's matter.
 *
 * @throws {ApiError} `UNKNOWN` when no answer came: network, time limit, abort.
 */
export async function ask(context: ServiceContext, call: Call): Promise<Answer> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    [pageSettings().headers.site]: context.site,
    ...call.headers,
  }
  if (call.body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await configured()(context.apiBase + call.path, {
      method: call.method ?? 'get',
      headers,
      ...(call.query && { searchParams: call.query }),
      ...(call.body !== undefined && { body: toJson(call.body) }),
      ...(call.cache && { cache: call.cache }),
      ...(call.signal && { signal: call.signal }),
    })
    const text = await response.text()
    return { status: response.status, isOk: response.ok, body: parseJson(text) }
  } catch (error) {
    throw toApiError(error, call, call.signal)
  }
}

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
