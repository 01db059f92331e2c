/** A visitor of the shop: keeps cookies as a browser does, and calls services as the elements do. */
import { CookieJar } from 'tough-cookie'
import { addressOf, type Operation } from '../contract.ts'
import type { Exchange } from './exchange.ts'

/** The function that makes calls; in tests in place of the network. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface VisitorOptions {
  /** The address that the path of every service is added to. */
  url: string
  /** The page that the elements stand in. */
  page: string
  site: string
  timeoutMs: number
  fetch: Fetch
}

export interface Call {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** Names the change (CART-50). */
  key?: string
  /** Leaves out the headers that repeat cookies. */
  hasTokens?: boolean
  /** Leaves out all cookies. */
  hasCookies?: boolean
  /** In place of the page's. */
  origin?: string
  /** In place of the services' address. */
  at?: string
  /** In place of services' address and path. */
  whole?: string
  /** Statuses by which the call may be refused. */
  refusals?: readonly number[]
}

/** The headers that repeat a cookie (CALL-11). */
export const TOKENS: Readonly<Record<string, string>> = {
  'X-Long-Term-Token': 'longTermToken',
  'X-CSRF-Token': 'csrfToken',
  'X-LoginToken': 'LoginToken',
}
/** The limit of an answer: more than any page or service has. */
const MAX_BYTES = 10_000_000
const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

export class Visitor {
  readonly jar = new CookieJar(undefined, { looseMode: true })
  readonly isOtherOrigin: boolean

  constructor(readonly options: VisitorOptions) {
    this.isOtherOrigin = new URL(options.page).origin !== new URL(options.url).origin
  }

  /** The value of a cookie that a script of the page reads; undefined for one that it can't see. */
  readable(name: string): string | undefined {
    return this.jar.getCookiesSync(this.options.page, { http: false }).find(({ key }) => key === name)?.value
  }

  has(name: string): boolean {
    const { page, url } = this.options
    return [page, url].some((address) => this.jar.getCookiesSync(address).some(({ key }) => key === name))
  }

  /** `name=value; name=value`, for the page and for the services. */
  addCookies(cookies: string): void {
    for (const cookie of cookies.split(';').map((one) => one.trim())) {
      if (!cookie) continue
      for (const address of [this.options.page, this.options.url])
        this.jar.setCookieSync(`${cookie}; Path=/`, new URL(address).origin, { ignoreError: true })
    }
  }

  dropCookie(name: string): void {
    this.addCookies(`${name}=`)
    for (const address of [this.options.page, this.options.url])
      this.jar.setCookieSync(`${name}=; Path=/; Max-Age=0`, new URL(address).origin, { ignoreError: true })
  }

  /** Opens the page, which gives a visitor their cookies, and follows it wherever it leads; resolves with where that is, too. */
  async openPage(): Promise<{ answer: Response; url: string }> {
    const { page, fetch, timeoutMs } = this.options
    const signal = AbortSignal.timeout(timeoutMs)
    let url = page
    for (let hops = 0; ; hops += 1) {
      const headers = { accept: 'text/html', ...this.#cookieHeader(url) }
      const answer = await fetch(url, { headers, redirect: 'manual', signal })
      this.#keep(answer, url)
      await readBytes(answer)
      const next = nextOf(answer, url)
      if (!next || hops === MAX_REDIRECTS) return { answer, url }
      url = next
    }
  }

  /** The preflight that a browser sends before a call with these headers. */
  async preflight({ method }: Operation, url: string, headers: readonly string[]): Promise<Response> {
    const { page, fetch, timeoutMs } = this.options
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin: new URL(page).origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers
          .map((name) => name.toLowerCase())
          .sort()
          .join(','),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await readBytes(answer)
    return answer
  }

  async ask(operation: Operation, call: Call = {}): Promise<Exchange> {
    const own = this.#ownHeaders(operation, call)
    const query = new URLSearchParams(call.query).toString()
    const base = (call.at ?? this.options.url).replace(/\/$/, '')
    const url = call.whole ?? base + addressOf(operation, call.params) + (query && `?${query}`)
    const type = Object.keys(operation.body)[0]
    const isWrite = operation.method !== 'GET'
    const origin = call.origin ?? (this.isOtherOrigin || isWrite ? new URL(this.options.page).origin : undefined)
    const headers = {
      accept: 'application/json',
      ...own,
      ...(call.body !== undefined && type && { 'content-type': type }),
      ...(origin && { origin }),
    }
    const exchange: Exchange = {
      operation,
      url,
      ownHeaders: [
        ...Object.keys(own),
        ...(call.body !== undefined && type === 'application/json' ? ['Content-Type'] : []),
      ],
      status: undefined,
      headers: new Headers(),
      bytes: new Uint8Array(),
      text: '',
      json: undefined,
      redirects: [],
      setCookies: [],
      ms: 0,
    }
    const init = {
      method: operation.method,
      headers,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    }
    const started = performance.now()
    const signal = AbortSignal.timeout(this.options.timeoutMs)
    try {
      return await within(signal, this.#follow(exchange, init, signal, call.hasCookies !== false, started))
    } catch (error) {
      const failure = error instanceof TooLong ? 'too long' : signal.aborted ? 'timeout' : 'network'
      return { ...exchange, failure, ms: performance.now() - started }
    }
  }

  /** Follows redirects within the origin that was asked, for reads only (CALL-10, CALL-14). */
  async #follow(exchange: Exchange, init: RequestInit, signal: AbortSignal, hasCookies: boolean, started: number) {
    const redirects: string[] = []
    const setCookies: string[] = []
    let { url } = exchange
    for (;;) {
      const cookies = hasCookies ? this.#cookieHeader(url) : {}
      const headers = { ...(init.headers as Record<string, string>), ...cookies }
      const answer = await this.options.fetch(url, { ...init, headers, redirect: 'manual', signal })
      const bytes = await readBytes(answer)
      setCookies.push(...answer.headers.getSetCookie())
      if (hasCookies) this.#keep(answer, url)
      const next = nextOf(answer, url)
      if (next) redirects.push(next)
      const isOwn = next && new URL(next).origin === new URL(exchange.url).origin
      const isFollowed = isOwn && init.method === 'GET' && redirects.length <= MAX_REDIRECTS
      if (!isFollowed) {
        const text = new TextDecoder().decode(bytes)
        const { status, headers: answered } = answer
        const ms = performance.now() - started
        return { ...exchange, status, headers: answered, bytes, text, json: jsonOf(text), redirects, setCookies, ms }
      }
      url = next
    }
  }

  #ownHeaders({ parameters }: Operation, call: Call): Record<string, string> {
    const own: Record<string, string> = {}
    for (const { name } of parameters.filter((one) => one.in === 'header')) {
      const value = name === 'X-Hunter-Site' ? this.options.site : this.readable(TOKENS[name] ?? '')
      const isToken = name !== 'X-Hunter-Site'
      if (value !== undefined && !(isToken && call.hasTokens === false)) own[name] = decoded(value)
    }
    // As the elements, which name no change to another origin.
    if (call.key && !this.isOtherOrigin) own['Idempotency-Key'] = call.key
    return own
  }

  #cookieHeader(url: string): Record<string, string> {
    const cookie = this.jar.getCookieStringSync(url)
    return cookie ? { cookie } : {}
  }

  #keep(answer: Response, url: string): void {
    for (const cookie of answer.headers.getSetCookie()) this.jar.setCookieSync(cookie, url, { ignoreError: true })
  }
}

/** The address that an answer leads to; undefined when it is none of those that do. */
function nextOf({ status, headers }: Response, url: string): string | undefined {
  const location = headers.get('location')
  const isRedirect = REDIRECTS.includes(status) && location !== null && URL.canParse(location, url)
  return isRedirect ? new URL(location, url).href : undefined
}

class TooLong extends Error {}

/** @throws {TooLong} for an answer that fills memory, which may be endless. */
async function readBytes(answer: Response): Promise<Uint8Array> {
  const reader = answer.body?.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length <= MAX_BYTES) continue
    await reader?.cancel()
    throw new TooLong('An answer has more than 10 MB.')
  }
  return Buffer.concat(parts)
}

/** As the elements read a cookie (CONFIG-31): what can't be decoded stays as it is. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fails as soon as the time is up, whatever is running then. */
const within = <T>(signal: AbortSignal, running: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    running.then(resolve, reject)
  })
