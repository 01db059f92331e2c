/**
 * `shop-elements/host`: the frame of a page, for back ends on Node (HOST-1). It comes from the fragment service; when that does not answer
 * in time, it is what it answered last, or what this release has built in. kits/php/ does the same in PHP.
 */
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import type { Frame } from '../fragment-service/frame-types.ts'
import { createSharedRuns } from '../fragment-service/shared-runs.ts'
import { within } from '../page/browser/within.ts'
import { SITES, type Site } from '../shop/sites/sites.ts'
import { askForFrame, askForVersion } from './ask-service.ts'
import { HostFailure, type HostProblem } from './failure.ts'
import { createStaticFrames } from './static-frame.ts'

export type { Frame, HostProblem, Site }

export interface HostOptions {
  /** The address of the fragment service: `http://127.0.0.1:8082`. */
  service: string
  /** The folder of a channel or version on the CDN, as the service has it: `https://cdn.example/shop-elements/1/`. */
  cdn: string
  /** How long a page waits for its frame, in ms; 300. */
  deadlineMs?: number
  /** How long an old frame may be used while the service fails; 86,400. */
  staleSeconds?: number
  /** The folder of the release whose fragments are shown where the service has none; `dist` of this package. */
  release?: string
  /** What went wrong: each code once, until a call succeeds again. By default it is written to the console. */
  onError?: (problem: HostProblem) => void
  /** Calls the service. */
  fetch?: typeof fetch
}

/** By name, as on the tags; `header.reduced` is for the header only. `true` is on, `false` off. */
export type FrameAttributes = Readonly<Record<string, string | boolean>>

/** What is read of a request of Node, Express or Fastify. */
export interface HostRequest {
  headers: { cookie?: string | undefined }
  /** Set by the middleware. */
  shop?: Frame
}

export interface FrameOf {
  site: Site
  attributes?: FrameAttributes
}

export interface Host {
  /**
   * The frame of a page. Resolves in time, whatever the service does.
   *
   * @param cookie The page's request header: staff with a preview get theirs. Nothing else in it is passed on.
   * @throws {TypeError} for an unknown site.
   */
  frame(site: Site, attributes?: FrameAttributes, cookie?: string): Promise<Frame>
  /** Middleware of Express, hook `preHandler` of Fastify: sets `request.shop`. */
  middleware<Request extends HostRequest>(
    of: Site | ((request: Request) => FrameOf),
  ): (request: Request, response: unknown, next: (error?: unknown) => void) => void
  /** Calls back when another release answers, with its version: page caches are to be emptied. Returns what ends it. */
  onRelease(run: (version: string) => void, options?: { everySeconds?: number }): () => void
}

/** So many frames are kept. */
const MAX_FRAMES = 500
/** A call that takes longer than the deadline still brings the next frame, up to this time. */
const CALL_TIMEOUT_MS = 3000
/** After a failure the service is not asked for that frame for this time. */
const RETRY_MS = 5000

/** In ms since 1970. */
interface Kept {
  frame?: Frame
  freshUntil: number
  usableUntil: number
  retryAt: number
}

const NEVER: Kept = { freshUntil: 0, usableUntil: 0, retryAt: 0 }

/** @throws {TypeError} for addresses that can't be used. */
export function createHost(options: HostOptions): Host {
  const {
    deadlineMs = 300,
    staleSeconds = 86_400,
    onError = ({ code, message }) => console.warn(`[shop-elements] ${code}: ${message}`),
    fetch: call = (url, init) => fetch(url, init),
  } = options
  const service = readService(options.service)
  const staticFrame = createStaticFrames(options.cdn, options.release ?? fileURLToPath(new URL('.', import.meta.url)))
  const frames = new LRUCache<string, Kept>({ max: MAX_FRAMES })
  const share = createSharedRuns<Frame | undefined>(CALL_TIMEOUT_MS + deadlineMs)

  const told = new Set<string>()
  function tell(problem: HostProblem): void {
    if (told.has(problem.code)) return
    told.add(problem.code)
    onError(problem)
  }
  /** What a call brings; undefined when it fails, which is told. */
  async function tried<Value>(calling: Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await calling
      told.clear()
      return value
    } catch (error) {
      tell(HostFailure.from(error))
      return undefined
    }
  }

  const ask = (path: string, site: Site, token?: string) =>
    tried(
      askForFrame(call, { address: `${service}${path}`, site, token, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
    )

  /** Asks for a frame and keeps it. */
  async function refresh(path: string, site: Site): Promise<Frame | undefined> {
    const answer = await ask(path, site)
    const now = Date.now()
    if (!answer) {
      frames.set(path, { ...(frames.get(path) ?? NEVER), retryAt: now + RETRY_MS })
      return undefined
    }
    const freshUntil = now + answer.freshMs
    frames.set(path, { frame: answer.frame, freshUntil, usableUntil: freshUntil + staleSeconds * 1000, retryAt: 0 })
    return answer.frame
  }

  async function inTime(running: Promise<Frame | undefined>, startedAt: number): Promise<Frame | undefined> {
    const settled = await within(running, startedAt + deadlineMs - Date.now())
    if (!settled) tell({ code: 'LATE', message: `The fragment service took over ${deadlineMs} ms.` })
    return settled?.value
  }

  async function frame(site: Site, attributes: FrameAttributes = {}, cookie = ''): Promise<Frame> {
    if (!SITES.includes(site)) throw new TypeError(`The site must be one of ${SITES.join(', ')}.`)
    const path = `/frame/${site}${queryOf(attributes)}`
    const token = /(?:^|;)\s*previewToken=([^;]*)/.exec(cookie)?.[1]
    const preview =
      token &&
      (await inTime(
        ask(path, site, token).then((answer) => answer?.frame),
        Date.now(),
      ))
    if (preview) return preview
    const { freshUntil, retryAt } = frames.get(path) ?? NEVER
    const now = Date.now()
    if (now >= freshUntil && now >= retryAt) {
      const { result, startedAt } = share(path, () => refresh(path, site))
      await inTime(result, startedAt)
    }
    const kept = frames.get(path)
    return kept?.frame && Date.now() < kept.usableUntil ? kept.frame : staticFrame(site, path)
  }

  return {
    frame,
    middleware: (of) => (request, _response, next) => {
      const { site, attributes } = typeof of === 'function' ? of(request) : { site: of, attributes: {} }
      frame(site, attributes, request.headers.cookie).then((shop) => {
        request.shop = shop
        next()
      }, next)
    },
    onRelease(run, { everySeconds = 60 } = {}) {
      let last: string | undefined
      const look = async () => {
        const version = await tried(askForVersion(call, `${service}/version`, AbortSignal.timeout(CALL_TIMEOUT_MS)))
        if (version && last && version !== last) run(version)
        last = version ?? last
      }
      void look()
      const timer = setInterval(look, everySeconds * 1000)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

function readService(address: string): string {
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new TypeError('service: the address must begin with http:// or https://.')
  return address.replace(/\/$/, '')
}

/** Equal attributes have one address. */
function queryOf(attributes: FrameAttributes): string {
  const query = new URLSearchParams(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
