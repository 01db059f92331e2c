/** Calls the services for content: each call once at a time, with a timeout; then the last good answer is the fallback. */
import { LRUCache } from 'lru-cache'
import { within } from '../page/browser/within.ts'
import type { ServiceAnswers } from '../render/render.ts'
import { REQUEST_TIMEOUT_MS } from '../shop/limits.ts'
import type { Site } from '../shop/sites/sites.ts'
import { createCallLimit } from './call-limit.ts'
import type { ContentCall, Service } from './content-calls.ts'
import type { FragmentFailure } from './failure.ts'
import { type KeepAlive, MAX_ENTRIES, RETRY_MS } from './fragment-cache.ts'
import type { FragmentRequest } from './fragment-request.ts'
import type { Metrics } from './metrics.ts'
import { previewCookie } from './preview-token.ts'
import { type CallService, readAnswer, type ServiceAnswer, ServiceFailure } from './service-answer.ts'

const MAX_ANSWERS_LENGTH = 64_000_000

interface Loaded {
  content: ServiceAnswers
  /** No answer is missing. */
  isComplete: boolean
  /** No answer is older than it should be. */
  isFresh: boolean
  /** When the oldest of the answers arrived, in ms. */
  at: number
}

interface SourceOptions {
  call: CallService
  timeoutMs: number
  maxAgeSeconds: number
  staleSeconds: number
  onError: (failure: FragmentFailure) => void
  metrics: Metrics
}

interface LoadOptions {
  request: FragmentRequest
  keepAlive: KeepAlive
  previewToken: string | undefined
}

interface Answer extends ServiceAnswer {
  at: number
}

interface Pending {
  startedAt: number
  answer: Promise<Answer | undefined>
}

const CODES: Readonly<Record<Service, string>> = {
  navigation: 'NAVIGATION_UNAVAILABLE',
  'theme-worlds': 'THEME_WORLDS_UNAVAILABLE',
  promotion: 'PROMOTION_UNAVAILABLE',
  footer: 'FOOTER_CONTENT_UNAVAILABLE',
}

export function createContentSource({ call: callService, timeoutMs, onError, metrics, ...ages }: SourceOptions) {
  const answers = new LRUCache<string, Answer>({
    max: MAX_ENTRIES,
    maxSize: MAX_ANSWERS_LENGTH,
    sizeCalculation: ({ length }) => length + 1,
  })
  const failures = new LRUCache<string, number>({ max: MAX_ENTRIES })
  const pending = new Map<string, Pending>()
  const beginCall = createCallLimit()

  async function ask(
    call: ContentCall,
    { site, tag }: FragmentRequest,
    { previewToken, isNew = false }: { previewToken?: string; isNew?: boolean },
  ): Promise<Answer | undefined> {
    const endCall = beginCall(call.service, isNew)
    if (!endCall) {
      metrics.asked(call.service, 'refused')
      return undefined
    }
    const end = new AbortController()
    const timer = setTimeout(() => end.abort(), REQUEST_TIMEOUT_MS)
    try {
      const headers = headersOf(site, previewToken)
      const answer = await readAnswer(callService, call, { headers, signal: end.signal })
      metrics.asked(call.service, answer.body === null ? 'none' : 'ok')
      return { ...answer, at: Date.now() }
    } catch (error) {
      const reason = error instanceof ServiceFailure ? error.reason : end.signal.aborted ? 'timeout' : 'network'
      metrics.asked(call.service, reason)
      const message = error instanceof ServiceFailure ? error.message : 'The service did not answer.'
      onError({ code: CODES[call.service], message: `${call.service}: ${message}`, site, tag, cause: error })
      return undefined
    } finally {
      clearTimeout(timer)
      endCall()
    }
  }

  /** The call that is under way, or a new one. A late answer is kept too, for the next fragment. */
  function start(key: string, call: ContentCall, { request, keepAlive }: LoadOptions): Pending {
    const running = pending.get(key)
    // On workerd the end of the request that has made a call can end the call, unnoticed.
    if (running && Date.now() - running.startedAt < REQUEST_TIMEOUT_MS) return running
    const isNew = !answers.has(key)
    const answer = ask(call, request, { isNew }).then((found) => {
      if (pending.get(key) === started) pending.delete(key)
      if (found) {
        answers.set(key, found)
        failures.delete(key)
      } else failures.set(key, Date.now())
      return found
    })
    const started = { startedAt: Date.now(), answer }
    pending.set(key, started)
    keepAlive(answer)
    return started
  }

  const late = new WeakSet<Promise<unknown>>()
  /** Once for each call, however many fragments wait for it. */
  function reportLate(answer: Promise<unknown>, { service }: ContentCall, { site, tag }: FragmentRequest): void {
    if (late.has(answer)) return
    late.add(answer)
    metrics.asked(service, 'late')
    const message = `${service}: The service took over ${timeoutMs} ms.`
    onError({ code: CODES[service], message, site, tag })
  }

  async function loadOne(
    call: ContentCall,
    options: LoadOptions,
  ): Promise<(Answer & { isFresh: boolean }) | undefined> {
    const { request, previewToken } = options
    if (previewToken !== undefined) {
      const answer = ask(call, request, { previewToken })
      const asked = await within(answer, timeoutMs)
      if (!asked) reportLate(answer, call, request)
      return asked?.value && { ...asked.value, isFresh: true }
    }
    const key = `${request.site} ${call.url}`
    const isYounger = (answer: Answer | undefined, seconds: number) =>
      answer !== undefined && Date.now() - answer.at < seconds * 1000
    const cached = answers.get(key)
    if (cached && isYounger(cached, ages.maxAgeSeconds)) return { ...cached, isFresh: true }
    const failedAt = failures.get(key)
    if (failedAt === undefined || Date.now() - failedAt >= RETRY_MS) {
      const { startedAt, answer } = start(key, call, options)
      const asked = await within(answer, startedAt + timeoutMs - Date.now())
      if (!asked) reportLate(answer, call, request)
      if (asked?.value) return { ...asked.value, isFresh: true }
    }
    const isUsable = isYounger(cached, ages.maxAgeSeconds + ages.staleSeconds)
    metrics.replaced(call.service, isUsable ? 'last good' : 'missing')
    return cached && isUsable ? { ...cached, isFresh: false } : undefined
  }

  return {
    /** The content of calls, all made at once: as much of it as is there in time. */
    async load(calls: readonly ContentCall[], options: LoadOptions): Promise<Loaded> {
      const loaded = await Promise.all(calls.map((call) => loadOne(call, options)))
      const content: ServiceAnswers = {}
      calls.forEach((call, index) => {
        const answer = loaded[index]
        if (answer) put(content, call, answer)
      })
      return {
        content,
        isComplete: loaded.every((answer) => answer !== undefined),
        isFresh: loaded.every((answer) => answer?.isFresh),
        at: Math.min(Date.now(), ...loaded.flatMap((answer) => (answer ? [answer.at] : []))),
      }
    },
  }
}

/** The site header goes with every call: between servers it needs no preflight. Of the visitor only the preview's token is sent. */
const headersOf = (site: Site, previewToken: string | undefined): Record<string, string> => ({
  accept: 'application/json',
  'x-hunter-site': site,
  ...(previewToken !== undefined && {
    cookie: previewCookie(previewToken),
    'cache-control': 'no-cache',
    pragma: 'no-cache',
  }),
})

const PARTS = {
  navigation: 'navigation',
  'theme-worlds': 'themeWorlds',
  promotion: 'promotions',
  footer: 'footer',
} as const

/** With the time at which it was got, by which a browser decides whether to call again. */
function put(content: ServiceAnswers, { service, id }: ContentCall, { body, at }: Answer): void {
  const part = PARTS[service]
  if (part === 'promotions') content.promotions = { ...content.promotions, [id]: body }
  else content[part] = body
  content.times = { ...content.times, [part]: Math.min(at, content.times?.[part] ?? at) }
}
