import { atom } from 'jotai/vanilla'
import { ApiError } from '../../api/client.ts'
import { getPromotion, type PromotionRequest } from '../../api/promotion/promotion-service.ts'
import { joinCleanups } from '../../page/browser/on.ts'
import { messageOf } from '../../page/browser/say.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { createLatest } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import { sharedConnection } from '../store.ts'
import { keyOf, type PromotionState, promotionAtom } from './promotion.ts'

/** The shown campaign stays until the answer has arrived; a failure shows nothing (PROMO-4, PROMO-5, PROMO-8, PROMO-9). */
const loadPromotionAtom = atom(
  null,
  async (get, set, request: PromotionRequest, bypassCache: boolean, signal: AbortSignal) => {
    const context = get(pageContextAtom)
    if (!context) return
    let state: PromotionState = { status: 'none' }
    try {
      const promotion = await getPromotion({ ...context, bypassCache }, request, signal)
      state = promotion ? { status: 'running', promotion } : { status: 'none', isAbsent: true }
    } catch (error) {
      if (signal.aborted) return
      const isMalformed = error instanceof ApiError && error.reason === 'malformed'
      reportError(context.element, isMalformed ? 'PROMOTION_INVALID' : 'PROMOTION_UNAVAILABLE', messageOf(error))
    }
    if (!signal.aborted) set(promotionAtom(request), state)
  },
)

/** Loads a promotion, and again when the preview changes (PROMO-4). Users of the same request share one call. Returns the cleanup. */
export const connectPromotion = sharedConnection((store, request: PromotionRequest) => {
  const latest = createLatest()
  const load = (bypassCache: boolean) => void store.set(loadPromotionAtom, request, bypassCache, latest.start())
  const state = store.get(promotionAtom(request))
  if (state.status === 'loading' || !state.isFreshSnapshot) load(false)
  return joinCleanups(
    listen('shop-preview-changed', () => load(true)),
    latest.abort,
  )
}, keyOf)
