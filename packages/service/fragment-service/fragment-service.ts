/**
 * `shop-elements/fragment-service`: fragments with the content of the services, over HTTP (DELIVERY-26). One web-standard
 * handler without anything of Node, so that it runs wherever `Request` and `Response` exist.
 */
import { SITES, type Site } from '../../../src/shop/sites/sites.ts'
import { foundAnswer, HTML, problemAnswer, textAnswer, versionAnswer } from './answers.ts'
import { contentCallsOf } from './content-calls.ts'
import { createContentSource } from './content-source.ts'
import type { FragmentFailure } from './failure.ts'
import { bareOf, createFallbackFragments, lookOf } from './fallback-fragments.ts'
import { createFragmentCache, type FoundFragment } from './fragment-cache.ts'
import {
  checkLength,
  type FragmentRequest,
  Problem,
  readFragmentRequest,
  readFrameRequests,
} from './fragment-request.ts'
import { createFrames } from './frame.ts'
import type { Cdn, Frame, PageManifest } from './frame-types.ts'
import { createLeaveOut } from './leave-out.ts'
import type { KeepAlive } from './limits.ts'
import { createMetrics } from './metrics.ts'
import { createNewFragments, type NewFragment } from './new-fragments.ts'
import { createPreviewLimit } from './preview-limit.ts'
import { createPreviewProof } from './preview-proof.ts'
import { previewTokenOf } from './preview-token.ts'
import { readAddresses } from './read-addresses.ts'
import { createRenderQueue, type RenderFragment, TooBusy } from './render-queue.ts'
import { renderWithContent } from './render-with-content.ts'
import { createServiceCalls } from './service-calls.ts'

/** The time that the rendering of a fragment has, beside the time of the services. */
const RENDER_TIMEOUT_MS = 50
/** How long a fragment whose content is there waits for others to be rendered before it: a longer queue renders no more. */
const QUEUE_TIMEOUT_MS = 100

export type { Cdn, FragmentFailure, Frame, PageManifest, Site }

export interface FragmentServiceOptions {
  /** The address that every service's path is added to, or one for each site; a site without one is not served. */
  services: string | Readonly<Partial<Record<Site, string>>>
  /** The sites that are served; by default all that have an address. */
  sites?: readonly Site[]
  /** How long a fragment waits for each service; they are all called at the same time. */
  timeoutMs?: number
  /** How long fragments and answers are fresh. */
  maxAgeSeconds?: number
  /** How long, after that, they may be used while newer ones are fetched, or while a service fails. */
  staleSeconds?: number
  /**
   * Gives a fragment without the attributes that it can't use, instead of 400, which an include would show to visitors; each is told once
   * to `onError`, and counted. A wrong site or tag gets 400 all the same.
   */
  lenient?: boolean
  /** The CDN from which pages get the release: then the service answers `/frame/<SITE>`, too. */
  cdn?: Cdn
  /** Called for each failure while a fragment was made. By default it is written to the console. */
  onError?: (failure: FragmentFailure) => void
  /** Calls the services. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

/** The third argument of workerd: work that is still running when the answer is sent goes on. */
interface ExecutionContext {
  waitUntil(promise: Promise<unknown>): void
}

/** The parts that make a fragment. */
interface Building {
  keepAlive: KeepAlive
  render: RenderFragment
  /** By `performance.now()`; without one it takes the time it takes. */
  deadline?: number
  previewToken?: string | undefined
  isAgain?: boolean
}

function ignoreBusy(error: unknown): undefined {
  if (!(error instanceof TooBusy)) throw error
}

/** On workerd no request may wait for another one. */
const atOnce: RenderFragment = (run) => run()

/** `env` and `context` are what workerd passes; elsewhere they are missing. */
export type FragmentHandler = (request: Request, env?: unknown, context?: ExecutionContext) => Promise<Response>

/**
 * The handler: `GET /fragments/<SITE>/<tag>?<attribute>=<value>…`, `GET /frame/<SITE>?…` and `/frame/<SITE>.html?…`, `GET /version`,
 * `GET /metrics`, `GET /health`. It never rejects.
 *
 * @throws {TypeError} for options that can't be used.
 */
export function createFragmentService(options: FragmentServiceOptions): FragmentHandler {
  const {
    timeoutMs = 300,
    maxAgeSeconds = 60,
    staleSeconds = 86_400,
    lenient = false,
    onError = ({ code, message }) => console.error(`[shop-elements] ${code}: ${message}`),
    // Not as a method: workerd's own refuses any other `this`.
    fetch: call = (url, init) => fetch(url, init),
  } = options
  const addressOf = readAddresses(options)
  const sites = SITES.filter(addressOf)
  const frameOf = options.cdn && createFrames(options.cdn)
  const metrics = createMetrics()
  const calls = createServiceCalls({ call, timeoutMs, onError, metrics })
  const contents = createContentSource({ calls, maxAgeSeconds, staleSeconds, metrics })
  const fragments = createFragmentCache({ maxAgeSeconds, staleSeconds, metrics })

  const leaveOut = createLeaveOut({ metrics, onError })
  const isPreview = createPreviewProof(calls)
  const limitPreviews = createPreviewLimit()
  const newFragments = createNewFragments()
  const queue = createRenderQueue()
  const fallbackOf = createFallbackFragments(queue)
  const isOnNode = ({ render }: Building) => render === queue

  /** Renders a fragment with the content that is there in time; rejects with `TooBusy` when it can't be rendered in time. */
  async function build(
    request: FragmentRequest,
    { keepAlive, render, deadline, previewToken, isAgain = false }: Building,
  ) {
    const calls = contentCallsOf(request, addressOf(request.site) ?? '')
    const { content, ...quality } = await contents.load(calls, { request, keepAlive, previewToken, isAgain })
    const html = await render(
      async () => {
        const started = performance.now()
        const rendered = await renderWithContent(request, content, onError)
        metrics.rendered(request.tag, performance.now() - started)
        return rendered
      },
      deadline && Math.min(deadline, performance.now() + QUEUE_TIMEOUT_MS),
    )
    return { html, ids: calls.map(({ id }) => id), ...quality }
  }

  /** Only so many of those that were never asked for before are made. */
  async function buildNew(wanted: FragmentRequest, building: Building, { take, giveBack, render }: NewFragment) {
    if (!take()) throw new TooBusy('Too many fragments are new.')
    try {
      return await build(wanted, { ...building, render })
    } catch (error) {
      if (error instanceof TooBusy) giveBack()
      throw error
    }
  }

  async function find(wanted: FragmentRequest, { previewToken, ...building }: Building): Promise<FoundFragment> {
    const { keepAlive, render } = building
    try {
      // Without proof, too late or one too many: its visitor gets what all get, and the browser asks for the preview.
      const preview =
        previewToken !== undefined &&
        (await isPreview(previewToken, { request: wanted, address: addressOf(wanted.site) ?? '', keepAlive })) &&
        (await limitPreviews(previewToken, () =>
          fragments.bypass(wanted, () => build(wanted, { ...building, previewToken })),
        ).catch(ignoreBusy))
      if (preview) return preview
      const isNew = !fragments.has(wanted)
      if (!isNew) newFragments.isUsed(wanted)
      return await fragments.get(
        wanted,
        (isAgain) =>
          isNew
            ? buildNew(wanted, building, newFragments.of(wanted, render, previewToken !== undefined))
            : build(wanted, { ...building, isAgain }),
        keepAlive,
      )
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error
      // Strangers can make up looks, too: those that are new have the same limits.
      const asked = lookOf(wanted)
      const look = fragments.has(asked) || newFragments.of(asked, render).take() ? asked : bareOf(wanted)
      const cached = fragments.cached(look, (isAgain) => build(look, { keepAlive, render, isAgain }), keepAlive)
      return fragments.fallback(wanted, cached ?? { ...(await fallbackOf(look)), at: Date.now() })
    }
  }

  async function answerFragment(url: URL, request: Request, building: Building): Promise<Response> {
    const wanted = readFragmentRequest(url, sites, lenient ? leaveOut : undefined)
    const found = await find(wanted, { ...building, previewToken: previewTokenOf(request) })
    return foundAnswer(found, { type: HTML, keys: [wanted.site, wanted.tag], isShared: isOnNode(building) }, request)
  }

  async function answerFrame(url: URL, request: Request, building: Building): Promise<Response> {
    if (!frameOf)
      throw new Problem(
        404,
        'NO_FRAMES',
        'For frames the service must know the CDN: its option is cdn, --cdn of the command.',
      )
    const [, name = '', page] = /^\/frame\/(\w+)(\.html)?$/.exec(url.pathname) ?? []
    if (!name) throw new Problem(404, 'NOT_FOUND', 'The path of a frame is /frame/<SITE> or /frame/<SITE>.html.')
    const { site, requests } = readFrameRequests(name, url.searchParams, sites, lenient ? leaveOut : undefined)
    const previewToken = previewTokenOf(request)
    const found = await Promise.all(requests.map((wanted) => find(wanted, { ...building, previewToken })))
    const frame = await frameOf(site, found, page !== undefined)
    const keys = [site, ...requests.map(({ tag }) => tag)]
    return foundAnswer(frame, { type: page ? HTML : 'application/json', keys, isShared: isOnNode(building) }, request)
  }

  async function answer(request: Request, building: Building): Promise<Response> {
    // On workerd what is no path, such as `*`, is no address either.
    const url = new URL(URL.canParse(request.url) ? request.url : 'http://fragments/')
    const [path] = /^\/(fragments|frame)\/|^\/(version|metrics|health)$/.exec(url.pathname) ?? []
    if (!path)
      throw new Problem(
        404,
        'NOT_FOUND',
        'The paths are /fragments/<SITE>/<tag>, /frame/<SITE>, /version, /metrics and /health.',
      )
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem(405, 'METHOD_NOT_ALLOWED', 'Only GET and HEAD are answered.')
    checkLength(url)
    switch (path) {
      case '/fragments/':
        return answerFragment(url, request, building)
      case '/frame/':
        return answerFrame(url, request, building)
      case '/version':
        return versionAnswer(request)
      case '/health':
        return textAnswer(JSON.stringify({ status: 'ok' }), 'application/json')
      default:
        return textAnswer(await metrics.text(), metrics.contentType)
    }
  }

  return async (request, _env, context) => {
    const started = performance.now()
    const deadline = started + timeoutMs + RENDER_TIMEOUT_MS
    const keepAlive: KeepAlive = (running) => context?.waitUntil(running.catch(() => {}))
    let response: Response
    try {
      response = await answer(request, { keepAlive, render: context ? atOnce : queue, deadline })
    } catch (error) {
      if (!(error instanceof Problem))
        onError({ code: 'FRAGMENT_UNAVAILABLE', message: 'A fragment could not be rendered.', cause: error })
      response = problemAnswer(error)
    }
    metrics.answered(response.status, performance.now() - started)
    return request.method === 'HEAD' ? new Response(null, response) : response
  }
}
