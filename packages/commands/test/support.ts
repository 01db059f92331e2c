/** The services as a back end that is checked, without a listener; their answers can be changed on the way. */

import { lateAnswer } from '../../../test/support/late-answer.ts'
import type { Fetch } from '../check/visitor.ts'
import { operationAt } from '../contract.ts'
import type { Breach, Passing } from './breaches/plants.ts'

/** For page and services on different hosts. */
export const PAGES = 'http://www.shop.test'
export const SERVICES = 'http://api.shop.test'

/** `fetch` that asks a handler in this process. */
export const fetchOf =
  (handle: (request: Request) => Promise<Response>): Fetch =>
  (url, init) =>
    handle(new Request(url, init))

const responseOf = (status: number, body: string | Uint8Array, headers: Headers) => {
  const hasBody = ![204, 304].includes(status)
  return new Response(hasBody ? (typeof body === 'string' ? body : new Uint8Array(body)) : null, { status, headers })
}

/** The same with what another origin needs, as docs/backend.md says. */
export const withOrigins =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const headers = new Headers(init.headers)
    const allow = (answer: Response) => {
      const cookies = answer.headers.getSetCookie()
      answer.headers.delete('set-cookie')
      for (const cookie of cookies) answer.headers.append('set-cookie', `${cookie}; Domain=shop.test`)
      if (headers.get('origin') !== PAGES) return answer
      answer.headers.set('access-control-allow-origin', PAGES)
      answer.headers.set('access-control-allow-credentials', 'true')
      answer.headers.append('vary', 'Origin')
      return answer
    }
    if (init.method !== 'OPTIONS') return allow(await fetch(url, init))
    const names = 'Content-Type, X-Hunter-Site, X-Long-Term-Token, X-CSRF-Token, X-LoginToken'
    const allowed = { 'access-control-allow-methods': 'GET, PUT, POST', 'access-control-allow-headers': names }
    return allow(new Response(null, { status: 204, headers: allowed }))
  }

/** The same with one breach of the contract. */
export const breaching =
  (fetch: Fetch, [, call, plant]: Breach): Fetch =>
  async (url, init) => {
    const answer = await fetch(url, init)
    const id = init.method === 'OPTIONS' ? 'preflight' : operationAt(init.method ?? 'GET', new URL(url).pathname)?.id
    if (!id || id !== call) return answer
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const body = JSON.parse(typeof init.body === 'string' ? init.body : 'null')
    const request = { url, headers: new Headers(init.headers), body }
    const passing: Passing = {
      call: id,
      request,
      status: answer.status,
      headers: new Headers(answer.headers),
      json: jsonOf(bytes),
    }
    plant(passing)
    if (passing.isDropped) throw new TypeError('fetch failed')
    if (passing.delayMs) await lateAnswer(passing.delayMs, init.signal)
    const changed = passing.text ?? (passing.json === undefined ? bytes : JSON.stringify(passing.json))
    return responseOf(passing.status, changed, passing.headers)
  }

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
