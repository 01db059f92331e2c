/** A call of a service, and the request that it makes: address, cookies, headers and JSON body. */
import { hasCookie } from '../page/browser/cookies.ts'
import { toJson } from '../page/browser/json.ts'
import { cookieName } from '../page/configuration/cookie-name.ts'
import type { ServiceContext } from './service-context.ts'

export interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  /** Starts with a slash; the context's `apiBase` goes before it. */
  path: string
  /** The path for messages, where it holds what no message may (EVENT-25). */
  template?: string
  query?: Record<string, string | number | boolean>
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** By default `reload` with a preview token or the context's `bypassCache`, else `default` (CALL-16). */
  cache?: RequestCache
  /** `error` for a call that changes something though it is a GET (CALL-10). By itself so for POST and PUT. */
  redirect?: RequestRedirect
  signal?: AbortSignal | undefined
}

/** Whether calls with this `api-base` go to the page's own origin. An opaque one has no services. */
export const isOwnOrigin = (apiBase: unknown): boolean => !apiBase && origin !== 'null'

interface FetchRequest {
  url: string
  init: RequestInit
}

/** The arguments of `fetch` for a call. Never a `Request`: old libraries replace that class by one of their own (THEME-8). */
export function requestOf(context: Pick<ServiceContext, 'apiBase' | 'bypassCache'>, call: Call): FetchRequest {
  const { query, body } = call
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
  const { url, init } = plainRequestOf(context, call, body === undefined ? undefined : toJson(body))
  init.cache ??= context.bypassCache || hasCookie(cookieName('previewToken')) ? 'reload' : 'default'
  return { url: url + (search && `?${search}`), init }
}

/** The same for a call that has no query and names its `cache`, with its body as text. */
export function plainRequestOf(
  { apiBase }: Pick<ServiceContext, 'apiBase'>,
  { method = 'GET', path, headers, cache, redirect }: Call,
  json?: string,
): FetchRequest {
  const isWrite = method !== 'GET'
  const isOwn = isOwnOrigin(apiBase)
  return {
    // A `<base>` may lead to another host (CALL-2).
    url: (/^\/[^/]/.test(apiBase + path) && origin !== 'null' ? origin : '') + apiBase + path,
    init: {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(json && { 'content-type': 'application/json' }),
      },
      credentials: 'include',
      // A change reaches the service although the page is left meanwhile (CALL-8).
      keepalive: isWrite,
      // A change goes nowhere else (CALL-10). Our headers stay with the origin that was asked: there a redirect is followed only
      // where the browser can bar other origins (CALL-14).
      redirect: redirect ?? (isWrite || (headers && !isOwn) ? 'error' : 'follow'),
      mode: headers && isOwn ? 'same-origin' : 'cors',
      // The page's address may hold a token (NEWS-39).
      referrerPolicy: 'origin',
      body: json,
      cache,
    },
  }
}
