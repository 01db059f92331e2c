/** The contract as a back end: what a visitor has is kept, all else is an example of docs/openapi.yaml (CHECK-8). */
import { answerFaults } from '../../shop/apply-fault.ts'
import type { Routes } from '../../shop/call.ts'
import { cartRoutes } from '../../shop/cart/cart.ts'
import type { Faults } from '../../shop/faults.ts'
import { NEWSLETTER } from '../../shop/newsletter.ts'
import { PERSONAL_DATA } from '../../shop/personal-data.ts'
import { PREVIEW } from '../../shop/preview.ts'
import { problem } from '../../shop/problem.ts'
import { createServices } from '../../shop/services.ts'
import { START_PAGE } from '../../shop/start-page.ts'
import { refuseStrictly } from '../contract/request-faults.ts'
import { exampleRoutes } from './example-routes.ts'
import { exampleShop, exampleSubscriber } from './example-shop.ts'

interface MockOptions {
  faults?: Faults
  /** By operation, which of its examples is answered; 0 by default. */
  examples?: Readonly<Record<string, number>>
  /** The origins of pages that may call, besides those of this machine. */
  origins?: readonly string[]
}

export type Handler = (request: Request) => Promise<Response>

const ALLOWED = 'Content-Type, X-Hunter-Site, X-Long-Term-Token, X-CSRF-Token, X-LoginToken'

export function createMock({ faults = new Map(), examples = {}, origins = [] }: MockOptions = {}): Handler {
  const current: Faults = new Map(faults)
  const kept: Routes = { ...cartRoutes(exampleShop()), ...PERSONAL_DATA, ...NEWSLETTER, ...PREVIEW }
  const routes: Routes = {
    ...kept,
    ...exampleRoutes(kept, examples),
    ...START_PAGE,
    'GET /mock/faults': { answer: () => answerFaults(current) },
    'POST /mock/faults': { answer: ({ body }) => answerFaults(current, body ?? {}) },
  }
  const { handle } = createServices({
    routes,
    faults: current,
    refuse: refuseStrictly,
    welcome: ({ subscribers }) => void subscribers.push(exampleSubscriber()),
  })
  return async (request) => {
    const origin = request.headers.get('origin')
    const isPreflight = request.method === 'OPTIONS'
    const isReading = isPreflight || request.method === 'GET' || request.method === 'HEAD'
    const isStrange = origin !== null && !isAllowed(origin, origins)
    // A browser sends a form or plain text anywhere, and asks nobody before. The host of the page may have passed its own on.
    if (isStrange && request.headers.get('sec-fetch-site') !== 'same-origin' && (!isReading || isOfFaults(request)))
      return problem(403, 'Pages of this origin may change nothing: name it by --origin')
    const answer = isPreflight ? new Response(null, { status: 204 }) : await handle(request)
    return origin && isAllowed(origin, origins) ? withOrigin(answer, origin) : answer
  }
}

const isOfFaults = ({ url }: Request) => new URL(url).pathname === '/mock/faults'

/** Pages of this machine and of the named origins may call, with cookies (CALL-42). */
function withOrigin(answer: Response, origin: string): Response {
  answer.headers.set('access-control-allow-origin', origin)
  answer.headers.set('access-control-allow-credentials', 'true')
  answer.headers.set('access-control-allow-methods', 'GET, PUT, POST')
  answer.headers.set('access-control-allow-headers', ALLOWED)
  answer.headers.set('vary', 'Origin')
  return answer
}

const isAllowed = (origin: string, origins: readonly string[]) => isLocal(origin) || origins.includes(origin)

const isLocal = (origin: string) =>
  URL.canParse(origin) && /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(new URL(origin).hostname)
