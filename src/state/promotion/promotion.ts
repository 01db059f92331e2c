/** Which campaigns run in the header (specification 1 §2, §4). */
import { atom, type PrimitiveAtom } from 'jotai'
import { ApiError } from '../../api/api-error.ts'
import { getPromotion, type PromotionRequest } from '../../api/promotion-service.ts'
import { listen, reportError } from '../../page/events/events.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

export type PromotionState =
  | { status: 'loading' }
  | { status: 'running'; promotion: Promotion }
  /** There is none, it could not be had, or it can't be shown. */
  | { status: 'none' }

const known = new Map<string, PrimitiveAtom<PromotionState>>()

/** One for each request: its tags are a part of the question. */
export function promotionAtom({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest) {
  const key = [id, allOfTags, anyOfTags, noneOfTags].join('\n')
  const found = known.get(key) ?? atom<PromotionState>({ status: 'loading' })
  known.set(key, found)
  return found
}

interface LoadOptions {
  signal: AbortSignal
  bypassCache: boolean
  onFound(): void
}

/** Asks, and shows nothing when that fails (specification 1 §7); what runs already stays until the answer is there. */
const loadAtom = atom(null, async (get, set, request: PromotionRequest, options: LoadOptions) => {
  const { signal, bypassCache } = options
  const context = get(pageContextAtom)
  if (!context) return
  let state: PromotionState = { status: 'none' }
  try {
    const promotion = await getPromotion({ ...context, bypassCache }, request, options)
    if (promotion) state = { status: 'running', promotion }
  } catch (error) {
    if (signal.aborted) return
    const isMalformed = error instanceof ApiError && error.reason === 'malformed'
    const code = isMalformed ? 'PROMOTION_INVALID' : 'PROMOTION_UNAVAILABLE'
    reportError(context.element, code, error instanceof Error ? error.message : String(error))
  }
  // An old answer never replaces a newer one.
  if (!signal.aborted) set(promotionAtom(request), state)
})

/**
 * Loads a campaign, and anew whenever staff preview something else; tells as soon as there is one. Returns what ends it.
 */
export function connectPromotion(store: Store, request: PromotionRequest, onFound: () => void): () => void {
  let controller = new AbortController()
  const load = (bypassCache: boolean) => {
    controller.abort()
    controller = new AbortController()
    void store.set(loadAtom, request, { signal: controller.signal, bypassCache, onFound })
  }
  load(false)
  const endReload = listen('shop-preview-changed', () => load(true))
  return () => {
    endReload()
    controller.abort()
  }
}
