/**
 * `shop-elements/host`: the frame of a page, for back ends on Node (HOST-1). It comes from the fragment service; when that does not answer
 * in time, it is what it answered last, or what this release has built in. kits/ does the same in PHP and Java.
 */
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { within } from '../../../src/page/browser/within.ts'
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { withoutEndSlashes } from '../../../src/shop/text/without-end-slashes.ts'
import { checkAddress } from '../fragment-service/check-address.ts'
import type { Frame } from '../fragment-service/frame-types.ts'
import { isToken, previewTokenIn } from '../fragment-service/preview-token.ts'
import { createSharedRuns } from '../fragment-service/shared-runs.ts'
import { askForFrame, askForVersion } from './ask-service.ts'
import { createTelling, type HostProblem } from './problems.ts'
import { createStaticFrames } from './static-frame.ts'

export type { Frame, HostProblem, Site }

export interface HostOptions {
  /** The address of the fragment service: `http://127.0.0.1:8082`. */
  service: string
  /** The folder of a channel or version on the CDN, the same as the service's: `https://cdn.example/shop-elements/1/`. */
  cdn: string
  /** How long a page waits for its frame, in ms; 300. */
  deadlineMs?: number
  /** How long an old frame may be used while the service fails; 86,400. */
  staleSeconds?: number
  /** The folder of this release whose fragments are shown where the service has none; `dist` of this package. */
  release?: string
  /** Called for a problem: once until a call succeeds again. By default it is written to the console. */
  onError?: (problem: HostProblem) => void
  /** Calls the service. */
  fetch?: typeof fetch
}

/** By name, as on the tags; `header.reduced` is for the header only. `true` is on, `false` off, `undefined` is not given. */
export type FrameAttributes = Readonly<Record<string, string | number | boolean | undefined>>

export interface HostFrame extends Frame {
  /** Whether it is the service's answer, an old one of it, or that of the release. */
  source: 'service' | 'kept' | 'release'
}

/** The parts of a request of Node, Express or Fastify that are read. */
export interface HostRequest {
  headers: { cookie?: string | undefined }
  /** Set by the middleware. */
  shop?: HostFrame
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
  frame(site: Site, attributes?: FrameAttributes, cookie?: string): Promise<HostFrame>
  /** Middleware of Express, hook `preHandler` of Fastify: sets `request.shop`. */
  middleware<Request extends HostRequest>(
    of: Site | ((request: Request) => FrameOf),
  ): (request: Request, response: unknown, next: (error?: unknown) => void) => void
  /** Calls back when another release answers, with its version: page caches are to be emptied. Returns what ends it. */
  onRelease(run: (version: string) => unknown, options?: { everySeconds?: number }): () => void
}

/** So many frames are kept. */
const MAX_FRAMES = 500
/** A call that takes longer than the deadline still brings the next frame, up to this time. */
const CALL_TIMEOUT_MS = 3000
/** After a failure the service is not asked for that frame for this time; nor for a preview. */
const RETRY_MS = 5000
/** Anybody can make up the cookie of a preview. */
const MAX_PREVIEWS = 6

/** In ms since 1970. */
interface Kept {
  frame?: Frame
  freshUntil: number
  usableUntil: number
  retryAt: number
}

const NEVER: Kept = { freshUntil: 0, usableUntil: 0, retryAt: 0 }

/** @throws {TypeError} for options that can't be used. */
export function createHost(options: HostOptions): Host {
  const {
    deadlineMs = 300,
    staleSeconds = 86_400,
    release = fileURLToPath(new URL('.', import.meta.url)),
    onError = ({ code, message }) => console.warn(`[shop-elements] ${code}: ${message}`),
    fetch: call = (url, init) => fetch(url, init),
  } = options
  if (!(Number.isFinite(deadlineMs) && deadlineMs > 0)) throw new TypeError('deadlineMs: a number above 0, in ms.')
  if (!(Number.isFinite(staleSeconds) && staleSeconds >= 0)) throw new TypeError('staleSeconds: a number, in s.')
  checkAddress('service', options.service)
  const service = withoutEndSlashes(options.service)
  const staticFrame = createStaticFrames(options.cdn, release)
  const frames = new LRUCache<string, Kept>({ max: MAX_FRAMES })
  const share = createSharedRuns<Frame | undefined>(CALL_TIMEOUT_MS + deadlineMs)
  const { tell, tried } = createTelling(onError)
  const previews = { running: 0, retryAt: 0 }

  const ask = (path: string, site: Site, token?: string) =>
    tried(path, askForFrame(call, { service, path, site, token, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }))

  /** Asks for a frame and keeps it. */
  async function refresh(path: string, site: Site): Promise<Frame | undefined> {
    const answer = await ask(path, site)
    const now = Date.now()
    const freshUntil = now + (answer?.freshMs ?? 0)
    frames.set(
      path,
      answer
        ? { frame: answer.frame, freshUntil, usableUntil: freshUntil + staleSeconds * 1000, retryAt: 0 }
        : { ...(frames.get(path) ?? NEVER), retryAt: now + RETRY_MS },
    )
    return answer?.frame
  }

  /** A visitor whose preview can't be had in time gets what all get. */
  async function previewOf(path: string, site: Site, token: string, deadline: number): Promise<Frame | undefined> {
    if (!isToken(token) || previews.running === MAX_PREVIEWS || Date.now() < previews.retryAt) return undefined
    previews.running += 1
    const running = ask(path, site, token).finally(() => {
      previews.running -= 1
    })
    const frame = (await inTime(running, deadline))?.frame
    if (!frame) previews.retryAt = Date.now() + RETRY_MS
    return frame
  }

  async function inTime<Value>(running: Promise<Value>, deadline: number): Promise<Value | undefined> {
    const settled = await within(running, deadline - Date.now())
    if (!settled) tell({ code: 'LATE', message: `The fragment service took over ${deadlineMs} ms.` })
    return settled?.value
  }

  async function frame(site: Site, attributes: FrameAttributes = {}, cookie = ''): Promise<HostFrame> {
    if (!SITES.includes(site)) throw new TypeError(`The site must be one of ${SITES.join(', ')}.`)
    const query = queryOf(attributes)
    const path = `/frame/${site}${query.size > 0 ? `?${query}` : ''}`
    const deadline = Date.now() + deadlineMs
    const token = previewTokenIn(cookie)
    const preview = token !== undefined && (await previewOf(path, site, token, deadline))
    if (preview) return { ...preview, source: 'service' }
    const { freshUntil, retryAt } = frames.get(path) ?? NEVER
    const now = Date.now()
    let isFresh = now < freshUntil
    if (!isFresh && now >= retryAt) {
      const { result, startedAt } = share(path, () => refresh(path, site))
      const brought = await inTime(result, Math.min(deadline, startedAt + deadlineMs))
      isFresh = brought !== undefined
    }
    const kept = frames.get(path)
    return kept?.frame && (isFresh || Date.now() < kept.usableUntil)
      ? { ...kept.frame, source: isFresh ? 'service' : 'kept' }
      : { ...(await staticFrame(site, query)), source: 'release' }
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
        const asked = askForVersion(call, service, AbortSignal.timeout(CALL_TIMEOUT_MS))
        const version = await tried('/version', asked)
        const isOther = version && last && version !== last
        last = version ?? last
        try {
          if (isOther) await run(version)
        } catch (error) {
          console.error('[shop-elements] What was to be done with a new release has failed.', error)
        }
      }
      void look()
      const timer = setInterval(look, everySeconds * 1000)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

/** Equal attributes have one address. */
function queryOf(attributes: FrameAttributes): URLSearchParams {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  query.sort()
  return query
}
