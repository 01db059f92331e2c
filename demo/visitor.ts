/** Who is asking: what the demo shop remembers of each visitor, in memory. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_SITE, isSite, type Site } from '../src/shop/sites/sites.ts'
import type { CallName, Faults } from './scenarios.ts'
import type { CartState } from './services/cart-state.ts'

const LOGIN_STATUSES = ['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const
export type LoginStatus = (typeof LOGIN_STATUSES)[number]
export type NewsletterStatus = 'NONE' | 'WAITING_FOR_DOI' | 'SUBSCRIBED'

export interface Customer {
  firstname: string
  lastname: string
  loyaltyBeans: number
  isCardMember: boolean
  isCommunityMember: boolean
}

export interface Visitor {
  readonly id: string
  site: Site
  loginStatus: LoginStatus
  customer: Customer
  newsletterStatus: NewsletterStatus
  /** What staff have set in the preview tool (specification 2 §3). */
  preview: { dateTime: string; abTestName?: string; abTestGroup?: string } | undefined
  faults: Faults
  carts: Map<Site, CartState>
}

declare module 'fastify' {
  interface FastifyInstance {
    visitors: Map<string, Visitor>
  }
  interface FastifyContextConfig {
    /** The stable name of a service's call. */
    call?: CallName
    /** A route of the demo itself that is no page. */
    isService?: boolean
  }
}

const VISITOR_COOKIE = 'demoVisitor'
const MAX_VISITORS = 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CUSTOMER: Customer = {
  firstname: 'Alex',
  lastname: 'Sommer',
  loyaltyBeans: 1250,
  isCardMember: true,
  isCommunityMember: true,
}

const seen = new WeakMap<FastifyRequest, Visitor>()

/** Makes the app know its visitors; `?site=`, `?login=`, `?card=` and `?staff=on|off` on a page take effect before it is rendered. */
export function registerVisitors(app: FastifyInstance): void {
  app.decorate('visitors', new Map())
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request)) return
    const visitor = visitorOf(request, reply)
    if (isPage(request)) followPageQuery(visitor, request, reply)
  })
}

/** The visitor behind a request; a new one gets the cookies that the shop knows people by (public contract, section 5). */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = seen.get(request)
  if (known) return known
  const visitor = findOrCreate(request)
  seen.set(request, visitor)
  if (request.cookies[VISITOR_COOKIE] !== visitor.id) {
    reply.setCookie(VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true, sameSite: 'lax' })
  }
  for (const name of ['longTermToken', 'csrfToken']) {
    if (!request.cookies[name]) setToken(reply, name)
  }
  const isLoggedIn = visitor.loginStatus === 'LOGGED_IN'
  if (isLoggedIn && !request.cookies.LoginToken) setToken(reply, 'LoginToken')
  if (!isLoggedIn && request.cookies.LoginToken) dropToken(reply, 'LoginToken')
  return visitor
}

/** The site that a call is about: its header, its query, else the one that the visitor is on. */
export function siteOf(request: FastifyRequest, reply: FastifyReply): Site {
  const asked = [request.headers['x-hunter-site'], queryOf(request).site]
  return asked.find(isSite) ?? visitorOf(request, reply).site
}

/** A GET that a person sees the answer of, not a service's call, not a file. */
export function isPage(request: FastifyRequest): boolean {
  const { call, isService } = request.routeOptions.config
  if (request.method !== 'GET' || isService || isFile(request)) return false
  // The store finder has a fault of its own, but it is a page.
  return call === undefined || call === 'store-finder'
}

/** Signs the visitor in, keeping the cart as it is. */
export function signIn(visitor: Visitor, reply: FastifyReply, name?: string): void {
  const [firstname = '', ...rest] = name?.trim().split(/\s+/) ?? []
  if (firstname) visitor.customer = { ...visitor.customer, firstname, lastname: rest.join(' ') }
  visitor.loginStatus = 'LOGGED_IN'
  setToken(reply, 'LoginToken')
}

/** Signs the visitor out and gives a new, anonymous cart on every site. */
export function signOut(visitor: Visitor, reply: FastifyReply): void {
  visitor.loginStatus = 'LOGGED_OUT'
  visitor.customer = CUSTOMER
  visitor.carts.clear()
  dropToken(reply, 'LoginToken')
}

/** The visitor is known by name, but would have to sign in for more. */
function remember(visitor: Visitor, reply: FastifyReply): void {
  visitor.loginStatus = 'REMEMBERED'
  dropToken(reply, 'LoginToken')
}

/** Staff are known by their cookie alone (specification 2 §6). */
export const signInStaff = (reply: FastifyReply): void => setToken(reply, 'staffAuth')

export function signOutStaff(visitor: Visitor, reply: FastifyReply): void {
  visitor.preview = undefined
  for (const name of ['staffAuth', 'previewToken']) dropToken(reply, name)
}

/** Readable by the elements' scripts, as in a real shop. */
export function setToken(reply: FastifyReply, name: string): void {
  reply.setCookie(name, randomUUID(), { path: '/', sameSite: 'lax' })
}

const dropToken = (reply: FastifyReply, name: string) => reply.clearCookie(name, { path: '/' })

function followPageQuery(visitor: Visitor, request: FastifyRequest, reply: FastifyReply): void {
  const { site, login, staff, card } = queryOf(request)
  if (isSite(site)) visitor.site = site
  if (login === 'LOGGED_IN') signIn(visitor, reply)
  if (login === 'LOGGED_OUT') signOut(visitor, reply)
  if (login === 'REMEMBERED') remember(visitor, reply)
  if (card) visitor.customer = { ...visitor.customer, isCardMember: card === 'on' }
  if (staff === 'on') signInStaff(reply)
  if (staff === 'off') signOutStaff(visitor, reply)
}

/** A visitor who is unknown after a restart keeps the id, so that a page's parallel calls meet in one visitor. */
function findOrCreate(request: FastifyRequest): Visitor {
  const { visitors } = request.server
  const cookie = request.cookies[VISITOR_COOKIE] ?? ''
  const id = UUID.test(cookie) ? cookie : randomUUID()
  const visitor = visitors.get(id) ?? newVisitor(id)
  // Set again to be the youngest of the map's order.
  visitors.delete(id)
  visitors.set(id, visitor)
  const [oldest] = visitors.keys()
  if (visitors.size > MAX_VISITORS && oldest) visitors.delete(oldest)
  return visitor
}

const newVisitor = (id: string): Visitor => ({
  id,
  site: DEFAULT_SITE,
  loginStatus: 'LOGGED_OUT',
  customer: CUSTOMER,
  newsletterStatus: 'NONE',
  preview: undefined,
  faults: new Map(),
  carts: new Map(),
})

const isFile = (request: FastifyRequest) => /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')

/** Parameters that are given once; a repeated one counts as its last. */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]))
}
