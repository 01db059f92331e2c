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
  | { status: 'running'; promotion: Promotion }
  /** No promotion runs (`isAbsent`), it could not be loaded, or it can't be shown. */
  | { status: 'none'; isAbsent?: boolean }

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
  /** A promotion was found; it may still be read. */
  isFound: boolean
  onFound: Set<() => void>
  end(): void
}

const connections = new WeakMap<Store, Map<string, Connection>>()

/**
 * Loads a promotion, and again when the preview changes (PROMO-4). Users of the same request share one call. `onFound` is
 * called as soon as there is a promotion. Returns the cleanup.
 */
export function connectPromotion(store: Store, request: PromotionRequest, onFound: () => void = () => {}): () => void {
  const known = connections.get(store) ?? new Map<string, Connection>()
  connections.set(store, known)
  const key = keyOf(request)
  const connection = known.get(key) ?? connect(store, request)
  known.set(key, connection)
  connection.users += 1
  connection.onFound.add(onFound)
  if (connection.isFound) onFound()
  return () => {
    connection.users -= 1
    connection.onFound.delete(onFound)
    if (connection.users > 0) return
    connection.end()
    known.delete(key)
  }
}

function connect(store: Store, request: PromotionRequest): Connection {
  const latest = createLatest()
  const onFound = new Set<() => void>()
  const connection: Connection = { users: 0, isFound: false, onFound, end: () => {} }
  const reportFound = () => {
    connection.isFound = true
    for (const report of onFound) report()
  }
  const load = (bypassCache: boolean) =>
    void store.set(loadPromotionAtom, request, { signal: latest.start(), bypassCache, onFound: reportFound })
  load(false)
  const stopListening = listen('shop-preview-changed', () => load(true))
  connection.end = () => {
    stopListening()
    latest.abort()
  }
  return connection
}
