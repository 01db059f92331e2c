/** The services as `fetch` of tests in a browser. */
import type { Call, Route } from '../../packages/shop/call.ts'
import { createServices } from '../../packages/shop/services.ts'

export interface Served {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  request: Request
}

type Answer = Response | Promise<Response>
export type Handler = (served: Served) => Answer
/** Also gets the call as the services do. */
export type CallHandler = (served: Served, call: Call) => Answer

export const json = (body: unknown, status = 200): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/**
 * Replaces `fetch` by the services, whose routes are given: handlers for `METHOD path`; anything else is answered with 404.
 * Returns the recorded calls and the function that restores `fetch`.
 */
export function serve(handlers: Record<string, CallHandler>): { calls: Served[]; end(): void } {
  const original = window.fetch
  const calls: Served[] = []
  const served = new WeakMap<Request, Served>()
  const routes = Object.keys(handlers).map((key): [string, Route] => [
    key,
    { answer: (call) => (handlers[key] as CallHandler)(served.get(call.request) as Served, call) },
  ])
  const { handle } = createServices({ routes: Object.fromEntries(routes) })
  let lastRead: Promise<unknown> = Promise.resolve()
  /** In the order of the calls: an engine may read two bodies beside each other in any order. */
  const bodyOf = async (request: Request) => {
    const text = request.clone().text()
    lastRead = Promise.allSettled([lastRead, text])
    await lastRead
    return text
  }
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname: path, searchParams: query } = new URL(request.url)
    const { method, headers } = request
    // At once where that is possible: calls are recorded in the order in which they are made.
    const text = input instanceof Request ? await bodyOf(request) : String(init?.body ?? '')
    const call: Served = {
      method,
      path,
      query,
      headers,
      request,
      body: text === '' ? undefined : JSON.parse(text),
    }
    calls.push(call)
    served.set(request, call)
    // The services read it again: at once, so that they too get the calls in order.
    request.text = async () => text
    return aborting(handle(request), request.signal)
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
