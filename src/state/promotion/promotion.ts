/** The promotions that run in the header. */
import { atom, type PrimitiveAtom } from 'jotai'
import { ApiError } from '../../api/api-error.ts'
import { getPromotion, type PromotionRequest } from '../../api/promotion-service.ts'
import { messageOf } from '../../page/browser/message-of.ts'
import { listen, reportError } from '../../page/events/events.ts'
import type { Promotion } from '../../shop/promotion/promotion.ts'
import { createLatest } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

export type PromotionState =
  | { status: 'loading' }
  | { status: 'running'; promotion: Promotion }
  /** No promotion runs, it could not be loaded, or it can't be shown. */
  | { status: 'none' }

const atoms = new Map<string, PrimitiveAtom<PromotionState>>()

/** One per request: other tags may give another promotion. */
export function promotionAtom({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest) {
  const key = [id, allOfTags, anyOfTags, noneOfTags].join('\n')
  const requestAtom = atoms.get(key) ?? atom<PromotionState>({ status: 'loading' })
  atoms.set(key, requestAtom)
  return requestAtom
}

interface LoadOptions {
  signal: AbortSignal
  bypassCache: boolean
  onFound(): void
}

/** What is shown stays until the answer has arrived; a failure shows nothing (PROMO-4, PROMO-5, PROMO-8, PROMO-9). */
const loadPromotionAtom = atom(null, async (get, set, request: PromotionRequest, options: LoadOptions) => {
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
    reportError(context.element, isMalformed ? 'PROMOTION_INVALID' : 'PROMOTION_UNAVAILABLE', messageOf(error))
  }
  if (!signal.aborted) set(promotionAtom(request), state)
})

/**
 * Loads a promotion, and again when the preview changes (PROMO-4). `onFound` is called as soon as there is one. Returns
 * the cleanup.
 */
export function connectPromotion(store: Store, request: PromotionRequest, onFound: () => void): () => void {
  const latest = createLatest()
  const load = (bypassCache: boolean) =>
    void store.set(loadPromotionAtom, request, { signal: latest.start(), bypassCache, onFound })
  load(false)
  const stopListening = listen('shop-preview-changed', () => load(true))
  return () => {
    stopListening()
    latest.abort()
  }
}
