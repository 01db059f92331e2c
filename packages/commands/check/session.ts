/** One check: asks calls as a visitor, judges each answer, and collects what was found. */
import { contract } from '../contract.ts'
import { type Exchange, isSuccess } from './exchange.ts'
import type { CheckResult, Find } from './finding.ts'
import { judgeArrival, judgePage, judgeRedirects, judgeStatus, judgeTime, judgeType } from './judges/answer.ts'
import { judgeBody } from './judges/body.ts'
import { judgeCaching } from './judges/caching.ts'
import { judgeContent } from './judges/content.ts'
import { judgeCookies } from './judges/cookies.ts'
import { judgeAllowed, judgePreflight, judgeStranger } from './judges/origins.ts'
import { type Call, type Fetch, Visitor } from './visitor.ts'

export interface CheckOptions {
  /** The address that the path of every service is added to. */
  url: string
  /** The page that the elements stand in; by default the start page of the same host. */
  page?: string
  site?: string
  /** The attribute `client-id`, where the navigation knows the site by another name. */
  clientId?: string
  /** Asks calls of these subjects only, as `Cart`. */
  only?: readonly string[]
  /** The term that is searched for. */
  term?: string
  /** Ids of promotions. */
  promotions?: readonly string[]
  /** `name=value; name=value` of a test person. */
  cookies?: string
  subscriberToken?: string
  /** Headers of every request to the origins of services and page, as the login of a proxy before them. */
  headers?: Readonly<Record<string, string>>
  /** By origin, the value of `Authorization` there. */
  logins?: Readonly<Record<string, string>>
  /** Also asks the calls that change something, and undoes what they did. */
  write?: boolean
  /** `productId` or `productId:tcm`, put into the cart and taken out again. */
  article?: string
  /** Signed up for the newsletter. */
  email?: string
  /** The address of the data layer's records. */
  collect?: string
  /** Fields that the contract does not know are no findings, unless they look like a slip. */
  allowUnknown?: boolean
  /** The time that a call may take. */
  maxMs?: number
  timeoutMs?: number
  fetch?: Fetch
}

export const TIMEOUT_MS = 15_000
const STRANGER = 'https://stranger.invalid'

/** The elements' own headers win, and a preflight has none of these, as in a browser. */
const withHeaders =
  (fetch: Fetch, { headers = {}, logins = {} }: CheckOptions, addresses: readonly string[]): Fetch =>
  (url, init) => {
    const { origin } = new URL(url)
    const isOwn = addresses.some((one) => new URL(one).origin === origin)
    if (!isOwn || init.method === 'OPTIONS') return fetch(url, init)
    const all = new Headers(headers)
    if (logins[origin]) all.set('authorization', logins[origin])
    for (const [name, value] of new Headers(init.headers)) all.set(name, value)
    return fetch(url, { ...init, headers: all })
  }

export class Session {
  readonly visitor: Visitor
  readonly result: CheckResult
  readonly #seen = new Set<string>()
  readonly #preflights = new Set<string>()

  constructor(readonly options: CheckOptions) {
    const {
      url,
      site = 'DE',
      page = new URL('/', url).href,
      timeoutMs = TIMEOUT_MS,
      fetch = globalThis.fetch,
    } = options
    this.visitor = new Visitor({ url, page, site, timeoutMs, fetch: withHeaders(fetch, options, [url, page]) })
    this.visitor.addCookies(options.cookies ?? '')
    this.result = { url, site, asked: [], notAsked: [], findings: [] }
  }

  get site(): string {
    return this.result.site
  }

  /** Whether a call is to be asked. */
  wants(id: string): boolean {
    const { only } = this.options
    return only?.includes(contract().operation(id).tag) ?? true
  }

  /** Each finding once, however many answers show it. */
  finder(call: string): Find {
    return (rule, message, remedy) => {
      const key = [rule, call, message].join('\n')
      if (this.#seen.has(key)) return
      this.#seen.add(key)
      this.result.findings.push({ rule, call, message: `${message.replace(/\.$/, '').trimEnd()}.`, remedy })
    }
  }

  skip(call: string, reason: string): void {
    if (this.wants(call)) this.result.notAsked.push({ call, reason })
  }

  /** Opens the page for its cookies; false when nothing answers there. */
  async openPage(): Promise<boolean> {
    const { url, page } = this.visitor.options
    try {
      const { answer, url: opened } = await this.visitor.openPage()
      judgeCookies(answer.headers.getSetCookie(), { url: page, page }, this.finder('page'))
      judgePage(opened, page, this.finder('page'))
      return true
    } catch {
      return new URL(page).origin !== new URL(url).origin
    }
  }

  /** Asks, and judges all of the answer. Resolves with it when the elements can use it. */
  async ask(id: string, call: Call = {}): Promise<Exchange | undefined> {
    const { exchange, find, hasArrived } = await this.#send(id, call)
    if (!hasArrived || !judgeRedirects(exchange, this.visitor.isOtherOrigin, find)) return undefined
    judgeCaching(exchange, this.visitor.has('previewToken'), find)
    if (call.refusals?.includes(exchange.status ?? 0)) return exchange
    if (!judgeStatus(exchange, find)) return exchange.status === 304 ? exchange : undefined
    const { allowUnknown = false } = this.options
    if (judgeType(exchange, find) && (await judgeBody(exchange, this.site, allowUnknown, find)))
      judgeContent(exchange, this.site, find)
    return isSuccess(exchange) ? exchange : undefined
  }

  /** Asks what is to be refused: the caller judges status and body. */
  async probe(id: string, call: Call = {}): Promise<Exchange | undefined> {
    const { exchange, hasArrived } = await this.#send(id, call)
    return hasArrived ? exchange : undefined
  }

  /** Asks as a page of an unknown origin. */
  async askAsStranger(id: string, call: Call = {}): Promise<void> {
    const operation = contract().operation(id)
    const exchange = await this.visitor.ask(operation, { ...call, origin: STRANGER })
    judgeStranger(exchange, STRANGER, this.finder(id))
  }

  async #send(id: string, call: Call) {
    const operation = contract().operation(id)
    const find = this.finder(id)
    const { timeoutMs, page } = this.visitor.options
    const exchange = await this.visitor.ask(operation, call)
    const { status, ms, setCookies, url } = exchange
    this.result.asked.push({ call: id, method: operation.method, path: operation.path, status, ms: Math.round(ms) })
    const hasArrived = judgeArrival(exchange, timeoutMs, find)
    if (!hasArrived) return { exchange, find, hasArrived }
    judgeTime(exchange, this.options.maxMs ?? timeoutMs, find)
    judgeCookies(setCookies, { url, page }, find)
    if (this.visitor.isOtherOrigin && !call.at && !call.whole) await this.#judgeOrigin(exchange, find)
    return { exchange, find, hasArrived }
  }

  async #judgeOrigin(exchange: Exchange, find: Find): Promise<void> {
    const { operation, ownHeaders, url, headers } = exchange
    const { origin } = new URL(this.visitor.options.page)
    judgeAllowed(headers, origin, find)
    const isNeeded = ownHeaders.length > 0 || operation.method === 'PUT'
    if (!isNeeded || this.#preflights.has(operation.id)) return
    this.#preflights.add(operation.id)
    const answer = await this.visitor.preflight(operation, url, ownHeaders).catch(() => undefined)
    judgePreflight(answer, exchange, origin, find)
  }
}
