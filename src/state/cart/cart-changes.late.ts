/** The effects of changing the cart: calls, timers, results. Loaded when a filled cart shows, or with the page's first change. */
import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { personToken } from '../../api/cart/cart-call.ts'
import { newKey } from '../../api/cart/cart-change-call.ts'
import { CartError, cartErrorOf } from '../../api/cart/cart-service.ts'
import { type HeldChange, heldChanges, release } from '../../api/cart/held-changes.ts'
import { withSharedCookies } from '../../page/browser/cookies.ts'
import { within } from '../../page/browser/within.ts'
import { reportError } from '../../page/events/events.ts'
import type { CartChangeError } from '../../shop/cart/cart.ts'
import { changeErrorText } from '../../shop/cart/cart-change-errors.ts'
import { changeKey } from '../../shop/cart/cart-items.ts'
import { parseCartChange } from '../../shop/cart/parse-cart-change.ts'
import { REQUEST_TIMEOUT_MS } from '../../shop/limits.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import { answerTo, call, callOf } from './cart-calls.late.ts'
import { type ChangeEvent, type ChangeOrder, reduce } from './cart-change-machine.late.ts'
import { learnCounting } from './cart-counting.late.ts'
import { abortRead, confirmCartAtom, loadCartAtom, readCart, syncIdentityAtom } from './cart-effects.ts'
import { tokenFingerprint } from './cart-identity.ts'
import { type ChangeFailure, type PendingChange, REFETCH, type ReadEvent } from './cart-machine.ts'
import { deletedItemsAtom } from './cart-outcomes.ts'
import { answerChange, REFUSED } from './cart-results.ts'
import { cartStateAtom } from './cart-store.ts'

/** How long the error of a cart change and its limit are in sight (CART-17). */
export const CHANGE_ERROR_MS = 7500
/** At the latest, seen or not (CART-17). */
export const CHANGE_ERROR_MAX_MS = 60_000
/** How long a deleted item stays visible (CART-18). */
export const DELETED_ITEM_MS = 10_000

/** Changes the state, and starts the timers of the deleted items and of the error that it now shows for a while (CART-17, CART-18). */
function dispatch(get: Getter, set: Setter, event: ReadEvent | ChangeEvent): void {
  const deletedBefore = get(deletedItemsAtom)
  const { failure: failureBefore } = get(cartStateAtom)
  set(cartStateAtom, (state) => reduce(state, event))
  const { failure } = get(cartStateAtom)
  if (failure && failure !== failureBefore) expireAfter(get, set, failure, CHANGE_ERROR_MAX_MS)
  for (const deleted of get(deletedItemsAtom)) {
    if (deletedBefore.includes(deleted)) continue
    setTimeout(() => dispatch(get, set, { type: 'deletionExpired', deleted }), DELETED_ITEM_MS)
  }
}

const expireAfter = (get: Getter, set: Setter, failure: ChangeFailure, ms: number) =>
  setTimeout(() => dispatch(get, set, { type: 'failureExpired', failure }), ms)

const seen = new WeakSet<ChangeFailure>()

/** The error of a change is in sight: it ends after its time, whatever becomes of the notice that shows it (CART-17). */
export const seeFailureAtom = atom(null, (get, set, failure: ChangeFailure) => {
  if (seen.has(failure)) return
  seen.add(failure)
  expireAfter(get, set, failure, CHANGE_ERROR_MS)
})

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
      isCountedOtherwise: learnCounting(get),
    },
  })
  void set(sendChangesAtom)
})

/**
 * Sends all waiting changes when the page is left: they would be lost. Their answers are handled in order (CART-21). A call for
 * the same item that is under way ends first: of two calls beside each other the older one may come last.
 */
const sendWaitingAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  const { person } = get(cartStateAtom)
  // Those of a person who has left meanwhile are refused when the page comes back.
  if (!context || (person && person !== tokenFingerprint())) return
  dispatch(get, set, { type: 'left' })
  const ofItems = new Map<string, PendingChange[]>()
  for (const change of get(cartStateAtom).pending) {
    const before = ofItems.get(change.key) ?? []
    ofItems.set(change.key, [...before, change])
    if (callOf(change)) continue
    const earlier = before.flatMap((one) => callOf(one) ?? [])
    for (const { abort } of earlier) abort()
    const later = call(context, change)
    for (const one of earlier) one.later ??= later
  }
})

const isSendingAtom = atom(false)
/** Changes that later ones may replace, which have yet to be answered. */
const olderChangesAtom = atom<readonly (readonly [detail: unknown, event: HeldChange])[]>([])

/** Sends the queue, one change at a time (CART-11). */
const sendChangesAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  const sendWaiting = () => withSharedCookies(() => set(sendWaitingAtom))
  window.addEventListener('pagehide', sendWaiting)
  const firstPending = () => get(cartStateAtom).pending[0]
  try {
    const { sent } = heldChanges()
    // Changes that were held when the page was left have no time limit of their own.
    if (sent) await within(sent, REQUEST_TIMEOUT_MS)
    for (let pending = firstPending(); pending; pending = firstPending()) {
      // The queue of a previous person is dropped.
      await withSharedCookies(() =>
        set(syncIdentityAtom)
          ? dispatch(get, set, { type: 'requested', rank: REFETCH.page })
          : sendOrAbandon(get, set, pending),
      )
    }
  } finally {
    window.removeEventListener('pagehide', sendWaiting)
    set(isSendingAtom, false)
  }
  const olderChanges = get(olderChangesAtom)
  set(olderChangesAtom, [])
  for (const [detail, event] of olderChanges) withSharedCookies(() => set(requestChangeAtom, detail, event))
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
  const sent = callOf(pending) ?? call(context, pending)
  const answer = await answerTo(sent)
  set(syncIdentityAtom)
  const isOfAnother = person && person !== get(cartStateAtom).person
  if (!(answer instanceof CartError)) get(madeAtom).set(itemOf(person, pending.key), numberIn(pending.sentAs))
  // The active read may be older than this answer. Its request stays pending.
  abortRead(get)
  if (isOfAnother) dispatch(get, set, { type: 'dropped', pending })
  else if (answer instanceof CartError) dispatch(get, set, refusal(pending, answer))
  // The one of several calls that is answered last may have been made first: its cart is not the newest.
  else if (answer.kind === 'unchanged' || pending.isSentEarly) dispatch(get, set, { type: 'unchanged', pending })
  else {
    // One write, so that no subscriber sees the change counted twice or not at all. A forced read stays pending (CART-2), and
    // so does one that was requested after the change was sent.
    const snapshot = {
      cart: answer.cart,
      base: sent.base,
      refetch: refetch?.rank === REFETCH.forced ? undefined : refetch,
    }
    set(confirmCartAtom, snapshot, (state) => reduce(state, { type: 'changed', pending }))
    learnCounting(get)
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
  failure: { key: pending.key, error: code, ...(limit !== undefined && { limit }) },
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

/** The change belongs to a person who is no longer there (CART-30, CART-46). */
function refuseForAnother(context: PageContext | undefined, requestIds: PendingChange['requestIds']): void {
  if (requestIds.length === 0) return
  reportError(context?.element ?? 'shop-minicart', 'UNKNOWN', 'The cart change belongs to another person.')
  void answerFailure(context, requestIds, { code: 'UNKNOWN' })
}

/** By item, the number of the last change that the service has confirmed. */
const madeAtom = atom(() => new Map<string, number>())
/** The number in a key such as `123-4`. */
const numberIn = (key: string) => Number(key.split('-')[1])
const itemOf = (person: number | undefined, key: string) => `${person} ${key}`

/** A change requested by the page. An invalid one is answered, with its message too, but not sent (CART-40). */
export const externalChangeAtom = atom(null, (_get, set, detail: unknown, event: Event) => {
  // Sent when the page was left, which has come back (CART-22).
  if (release(event)) withSharedCookies(() => set(requestChangeAtom, detail, event as HeldChange))
})

const requestChangeAtom = atom(null, (get, set, detail: unknown, event: HeldChange) => {
  const { person, key } = event
  const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
  // Returned unchanged.
  const id = requestId as string | undefined
  const parsed = parseCartChange(change)
  // A first token belongs to the same person as none before (CART-28, CART-46).
  if (parsed && person && person !== personToken()) return refuseForAnother(get(pageContextAtom), [id])
  if (parsed && key) {
    // Sent when the page was left, and not confirmed: a later change to its item replaces it, unless that one is refused.
    const { person: current, pending } = get(cartStateAtom)
    const item = changeKey(parsed)
    const number = numberIn(key)
    if ((get(madeAtom).get(itemOf(current, item)) ?? 0) > number) return answerChange([id], { ok: true })
    if (pending.some((other) => other.key === item && numberIn(other.sentAs) > number))
      return set(olderChangesAtom, (others) => [...others, [detail, event] as const])
  }
  if (parsed) return set(changeCartAtom, { change: parsed, sentAs: key, request: { id } })
  const context = get(pageContextAtom)
  const problem = 'shop-cart-change: the change is not one of the five bodies.'
  reportError(context?.element ?? 'shop-minicart', 'INVALID_CHANGE', problem)
  void answerFailure(context, [id], { code: 'UNKNOWN' })
})

/** Texts are fetched for a failure only: the live layer changes the cart without them. */
async function messageOf(context: PageContext, code: CartChangeError, limit: number | undefined): Promise<string> {
  const { fetchFeatureTexts } = await import('../../page/feature-texts.ts')
  const text = await fetchFeatureTexts(context, ['minicart'])
  return changeErrorText((key, values) => text(`minicart.${key}`, values), code, limit)
}
