/** Fake services for tests in a browser. */

export interface Served {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  cache: RequestCache
  body: unknown
}

export type Handler = (call: Served) => Response | Promise<Response>

export const json = (body: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/**
 * Replaces `fetch` by handlers for `METHOD path`; anything else is answered with 404. Returns the recorded calls and the
 * function that restores `fetch`.
 */
export function serve(handlers: Record<string, Handler>): { calls: Served[]; end(): void } {
  const original = window.fetch
  const calls: Served[] = []
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = await request.clone().text()
    const call: Served = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      cache: request.cache,
      body: text === '' ? undefined : JSON.parse(text),
    }
    calls.push(call)
    const handler = handlers[`${call.method} ${call.path}`]
    return handler ? aborting(Promise.resolve(handler(call)), request.signal) : json({}, 404)
  }
  return {
    calls,
    end() {
      window.fetch = original
    },
  }
}

function aborting<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject)
  })
}
