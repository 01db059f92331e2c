/**
 * The back end of a shop as one web-standard handler, with a state per visitor. It stands in for a real one: behind the
 * demo shop, as `npx shop-elements mock`, and as `fetch` of tests.
 */
import { isSite } from '../../src/shop/sites/sites.ts'
import { takeFault, withFault } from './apply-fault.ts'
import { type Call, type Route, type Routes, TOKEN_HEADERS } from './call.ts'
import type { Faults } from './faults.ts'
import { type Forward, forwarded } from './forward.ts'
import { problem } from './problem.ts'
import { type Found, routeFinder } from './route-finder.ts'
import { applyPageQuery, isOnItsWay, queryOf, type Visit, visitOf } from './visit.ts'
import type { Visitor } from './visitor.ts'

interface ServicesOptions {
  routes: Routes
  /** Those of services before, which live on. */
  visitors?: Map<string, Visitor> | undefined
  /** Furnishes a new visitor. */
  welcome?: (visitor: Visitor) => void
  /** For all visitors; those of one visitor come first. */
  faults?: Faults
  /** Refuses a call that is not as the contract says. */
  refuse?: (call: Call) => Response | undefined
  forwards?: readonly Forward[]
}

export interface Services {
  visitors: Map<string, Visitor>
  /** Whether a service answers this request. */
  serves(request: Request): boolean
  /** @throws {DroppedConnection} for a fault that closes the connection. */
  handle(request: Request): Promise<Response>
  /** The visit of a request that no service answers. */
  visit(request: Request): Visit
  /** The visit of a page, whose query is applied. */
  openPage(request: Request): Visit
}

export function createServices(options: ServicesOptions): Services {
  const { visitors = new Map(), faults = new Map(), refuse, welcome, forwards = [] } = options
  const find = routeFinder(options.routes)
  const forwardOf = ({ url }: Request) => forwards.find(({ path }) => new URL(url).pathname.startsWith(path))

  async function answerOf({ route, params }: Found<Route>, request: Request, visit: Visit): Promise<Response> {
    const body = await bodyOf(request)
    if (body === UNREADABLE) return problem(400, 'The body is no JSON')
    const { visitor } = visit
    const query = queryOf(request)
    const site = [request.headers.get('x-hunter-site'), query.site].find(isSite) ?? visitor.site
    const { pathname: path } = new URL(request.url)
    const call = { request, path, query, params, body, visit, visitor, visitors, site }
    return refuse?.(call) ?? route.answer(call)
  }

  const services: Services = {
    visitors,
    serves: (request) => forwardOf(request) !== undefined || find(request) !== undefined,
    visit: (request) => visitOf(request, visitors, welcome),
    openPage(request) {
      const visit = services.visit(request)
      applyPageQuery(visit, request)
      return visit
    },
    async handle(request) {
      const found = find(request)
      const forward = forwardOf(request)
      if (!found && !forward) return missing()
      const visit = services.visit(request)
      const call = found?.route.fault
      const fault = call && (takeFault(visit.visitor.faults, call) ?? takeFault(faults, call))
      return withCookies(
        visit,
        await withFault(fault, async () => {
          if (forward) return forwarded(request, forward)
          return found ? (refusalByToken(found.route, request, visit) ?? answerOf(found, request, visit)) : missing()
        }),
      )
    },
  }
  return services
}

const missing = () => problem(404, 'There is no such service')

/** The answer of a visit. A copy: the headers of a redirect can't be changed. */
export function withCookies({ setCookies }: Visit, answer: Response): Response {
  // The network error of a test.
  if (answer.type === 'error') return answer
  const headers = new Headers(answer.headers)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

function refusalByToken({ tokens = [] }: Route, request: Request, { cookies }: Visit): Response | undefined {
  const wrong = tokens.find((name) => {
    const cookie = cookies[name]
    // A visitor who has no token yet gets one with the answer; a login is needed before.
    if (cookie === undefined) return name === 'LoginToken'
    const header = request.headers.get(TOKEN_HEADERS[name])
    return header !== cookie && !(request.method === 'GET' && isOnItsWay(name, cookie, header))
  })
  const type = 'urn:shop:token-mismatch'
  if (wrong === 'LoginToken') return problem(401, 'Sign in first', { type })
  return wrong && problem(403, 'The token is missing or wrong', { type })
}

const UNREADABLE = Symbol('unreadable')

/** Many tools send JSON under another type. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    const type = request.headers.get('content-type') ?? ''
    if (type.includes('form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
    return type.includes('json') ? UNREADABLE : text
  }
}
