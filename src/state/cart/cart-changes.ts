/** The effects of changing the cart: calls, timers, results. Loaded with the first change. */
import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { parseCartChange } from '../../api/cart-change-schema.ts'
import { putCart } from '../../api/cart-change-service.ts'
import { CartError, cartErrorOf } from '../../api/cart-error.ts'
import { newKey } from '../../page/events/change-key.ts'
import { reportError } from '../../page/events/events.ts'
import { type HeldChange, release } from '../../page/events/held-changes.ts'
import type { CartChangeError } from '../../shop/cart/cart.ts'
import { DELETED_ITEM_MS } from '../../shop/limits.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import { deletedItemsAtom } from './cart-change-atoms.ts'
import { type ChangeEvent, type ChangeOrder, reduce } from './cart-change-machine.ts'
import { abortRead, confirmCartAtom, loadCartAtom, readCart, syncIdentityAtom } from './cart-effects.ts'
import { personToken, tokenFingerprint } from './cart-identity.ts'
import { type ChangeFailure, type PendingChange, REFETCH, type ReadEvent } from './cart-machine.ts'
import { mirroredVersion } from './cart-mirror.ts'
import { answerChange, REFUSED } from './cart-results.ts'
import { cartStateAtom } from './cart-store.ts'

export { receiveCart } from './cart-tab-news.ts'

/** Changes the state, and starts the timers of the deleted items that it now shows for a while (CART-18). */
function dispatch(get: Getter, set: Setter, event: ReadEvent | ChangeEvent): void {
  const deletedBefore = get(deletedItemsAtom)
  set(cartStateAtom, (state) => reduce(state, event))
  for (const deleted of get(deletedItemsAtom)) {
    if (deletedBefore.includes(deleted)) continue
    setTimeout(() => dispatch(get, set, { type: 'deletionExpired', deleted }), DELETED_ITEM_MS)
  }
}

/** Ends the error of a change. Called by the notice that shows it, which knows how long it was in sight (CART-17). */
export const expireFailureAtom = atom(null, (get, set, failure: ChangeFailure) =>
  dispatch(get, set, { type: 'failureExpired', failure }),
)

/** Shows a change at once and queues it for the server (CART-9, CART-11). */
export const changeCartAtom = atom(null, (get, set, order: ChangeOrder) => {
  if (set(syncIdentityAtom)) {
    void set(loadCartAtom)
    // A click on an item of the previous person's cart (CART-30).
    if (!order.request) return
  }
  dispatch(get, set, {
    type: 'ordered',
    order: {
      refuse: (ids) => refuseForAnother(get(pageContextAtom), ids),
      ...order,
      sentAs: order.sentAs ?? newKey(),
    },
  })
  void set(sendChangesAtom)
})

const put = (context: PageContext, { change, sentAs }: PendingChange) =>
  putCart(context, change, sentAs).catch(cartErrorOf)

/** Answers to changes that were sent before their turn. */
const earlyAnswers = new WeakMap<PendingChange, ReturnType<typeof put>>()

/** Sends all waiting changes when the page is left: they would be lost. Their answers are handled in order (CART-21). */
const sendWaitingAtom = atom(null, (get) => {
  const context = get(pageContextAtom)
  const { pending, sent, person } = get(cartStateAtom)
  // Those of a person who has left meanwhile are refused when the page comes back.
  if (person && person !== tokenFingerprint()) return
  for (const change of pending) {
    if (context && change !== sent && !earlyAnswers.has(change)) earlyAnswers.set(change, put(context, change))
  }
})

const isSendingAtom = atom(false)

/** Sends the queue, one change at a time (CART-11). */
const sendChangesAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  const sendWaiting = () => set(sendWaitingAtom)
  window.addEventListener('pagehide', sendWaiting)
  const firstPending = () => get(cartStateAtom).pending[0]
  try {
    for (let pending = firstPending(); pending; pending = firstPending()) {
      // The queue of a previous person is dropped.
      if (set(syncIdentityAtom)) dispatch(get, set, { type: 'requested', rank: REFETCH.page })
      else await sendOrAbandon(get, set, pending)
    }
  } finally {
    window.removeEventListener('pagehide', sendWaiting)
    set(isSendingAtom, false)
  }
  if (get(cartStateAtom).refetch) void readCart(get, set)
})

/** An unexpected exception counts as the failure of the change: the queue goes on (CART-23). */
async function sendOrAbandon(get: Getter, set: Setter, pending: PendingChange): Promise<void> {
  try {
    await send(get, set, pending)
  } catch (cause) {
    const error = cartErrorOf(cause)
    const context = get(pageContextAtom)
    abortRead(get)
    dispatch(get, set, refusal(pending, error))
    void answerFailure(context, pending.requestIds, error)
    // Outside the queue: the exception may come from a page's own `console.error`.
    queueMicrotask(() => reportError(context?.element ?? 'shop-minicart', error.code, error.message))
  }
}

/** Dispatches the result last, so that after an exception `sendOrAbandon` can still answer. */
async function send(get: Getter, set: Setter, pending: PendingChange): Promise<void> {
  const context = get(pageContextAtom)
  if (!context) {
    dispatch(get, set, { type: 'dropped', pending })
    return answerChange(pending.requestIds, REFUSED)
  }
  dispatch(get, set, { type: 'sent', pending })
  const { refetch, person } = get(cartStateAtom)
  const base = mirroredVersion(context.site)
  const answer = await (earlyAnswers.get(pending) ?? put(context, pending))
  set(syncIdentityAtom)
  const isOfAnother = person && person !== get(cartStateAtom).person
  // The active read may be older than this answer. Its request stays pending.
  abortRead(get)
  if (isOfAnother) dispatch(get, set, { type: 'dropped', pending })
  else if (answer instanceof CartError) dispatch(get, set, refusal(pending, answer))
  else if (answer.kind === 'unchanged') dispatch(get, set, { type: 'unchanged', pending })
  else {
    // One write, so that no subscriber sees the change counted twice or not at all. A forced read stays pending (CART-2).
    const snapshot = { cart: answer.cart, base, refetch: refetch?.rank === REFETCH.forced ? undefined : refetch }
    set(confirmCartAtom, snapshot, (state) => reduce(state, { type: 'changed', pending }))
  }
  if (answer instanceof CartError) {
    reportError(context.element, answer.code, answer.message)
    return void answerFailure(context, pending.requestIds, answer)
  }
  const addedProduct = answer.kind === 'changed' ? answer.addedProduct : undefined
  answerChange(pending.requestIds, { ok: true, ...(addedProduct !== undefined && { addedProduct }) })
}

const refusal = (pending: PendingChange, { code, limit }: CartError): ChangeEvent => ({
  type: 'refused',
  pending,
  failure: { error: code, ...(limit !== undefined && { limit }) },
})

/** Answers with the message that the mini cart shows; its texts may have to be loaded first (CART-39). */
async function answerFailure(
  context: PageContext | undefined,
  requestIds: PendingChange['requestIds'],
  { code, limit }: Pick<CartError, 'code' | 'limit'>,
): Promise<void> {
  if (requestIds.length === 0) return
  const message = context && (await messageOf(context, code, limit).catch(() => undefined))
  answerChange(requestIds, {
    ok: false,
    error: code,
    ...(limit !== undefined && { limit }),
    ...(message !== undefined && { message }),
  })
}

/** The change belongs to a person who is no longer there (CART-30, CART-31, CART-46). */
function refuseForAnother(context: PageContext | undefined, requestIds: PendingChange['requestIds']): void {
  if (requestIds.length === 0) return
  reportError(context?.element ?? 'shop-minicart', 'UNKNOWN', 'The cart change belongs to another person.')
  void answerFailure(context, requestIds, { code: 'UNKNOWN' })
}

/** A change requested by the page. An invalid one is answered, with its message too, but not sent (CART-40). */
export const externalChangeAtom = atom(null, (get, set, detail: unknown, event: Event) => {
  // Sent when the page was left, which has come back (CART-22).
  if (!release(event)) return
  const { person, key } = event as HeldChange
  const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
  // Returned unchanged.
  const id = requestId as string | undefined
  const parsed = parseCartChange(change)
  // A first token belongs to the same person as none before (CART-28, CART-46).
  if (parsed && person && person !== personToken()) return refuseForAnother(get(pageContextAtom), [id])
  if (parsed) return set(changeCartAtom, { change: parsed, sentAs: key, request: { id } })
  const context = get(pageContextAtom)
  const problem = 'shop-cart-change: the change is not one of the five bodies.'
  reportError(context?.element ?? 'shop-minicart', 'INVALID_CHANGE', problem)
  void answerFailure(context, [id], { code: 'UNKNOWN' })
})

/** Texts are fetched for a failure only: the live layer changes the cart without them. */
async function messageOf(context: PageContext, code: CartChangeError, limit: number | undefined): Promise<string> {
  const { describeChangeError } = await import('../../i18n/change-errors.ts')
  return describeChangeError(context, code, limit)
}
