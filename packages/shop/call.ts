/** A call of a service, and how the services are listed. */
import type { Site } from '../../src/shop/sites/sites.ts'
import type { CallName } from './faults.ts'
import type { Visit } from './visit.ts'
import type { Visitor } from './visitor.ts'

export interface Call {
  request: Request
  path: string
  /** The last of a repeated parameter counts. */
  query: Readonly<Record<string, string | undefined>>
  /** The parts of the path that its route names. */
  params: Readonly<Record<string, string>>
  /** The value of JSON or a form, the text of anything else. */
  body: unknown
  visit: Visit
  visitor: Visitor
  /** All of the shop, by their ids. */
  visitors: ReadonlyMap<string, Visitor>
  /** The site of the header or the query, else the visitor's. */
  site: Site
}

export interface Route {
  /** By this name faults break it. */
  fault?: CallName
  /** Cookies whose value must be repeated in a header (CALL-11). */
  tokens?: readonly TokenName[]
  answer(call: Call): Response | Promise<Response>
}

/** By `METHOD /path/:parameter`. */
export type Routes = Readonly<Record<string, Route>>

export const TOKEN_HEADERS = {
  longTermToken: 'x-long-term-token',
  csrfToken: 'x-csrf-token',
  LoginToken: 'x-logintoken',
} as const
export type TokenName = keyof typeof TOKEN_HEADERS

export const noContent = (status = 204): Response => new Response(null, { status })

export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/** A drawing, or 404. */
export const picture = (svg: string | undefined, cacheControl = 'no-store'): Response =>
  svg === undefined
    ? new Response('No such picture', { status: 404, headers: { 'content-type': 'text/plain' } })
    : new Response(svg, {
        headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': cacheControl },
      })
