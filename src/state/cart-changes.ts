/**
 * Changing the cart: at once on the screen, then to the server one by one, in order. Waiting changes to one item
 * coalesce to the last; a failure takes its change away again and says why (specification 1 §4, public contract §6).
 */
import { atom, type Getter, type Setter } from 'jotai'
import { ApiError } from '../api/api-error.ts'
import { parseCartChange } from '../api/cart-change-schema.ts'
import { putCart } from '../api/cart-change-service.ts'
import { type CartChangeResult, emit, tellError } from '../page/events.ts'
import type { Cart, CartChange } from '../shop/cart.ts'
import { changeKey } from '../shop/cart-items.ts'
import { applyChange, restoreItem } from '../shop/cart-rules.ts'
import { CHANGE_ERROR_MS } from '../shop/limits.ts'
import {
  type ChangeFault,
  changeFaultAtom,
  confirmedCartAtom,
  type DeletedItem,
  type PendingChange,
  pendingChangesAtom,
} from './cart.ts'
import { forgetDeletedAtom, rememberDeletedAtom } from './cart-deleted.ts'
import { cartRevisionAtom, loadCartAtom } from './cart-load.ts'
import { writeMirror } from './cart-mirror.ts'
import { type PageContext, pageContextAtom } from './page-context.ts'

export interface ChangeOrder {
  change: CartChange
  restores?: DeletedItem
  /** Set for a change that a page asked for: it is answered by event, with or without an id. */
  request?: { id?: string | undefined }
}

const isSendingAtom = atom(false)
const faultTimerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined)

/** Shows a change and queues it for the server. */
export const changeCartAtom = atom(null, (get, set, { change, restores, request }: ChangeOrder) => {
  set(rememberDeletedAtom, change)
  const key = changeKey(change)
  const pending = get(pendingChangesAtom)
  // The first one may be on its way: then it can't be changed any more.
  const at = pending.findIndex((other, index) => other.key === key && (index > 0 || !get(isSendingAtom)))
  const waiting = pending[at]
  const next: PendingChange = {
    key,
    change,
    apply: (cart) => applyChange(restores ? restoreItem(cart, restores.item, restores.index) : cart, change),
    requestIds: [...(waiting?.requestIds ?? []), ...(request ? [request.id] : [])],
  }
  set(pendingChangesAtom, waiting ? pending.map((other, index) => (index === at ? next : other)) : [...pending, next])
  void set(sendChangesAtom)
})

const sendChangesAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return
  set(isSendingAtom, true)
  for (let next = get(pendingChangesAtom)[0]; next; next = get(pendingChangesAtom)[0]) await send(get, set, next)
  set(isSendingAtom, false)
})

/** Never rejects: what goes wrong is shown, told and answered. */
async function send(get: Getter, set: Setter, pending: PendingChange): Promise<void> {
  const context = get(pageContextAtom)
  // The answer and the end of the change are one write: the screen never counts it twice, or not at all.
  const settle = (cart?: Cart) => {
    set(cartRevisionAtom, (revision) => revision + 1)
    if (cart) set(confirmedCartAtom, { status: 'known', cart })
    set(pendingChangesAtom, (all) => all.slice(1))
  }
  if (!context) {
    settle()
    return reply(pending, { ok: false, error: 'UNKNOWN' })
  }
  try {
    const answer = await putCart(context, pending.change)
    if (answer.kind === 'unchanged') {
      settle()
      // Nothing changed there, so what is shown here may be out of date.
      void set(loadCartAtom)
      return reply(pending, { ok: true })
    }
    settle(answer.cart)
    writeMirror(context.site, answer.cart)
    reply(pending, { ok: true, ...(answer.addedProduct !== undefined && { addedProduct: answer.addedProduct }) })
  } catch (error) {
    settle()
    await fail(set, pending, context, error)
  }
}

async function fail(set: Setter, pending: PendingChange, context: PageContext, error: unknown): Promise<void> {
  const { code, details, message } =
    error instanceof ApiError ? error : new ApiError('UNKNOWN', 'malformed', String(error))
  const fault: ChangeFault = { error: code, ...(details.limit !== undefined && { limit: details.limit }) }
  set(forgetDeletedAtom, pending.key)
  set(showFaultAtom, fault)
  // Whether the server did it or not is not known now; and a reading that was on its way has been dropped.
  void set(loadCartAtom)
  tellError(context.element, code, message)
  if (pending.requestIds.length === 0) return
  const text = await context.describeChangeError(code, details.limit).catch(() => undefined)
  reply(pending, { ok: false, ...fault, ...(text !== undefined && { message: text }) })
}

function reply({ requestIds }: PendingChange, result: Omit<CartChangeResult, 'requestId'>): void {
  for (const id of requestIds)
    emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ...result })
}

/** A fault is shown for a while, and a newer one starts the time anew. */
const showFaultAtom = atom(null, (get, set, fault: ChangeFault) => {
  clearTimeout(get(faultTimerAtom))
  set(changeFaultAtom, fault)
  set(
    faultTimerAtom,
    setTimeout(() => set(changeFaultAtom, undefined), CHANGE_ERROR_MS),
  )
})

/** A change that a page asked for; what is no change is answered, and not sent. */
export const externalChangeAtom = atom(null, (get, set, detail: unknown) => {
  const { requestId, change } = (typeof detail === 'object' && detail !== null ? detail : {}) as Record<string, unknown>
  // Echoed as it came.
  const id = requestId as string | undefined
  const parsed = parseCartChange(change)
  if (parsed) return set(changeCartAtom, { change: parsed, request: { id } })
  const element = get(pageContextAtom)?.element ?? 'shop-minicart'
  tellError(element, 'INVALID_CHANGE', 'shop-cart-change: the change is not one of the five bodies.')
  emit('shop-cart-change-result', { ...(id !== undefined && { requestId: id }), ok: false, error: 'UNKNOWN' })
})
