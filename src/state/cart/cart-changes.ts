/**
 * Changing the cart: at once on the screen, then to the server one by one, in order. Waiting changes to one item
 * coalesce to the last; a failure takes its change away again and says why (specification 1 §4, public contract §6).
 */
import { atom, type Getter, type Setter } from 'jotai'
import { parseCartChange } from '../../api/cart-change-schema.ts'
import { putCart } from '../../api/cart-change-service.ts'
import { CartError, cartErrorOf } from '../../api/cart-error.ts'
import { reportError } from '../../page/events/events.ts'
import type { CartChange } from '../../shop/cart/cart.ts'
import { changeKey } from '../../shop/cart/cart-items.ts'
import { applyChange, restoreItem } from '../../shop/cart/cart-rules.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import { confirmedCartAtom, type DeletedItem, type PendingChange, pendingChangesAtom, sentChangeAtom } from './cart.ts'
import { answerChange, REFUSED } from './cart-answer.ts'
import { confirmCartAtom, type ServerWord } from './cart-confirm.ts'
import { rememberDeletedAtom } from './cart-deleted.ts'
import { showFailureAtom } from './cart-failure.ts'
import { dueReadingAtom, endReadingAtom, loadCartAtom, readCartAtom, WISH, wishReadingAtom } from './cart-load.ts'
import { meetPersonAtom, personAtom } from './cart-person.ts'

export interface ChangeOrder {
  change: CartChange
  restores?: DeletedItem
  /** Set for a change that a page asked for: it is answered by event, with or without an id. */
  request?: { id?: string | undefined }
}

const isSendingAtom = atom(false)

/** Shows a change and queues it for the server. */
export const changeCartAtom = atom(null, (get, set, order: ChangeOrder) => {
  const { change, request } = order
  if (set(meetPersonAtom)) {
    void set(loadCartAtom)
    // It was clicked on an item of somebody else's cart.
    if (!request) return
  }
  set(rememberDeletedAtom, change)
  const key = changeKey(change)
  const all = get(pendingChangesAtom)
  const ofItem = all.filter((other) => other.key === key)
  const waiting = ofItem.find((other) => other !== get(sentChangeAtom))
  const restores = order.restores ?? ofItem.at(-1)?.restores
  const next: PendingChange = {
    key,
    change,
    restores,
    apply: (cart) => applyChange(restores ? restoreItem(cart, restores.item, restores.index) : cart, change),
    requestIds: [...(waiting?.requestIds ?? []), ...(request ? [request.id] : [])],
  }
  set(pendingChangesAtom, waiting ? all.map((other) => (other === waiting ? next : other)) : [...all, next])
  void set(sendChangesAtom)
})

const put = (context: PageContext, { change }: PendingChange) => putCart(context, change).catch(cartErrorOf)

/** The answers to what was sent before its turn. */
const early = new WeakMap<PendingChange, ReturnType<typeof put>>()

/** The page is left: what waits would be lost. If the shopper comes back, the answers are heard in their order. */
const sendWaitingAtom = atom(null, (get) => {
  const context = get(pageContextAtom)
  for (const pending of get(pendingChangesAtom)) {
    if (context && pending !== get(sentChangeAtom) && !early.has(pending)) early.set(pending, put(context, pending))
  }
})

const sendChangesAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  const onLeave = () => set(sendWaitingAtom)
  window.addEventListener('pagehide', onLeave)
  for (let next = get(pendingChangesAtom)[0]; next; next = get(pendingChangesAtom)[0]) {
    // Somebody else's changes are gone then.
    if (set(meetPersonAtom)) set(wishReadingAtom, WISH.page)
    else await send(get, set, next)
  }
  window.removeEventListener('pagehide', onLeave)
  set(isSendingAtom, false)
  if (get(dueReadingAtom)) void set(readCartAtom)
})

/** Never rejects: what goes wrong is shown, told and answered. */
async function send(get: Getter, set: Setter, pending: PendingChange): Promise<void> {
  const context = get(pageContextAtom)
  if (!context) {
    set(settleAtom, { pending })
    return answerChange(pending.requestIds, REFUSED)
  }
  set(sentChangeAtom, pending)
  const due = get(dueReadingAtom)
  const person = get(personAtom)
  const asked = Date.now()
  const answer = await (early.get(pending) ?? put(context, pending))
  set(meetPersonAtom)
  const isForAnother = person && person !== get(personAtom)
  const isAgreed = !(answer instanceof CartError) && !isForAnother
  const cart = isAgreed && answer.kind === 'changed' ? answer.cart : undefined
  set(settleAtom, { pending, word: cart && { cart, asked }, isSo: isAgreed && !cart })
  // A cart that was asked for after a reading became due is its answer too. Without one, what is shown may be out of
  // date: nothing changed there, or it is not known what did.
  if (!cart) set(wishReadingAtom, isForAnother ? WISH.page : WISH.own)
  else if (get(dueReadingAtom) === due && due?.wish !== WISH.forced) set(dueReadingAtom, undefined)
  if (answer instanceof CartError) {
    if (!isForAnother) set(showFailureAtom, { pending, error: answer })
    reportError(context.element, answer.code, answer.message)
    return void answerFailure(pending, context, answer)
  }
  const addedProduct = answer.kind === 'changed' ? answer.addedProduct : undefined
  answerChange(pending.requestIds, { ok: true, ...(addedProduct !== undefined && { addedProduct }) })
}

interface Settlement {
  pending: PendingChange
  word?: ServerWord | undefined
  /** The server has it so already (304), and does not say what else it has. */
  isSo?: boolean
}

/** The answer and the end of the change are one write: the screen never counts it twice, or not at all. */
const settleAtom = atom(null, (get, set, { pending, word, isSo }: Settlement) => {
  // It may be older than the answer. What it was to answer stays due.
  set(endReadingAtom)
  const load = get(confirmedCartAtom)
  if (word) set(confirmCartAtom, word)
  else if (isSo && load.status === 'known') set(confirmedCartAtom, { ...load, cart: pending.apply(load.cart) })
  set(pendingChangesAtom, (all) => all.filter((other) => other !== pending))
  set(sentChangeAtom, undefined)
})

/** With the message that the mini cart shows, in the shopper's words; their texts may have to be fetched first. */
async function answerFailure({ requestIds }: PendingChange, context: PageContext, error: CartError): Promise<void> {
  if (requestIds.length === 0) return
  const { limit } = error
  const message = await context.describeChangeError(error.code, limit).catch(() => undefined)
  answerChange(requestIds, {
    ok: false,
    error: error.code,
    ...(limit !== undefined && { limit }),
    ...(message !== undefined && { message }),
  })
}

/** A change that a page asked for; what is no change is answered, and not sent. */
export const externalChangeAtom = atom(null, (get, set, detail: unknown) => {
  const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
  // Echoed as it came.
  const id = requestId as string | undefined
  const parsed = parseCartChange(change)
  if (parsed) return set(changeCartAtom, { change: parsed, request: { id } })
  const element = get(pageContextAtom)?.element ?? 'shop-minicart'
  reportError(element, 'INVALID_CHANGE', 'shop-cart-change: the change is not one of the five bodies.')
  answerChange([id], REFUSED)
})
