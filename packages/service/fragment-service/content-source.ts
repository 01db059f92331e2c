/** The content of the services: each call once at a time, with a timeout; then the last good answer is the fallback. */
import { LRUCache } from 'lru-cache'
import type { ServiceAnswers } from '../../../src/render/render.ts'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import type { ContentCall } from './content-calls.ts'
import type { FragmentRequest } from './fragment-request.ts'
import { type KeepAlive, MAX_ENTRIES, RETRY_MS } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { type Answer, NOT_ASKED, type ServiceCalls } from './service-calls.ts'
import { createSharedRuns } from './shared-runs.ts'
import { createTwoPartCache } from './two-part-cache.ts'

const MAX_ANSWERS_LENGTH = 64_000_000
/**
 * A fragment that is made again takes content up to this part of its age, and calls for what is older: else it would have to be made
 * again as soon as the next of its contents is too old, several times a minute.
 */
const PART_OF_AGE_AGAIN = 0.5

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
  calls: ServiceCalls
  maxAgeSeconds: number
  staleSeconds: number
  metrics: Metrics
}

interface LoadOptions {
  request: FragmentRequest
  keepAlive: KeepAlive
  previewToken: string | undefined
  /** Nobody waits for the fragment: it replaces one that is there. */
  isAgain: boolean
}

export function createContentSource({ calls: { ask, inTime }, metrics, ...ages }: SourceOptions) {
  const answers = createTwoPartCache<Answer>({
    max: MAX_ENTRIES,
    maxSize: MAX_ANSWERS_LENGTH,
    sizeOf: ({ length }) => length + 1,
  })
  const failures = new LRUCache<string, number>({ max: MAX_ENTRIES })
  const share = createSharedRuns<Answer | undefined>(REQUEST_TIMEOUT_MS)

  /** The call that is under way, or a new one. A late answer is kept too, for the next fragment. */
  function start(key: string, call: ContentCall, { request, keepAlive }: LoadOptions) {
    const run = share(key, async () => {
      const found = await ask(call, request, { isNew: !call.isOwn && !answers.has(key) })
      if (found === NOT_ASKED) return undefined
      if (found) {
        answers.set(key, found)
        failures.delete(key)
      } else failures.set(key, Date.now())
      return found
    })
    if (run.isNew) keepAlive(run.result)
    return run
  }

  async function loadOne(
    call: ContentCall,
    options: LoadOptions,
  ): Promise<(Answer & { isFresh: boolean }) | undefined> {
    const { request, previewToken } = options
    if (previewToken !== undefined) {
      const result = ask(call, request, { previewToken, isNew: false })
      const found = await inTime({ startedAt: Date.now(), result }, call, request)
      return found && found !== NOT_ASKED ? { ...found, isFresh: true } : undefined
    }
    const key = `${request.site} ${call.url}`
    const isYounger = (answer: Answer | undefined, seconds: number) =>
      answer !== undefined && Date.now() - answer.at < seconds * 1000
    const cached = answers.get(key)
    const isFresh = isYounger(cached, ages.maxAgeSeconds)
    if (cached && isYounger(cached, ages.maxAgeSeconds * (options.isAgain ? PART_OF_AGE_AGAIN : 1)))
      return { ...cached, isFresh }
    const failedAt = failures.get(key)
    if (failedAt === undefined || Date.now() - failedAt >= RETRY_MS) {
      const found = await inTime(start(key, call, options), call, request)
      if (found) return { ...found, isFresh: true }
    }
    if (cached && isFresh) return { ...cached, isFresh }
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
