/** One request of a visitor: the cookies that came with it, and those that the answer sets. */
import { isSite } from '../../src/shop/sites/sites.ts'
import { cookiesIn } from '../../src/shop/visitor/cookies-in.ts'
import { parseFaults } from './faults.ts'
import { CUSTOMER, newVisitor, type Visitor } from './visitor.ts'

export interface Visit {
  visitor: Visitor
  cookies: Readonly<Record<string, string | undefined>>
  /** Values of `Set-Cookie`. */
  setCookies: string[]
}

const VISITOR_COOKIE = 'demoVisitor'
const MAX_VISITORS = 1000
const ID = /^[\w-]{1,64}$/

export const queryOf = (request: Request): Record<string, string | undefined> =>
  Object.fromEntries(new URL(request.url).searchParams)

export const cookiesOf = (request: Request): Record<string, string | undefined> =>
  Object.fromEntries(cookiesIn(request.headers.get('cookie') ?? ''))

/** The visit of a request; a new visitor gets the cookies that identify visitors (CONFIG-30). */
export function visitOf(request: Request, visitors: Map<string, Visitor>, welcome = (_: Visitor) => {}): Visit {
  const cookies = cookiesOf(request)
  const visitor = findOrCreate(cookies, visitors, welcome)
  const visit: Visit = { visitor, cookies, setCookies: [] }
  if (cookies[VISITOR_COOKIE] !== visitor.id) setCookie(visit, VISITOR_COOKIE, visitor.id, '; HttpOnly')
  for (const name of ['longTermToken', 'csrfToken']) if (!cookies[name]) setToken(visit, name)
  const isLoggedIn = visitor.loginStatus === 'LOGGED_IN'
  if (isLoggedIn && !cookies.LoginToken) setToken(visit, 'LoginToken')
  if (!isLoggedIn && cookies.LoginToken) clearCookie(visit, 'LoginToken')
  return visit
}

/** An unknown id, e.g. after a restart, is kept: parallel calls of a page must get the same visitor. */
function findOrCreate(
  cookies: Visit['cookies'],
  visitors: Map<string, Visitor>,
  welcome: (visitor: Visitor) => void,
): Visitor {
  const cookie = cookies[VISITOR_COOKIE] ?? ''
  const id = ID.test(cookie) ? cookie : crypto.randomUUID()
  const known = visitors.get(id)
  const visitor = known ?? newVisitor(id, cookies.LoginToken ? 'LOGGED_IN' : 'LOGGED_OUT')
  if (!known) welcome(visitor)
  // Inserted again: the map's order is the order of last use.
  visitors.delete(id)
  visitors.set(id, visitor)
  const [oldest] = visitors.keys()
  if (visitors.size > MAX_VISITORS && oldest) visitors.delete(oldest)
  return visitor
}

/** The wishes of a page's address: `?site=`, `?login=`, `?card=`, `?staff=on|off`, `?fault=`. */
export function applyPageQuery(visit: Visit, request: Request): void {
  const { visitor } = visit
  const { site, login, staff, card, fault } = queryOf(request)
  if (isSite(site)) visitor.site = site
  if (login === 'LOGGED_IN') signIn(visit)
  if (login === 'LOGGED_OUT') signOut(visit)
  // Known by name, but not logged in.
  if (login === 'REMEMBERED') {
    visitor.loginStatus = 'REMEMBERED'
    clearCookie(visit, 'LoginToken')
  }
  if (card) visitor.customer = { ...visitor.customer, isCardMember: card === 'on' }
  // The cookie alone makes a visitor staff.
  if (staff === 'on') setToken(visit, 'staffAuth')
  if (staff === 'off') signOutStaff(visit)
  if (fault !== undefined) visitor.faults = parseFaults(fault)
}

/** Logs the visitor in; the cart stays. */
export function signIn(visit: Visit, name = ''): void {
  const { visitor } = visit
  const [firstname = '', ...rest] = name.trim().split(/\s+/)
  if (firstname) visitor.customer = { ...visitor.customer, firstname, lastname: rest.join(' ') }
  visitor.loginStatus = 'LOGGED_IN'
  setToken(visit, 'LoginToken')
}

/** Logs the visitor out and empties the carts of all sites. */
export function signOut(visit: Visit): void {
  Object.assign(visit.visitor, { loginStatus: 'LOGGED_OUT', customer: CUSTOMER })
  visit.visitor.carts.clear()
  clearCookie(visit, 'LoginToken')
}

export function signOutStaff(visit: Visit): void {
  visit.visitor.preview = undefined
  for (const name of ['staffAuth', 'previewToken']) clearCookie(visit, name)
}

/** How long the first calls of a page may be under way while the answer to one of them sets a token, in ms. */
const ON_ITS_WAY_MS = 5000

/** Tokens that were given out lately, the oldest first: under which name, and when, in ms. */
const givenOut = new Map<string, { name: string; at: number }>()

/** A random token, readable by scripts as in a real shop. */
export function setToken(visit: Visit, name: string): void {
  const token = crypto.randomUUID()
  const now = Date.now()
  for (const [old, { at }] of givenOut) {
    if (now - at <= ON_ITS_WAY_MS) break
    givenOut.delete(old)
  }
  givenOut.set(token, { name, at: now })
  setCookie(visit, name, token)
}

/**
 * Whether a read may have been made before the page had the token that the browser has sent with it: without any, or with the one of
 * the answer before.
 */
export function isOnItsWay(name: string, cookie: string, header: string | null): boolean {
  const given = givenOut.get(header ?? cookie)
  return given?.name === name && Date.now() - given.at <= ON_ITS_WAY_MS
}

const clearCookie = (visit: Visit, name: string) => setCookie(visit, name, '', '; Max-Age=0')

export function setCookie(visit: Visit, name: string, value: string, more = ''): void {
  visit.setCookies.push(`${name}=${value}; Path=/; SameSite=Lax${more}`)
}
