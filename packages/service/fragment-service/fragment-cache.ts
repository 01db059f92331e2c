/** Rendered fragments: fresh ones are answered as they are, older ones while a newer one is made (stale-while-revalidate). */
import { within } from '../../../src/page/browser/within.ts'
import { createBucket } from './bucket.ts'
import type { FragmentRequest } from './fragment-request.ts'
import { BUILD_TIMEOUT_MS, type KeepAlive, MAX_ENTRIES, RETRY_MS } from './limits.ts'
import type { CacheResult, Metrics } from './metrics.ts'
import { lengthOf, type Pieces } from './pieces.ts'
import { TooBusy } from './render-queue.ts'
import { createSharedRuns } from './shared-runs.ts'
import { createTwoPartCache } from './two-part-cache.ts'
import { withAttributes } from './with-attributes.ts'

const MAX_FRAGMENTS_BYTES = 128_000_000
/** How many known fragments are made again at once, and how many more a second: they grow old together, and visitors come first. */
const MAX_REFRESHES = 10
const REFRESHES_A_SECOND = 30

/** How good the content of a fragment is. */
interface Quality {
  isComplete: boolean
  isFresh: boolean
  /** When the oldest content arrived, in ms. */
  at: number
}

interface Built extends Quality {
  html: string
  /** Names of the content, for purge keys. */
  ids: readonly string[]
}

export interface CachedFragment {
  body: Pieces
  etag: string
  ids: readonly string[]
  at: number
  isComplete: boolean
  /** In ms since 1970; until then it is used as it is. */
  freshUntil: number
  /** Until then it is used while a newer one is made. */
  staleUntil: number
}

export interface FoundFragment extends CachedFragment {
  result: CacheResult
}

export type Look = Pick<CachedFragment, 'body' | 'etag' | 'at'>

interface CacheOptions {
  maxAgeSeconds: number
  staleSeconds: number
  metrics: Metrics
}

/** `isAgain`: it replaces one that is there, and nobody waits for it. */
type Build = (isAgain: boolean) => Promise<Built>

export function createFragmentCache({ maxAgeSeconds, staleSeconds, metrics }: CacheOptions) {
  const cache = createTwoPartCache<CachedFragment>({
    max: MAX_ENTRIES,
    maxSize: MAX_FRAGMENTS_BYTES,
    sizeOf: ({ body }) => lengthOf(body),
  })
  const share = createSharedRuns<CachedFragment>(BUILD_TIMEOUT_MS)
  const refreshes = createBucket(MAX_REFRESHES, REFRESHES_A_SECOND)

  async function make(build: Build): Promise<CachedFragment> {
    const { html, ids, ...quality } = await build(false)
    const body = new TextEncoder().encode(html)
    return { body: [body], etag: await etagOf(body), ids, ...agesOf(quality) }
  }

  function agesOf({ isComplete, isFresh, at }: Quality) {
    // A fragment that lacks content, or has old content, is made again soon.
    const freshUntil = isFresh ? at + maxAgeSeconds * 1000 : Date.now() + Math.min(RETRY_MS, maxAgeSeconds * 1000)
    const usedMs = isComplete ? staleSeconds * 1000 : Math.min(staleSeconds * 1000, RETRY_MS)
    // Old content is no younger for being rendered again.
    const staleUntil = Math.max(freshUntil, Math.min(freshUntil + usedMs, at + (maxAgeSeconds + staleSeconds) * 1000))
    return { at, isComplete, freshUntil, staleUntil }
  }

  /** The one that is being made, or a new one: equal requests share it. */
  function start(key: string, build: Build, keepAlive: KeepAlive): Promise<CachedFragment> {
    const { result, isNew } = share(key, async () => {
      const made = await make(build)
      const before = cache.get(key)
      // A whole one is better than one that lacks what has failed just now.
      const isWorse = before?.isComplete && !made.isComplete && before.staleUntil > Date.now()
      const kept = isWorse ? { ...before, freshUntil: made.freshUntil } : made
      cache.set(key, kept)
      return kept
    })
    if (isNew) keepAlive(result)
    return result
  }

  /** Makes one that nobody waits for; where there are too many, a later request begins it. A failure is reported where it happens. */
  function refresh(key: string, build: Build, keepAlive: KeepAlive): void {
    const inTurn: Build = async () => {
      if (!refreshes.take()) throw new TooBusy('Too many fragments are made again.')
      return build(true)
    }
    start(key, inTurn, keepAlive).catch(() => {})
  }

  return {
    has: ({ key }: FragmentRequest): boolean => cache.has(key),

    async get({ key, tag }: FragmentRequest, build: Build, keepAlive: KeepAlive): Promise<FoundFragment> {
      const cached = cache.get(key)
      const now = Date.now()
      const found = (fragment: CachedFragment, result: CacheResult): FoundFragment => {
        metrics.found(tag, result)
        return { ...fragment, result }
      }
      if (cached && now < cached.freshUntil) return found(cached, 'hit')
      if (cached && now < cached.staleUntil) {
        refresh(key, build, keepAlive)
        return found(cached, 'stale')
      }
      const fragment = start(key, build, keepAlive)
      const made = (await within(fragment, BUILD_TIMEOUT_MS))?.value ?? (await make(build))
      return found(made, 'miss')
    },

    /** The cached fragment of a request that may be shown still; a newer one is made where it is not fresh. */
    cached({ key }: FragmentRequest, build: Build, keepAlive: KeepAlive): CachedFragment | undefined {
      const cached = cache.get(key)
      const now = Date.now()
      if (!cached || now >= cached.freshUntil) refresh(key, build, keepAlive)
      return cached && now < cached.staleUntil ? cached : undefined
    },

    /** A fallback from the fragment of its look: not cached here, and stale soon (FRAGMENT-25). `at`: of its content, in ms. */
    async fallback(request: FragmentRequest, { body, etag, at }: Look): Promise<FoundFragment> {
      metrics.found(request.tag, 'busy')
      // Both say what its bytes are, and are much shorter: strangers can ask for many.
      const name = new TextEncoder().encode(etag + request.key)
      return {
        body: withAttributes(body, request),
        etag: await etagOf(name),
        ids: [],
        ...agesOf({ isComplete: false, isFresh: false, at }),
        result: 'busy',
      }
    },

    /** Without the cache, for a preview. */
    async bypass({ tag }: FragmentRequest, build: Build): Promise<FoundFragment> {
      metrics.found(tag, 'preview')
      return { ...(await make(build)), result: 'preview' }
    },
  }
}

export async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 16)
  return `"${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}
