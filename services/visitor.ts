/** What the demo shop knows about each visitor, in memory. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_SITE, isSite, type Site } from '../src/shop/sites/sites.ts'
import type { CartState } from './cart-state.ts'
import type { MadeChanges } from './change-keys.ts'
import type { CallName, Faults } from './scenarios.ts'

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
  /** Settings of the preview tool. */
  preview: { dateTime: string; abTestName?: string; abTestGroup?: string } | undefined
  faults: Faults
  carts: Map<Site, CartState>
  /** The keys of changes that were made (CART-50). */
  madeChanges: MadeChanges
}

declare module 'fastify' {
  interface FastifyInstance {
    visitors: Map<string, Visitor>
  }
  interface FastifyContextConfig {
    /** Name of a service's call, for faults. */
    call?: CallName
    /** A route of the demo that is not a page. */
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

const visitorByRequest = new WeakMap<FastifyRequest, Visitor>()

/** Assigns a visitor to every request. `?site=`, `?login=`, `?card=` and `?staff=on|off` of a page apply before it is rendered. */
export function registerVisitors(app: FastifyInstance, visitors = new Map<string, Visitor>()): void {
  app.decorate('visitors', visitors)
  app.addHook('onRequest', async (request, reply) => {
    if (isFile(request)) return
    const visitor = visitorOf(request, reply)
    if (isPage(request)) applyPageQuery(visitor, request, reply)
  })
}

/** The visitor of a request; a new one gets the cookies that identify visitors (CONFIG-30). */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = visitorByRequest.get(request)
  if (known) return known
  const visitor = findOrCreate(request)
  visitorByRequest.set(request, visitor)
  if (request.cookies[VISITOR_COOKIE] !== visitor.id) {
    reply.setCookie(VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true, sameSite: 'lax' })
  }
  for (const name of ['longTermToken', 'csrfToken']) {
    if (!request.cookies[name]) setToken(reply, name)
  }
  const isLoggedIn = visitor.loginStatus === 'LOGGED_IN'
  if (isLoggedIn && !request.cookies.LoginToken) setToken(reply, 'LoginToken')
  if (!isLoggedIn && request.cookies.LoginToken) clearToken(reply, 'LoginToken')
  return visitor
}

/** The site of a call: by its header or its query, else the visitor's. */
export function siteOf(request: FastifyRequest, reply: FastifyReply): Site {
  const requested = [request.headers['x-hunter-site'], queryOf(request).site]
  return requested.find(isSite) ?? visitorOf(request, reply).site
}

/** Whether a request is for a page: not for a service, not for a file. */
export function isPage(request: FastifyRequest): boolean {
  const { call, isService } = request.routeOptions.config
  if (request.method !== 'GET' || isService || isFile(request)) return false
  // The store finder can fail on purpose like a service, but it is a page.
  return call === undefined || call === 'store-finder'
}

/** Logs the visitor in; the cart stays. */
export function signIn(visitor: Visitor, reply: FastifyReply, name?: string): void {
  const [firstname = '', ...rest] = name?.trim().split(/\s+/) ?? []
  if (firstname) visitor.customer = { ...visitor.customer, firstname, lastname: rest.join(' ') }
  visitor.loginStatus = 'LOGGED_IN'
  setToken(reply, 'LoginToken')
}

/** Logs the visitor out and empties the carts of all sites. */
export function signOut(visitor: Visitor, reply: FastifyReply): void {
  visitor.loginStatus = 'LOGGED_OUT'
  visitor.customer = CUSTOMER
  visitor.carts.clear()
  clearToken(reply, 'LoginToken')
}

/** Makes the visitor remembered: known by name, but not logged in. */
function remember(visitor: Visitor, reply: FastifyReply): void {
  visitor.loginStatus = 'REMEMBERED'
  clearToken(reply, 'LoginToken')
}

/** The cookie alone makes a visitor staff. */
export const signInStaff = (reply: FastifyReply): void => setToken(reply, 'staffAuth')

export function signOutStaff(visitor: Visitor, reply: FastifyReply): void {
  visitor.preview = undefined
  for (const name of ['staffAuth', 'previewToken']) clearToken(reply, name)
}

/** Sets a random token, readable by scripts as in a real shop. */
export function setToken(reply: FastifyReply, name: string): void {
  reply.setCookie(name, randomUUID(), { path: '/', sameSite: 'lax' })
}

const clearToken = (reply: FastifyReply, name: string) => reply.clearCookie(name, { path: '/' })

function applyPageQuery(visitor: Visitor, request: FastifyRequest, reply: FastifyReply): void {
  const { site, login, staff, card } = queryOf(request)
  if (isSite(site)) visitor.site = site
  if (login === 'LOGGED_IN') signIn(visitor, reply)
  if (login === 'LOGGED_OUT') signOut(visitor, reply)
  if (login === 'REMEMBERED') remember(visitor, reply)
  if (card) visitor.customer = { ...visitor.customer, isCardMember: card === 'on' }
  if (staff === 'on') signInStaff(reply)
  if (staff === 'off') signOutStaff(visitor, reply)
}

/** An unknown id, e.g. after a restart, is kept: parallel calls of a page must get the same visitor. */
function findOrCreate(request: FastifyRequest): Visitor {
  const { visitors } = request.server
  const cookie = request.cookies[VISITOR_COOKIE] ?? ''
  const id = UUID.test(cookie) ? cookie : randomUUID()
  const visitor = visitors.get(id) ?? newVisitor(id)
  // Inserted again: the map's order is the order of last use.
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
  madeChanges: new Map(),
})

const isFile = (request: FastifyRequest) => /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')

/** Query parameters; of a repeated one the last counts. */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]))
}
