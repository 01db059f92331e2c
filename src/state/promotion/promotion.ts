/** The promotions that run in the header. */
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
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
  /** `isKnown`: a fragment brought it, and it is not asked for again (LIVE-13). */
  | { status: 'running'; promotion: Promotion; isKnown?: boolean }
  /** No promotion runs (`isAbsent`), it could not be loaded, or it can't be shown. */
  | { status: 'none'; isAbsent?: boolean; isKnown?: boolean }

const atoms = new Map<string, PrimitiveAtom<PromotionState>>()

/** One per request. */
export function promotionAtom(request: PromotionRequest) {
  const key = keyOf(request)
  const requestAtom = atoms.get(key) ?? atom<PromotionState>({ status: 'loading' })
  atoms.set(key, requestAtom)
  return requestAtom
}

/** A request as a key: other tags may give another promotion. */
const keyOf = ({ id, allOfTags, anyOfTags, noneOfTags }: PromotionRequest) =>
  [id, allOfTags, anyOfTags, noneOfTags].join('\n')

interface LoadOptions {
  signal: AbortSignal
  bypassCache: boolean
}

/** What is shown stays until the answer has arrived; a failure shows nothing (PROMO-4, PROMO-5, PROMO-8, PROMO-9). */
const loadPromotionAtom = atom(null, async (get, set, request: PromotionRequest, options: LoadOptions) => {
  const { signal, bypassCache } = options
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
})

interface Connection {
  users: number
  end(): void
}

const connections = new WeakMap<Store, Map<string, Connection>>()

/** Loads a promotion, and again when the preview changes (PROMO-4). Users of the same request share one call. Returns the cleanup. */
export function connectPromotion(store: Store, request: PromotionRequest): () => void {
  const known = connections.get(store) ?? new Map<string, Connection>()
  connections.set(store, known)
  const key = keyOf(request)
  const connection = known.get(key) ?? connect(store, request)
  known.set(key, connection)
  connection.users += 1
  return () => {
    connection.users -= 1
    if (connection.users > 0) return
    connection.end()
    known.delete(key)
  }
}

function connect(store: Store, request: PromotionRequest): Connection {
  const latest = createLatest()
  const load = (bypassCache: boolean) =>
    void store.set(loadPromotionAtom, request, { signal: latest.start(), bypassCache })
  const state = store.get(promotionAtom(request))
  if (state.status === 'loading' || !state.isKnown) load(false)
  const stopListening = listen('shop-preview-changed', () => load(true))
  const end = () => {
    stopListening()
    latest.abort()
  }
  return { users: 0, end }
}
