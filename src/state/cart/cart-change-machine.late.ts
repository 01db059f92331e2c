/** The whole machine: `reduceRead` and the events of changes. */
import type { Cart, CartChange } from '../../shop/cart/cart.ts'
import { type CartItem, changeKey, defectsOf, isChangedBy, itemKey, itemsOf } from '../../shop/cart/cart-items.ts'
import { applyChange, countsPieces, isEmptyCart, isRemoval, restoreItem } from '../../shop/cart/cart-rules.ts'
import {
  type CartState,
  type ChangeFailure,
  type DeletedItem,
  optimisticCart,
  type PendingChange,
  REFETCH,
  type ReadEvent,
  type RefetchRank,
  reduceRead,
} from './cart-machine.ts'

export interface ChangeOrder {
  change: CartChange
  /** The key of the item, where the change alone does not identify it (CART-48). */
  key?: string
  restores?: DeletedItem
  /** The name that a change has which may have been sent already (CART-50). */
  sentAs?: string | undefined
  /** Set for a change that the page requested: it is answered by event, with or without an id (CART-39). */
  request?: { id?: string | undefined }
  /** Answers requests when the change is dropped for another person. */
  refuse?: (requestIds: readonly (string | undefined)[]) => void
  /** It is known from before that the service counts something else than pieces (CART-60). */
  isCountedOtherwise?: boolean
}

export type ChangeEvent =
  | { type: 'ordered'; order: ChangeOrder & { sentAs: string } }
  | { type: 'sent'; pending: PendingChange }
  /** The page is left: what waits is sent (CART-21). */
  | { type: 'left' }
  /** 200; the cart of the answer follows as `received` (CART-13). */
  | { type: 'changed'; pending: PendingChange }
  /** 304 (CART-14). */
  | { type: 'unchanged'; pending: PendingChange }
  /** Any other answer, or none (CART-15, CART-16). */
  | { type: 'refused'; pending: PendingChange; failure: ChangeFailure }
  /** It belonged to another person, or could not be sent (CART-30). */
  | { type: 'dropped'; pending: PendingChange }
  | { type: 'deletionExpired'; deleted: DeletedItem }
  | { type: 'failureExpired'; failure: ChangeFailure }

export function reduce(state: CartState, event: ReadEvent | ChangeEvent): CartState {
  switch (event.type) {
    case 'ordered':
      return queue(rememberDeleted(noteCounting(state, event.order), event.order), event.order)
    case 'sent':
      return { ...state, sent: event.pending }
    case 'left':
      return {
        ...state,
        pending: state.pending.map((one) => (isSent(state, one) ? one : { ...one, isSentEarly: true })),
      }
    case 'changed':
      return succeed(state, event.pending)
    case 'unchanged':
      return request(succeed(confirmOptimistically(state, event.pending), event.pending), REFETCH.own)
    case 'refused': {
      const settled = settle(state, event.pending)
      return request({ ...rollBackDeletion(settled, event.pending), failure: event.failure }, REFETCH.own)
    }
    case 'dropped':
      return request(settle(state, event.pending), REFETCH.page)
    case 'deletionExpired':
      return { ...state, deleted: state.deleted.filter((other) => other !== event.deleted) }
    case 'failureExpired':
      return state.failure === event.failure ? { ...state, failure: undefined } : state
    default:
      return reduceRead(state, event)
  }
}

const request = (state: CartState, rank: RefetchRank) => reduceRead(state, { type: 'requested', rank })

/** Without this an item that another device has deleted would show again until the cart has been read (CART-14). */
function confirmOptimistically(state: CartState, { apply }: PendingChange): CartState {
  const { confirmed } = state
  return confirmed.status === 'known'
    ? { ...state, confirmed: { status: 'known', cart: apply(confirmed.cart) } }
    : state
}

const settle = (state: CartState, settled: PendingChange): CartState => ({
  ...state,
  pending: state.pending.filter((other) => other !== settled),
  sent: undefined,
})

function succeed(state: CartState, pending: PendingChange): CartState {
  const settled = settle(state, pending)
  return state.failure?.key === pending.key ? { ...settled, failure: undefined } : settled
}

/** How the service counts stays known: a cart in between may be one that both ways count alike (CART-58). */
function noteCounting(state: CartState, order: ChangeOrder): CartState {
  const { confirmed } = state
  const isOtherwise = order.isCountedOtherwise || (confirmed.status === 'known' && !countsPieces(confirmed.cart))
  return isOtherwise ? { ...state, isCountedOtherwise: true } : state
}

/** Leaves the count as the service gave it; an empty cart has none, whatever is counted (CART-58). */
const withCountOf = (before: Cart, after: Cart): Cart => ({
  ...after,
  numberOfArticles: isEmptyCart(after) ? 0 : before.numberOfArticles,
})

const isSent = ({ sent }: CartState, change: PendingChange) => change === sent || change.isSentEarly === true

/** Adds a change, or merges it into an unsent one to the same item (CART-12). */
function queue(state: CartState, order: ChangeOrder & { sentAs: string }): CartState {
  const { change, restores: restored, request, refuse, sentAs } = order
  const key = keyOf(order)
  const ofItem = state.pending.filter((other) => other.key === key)
  const unsent = ofItem.find((other) => !isSent(state, other))
  const restores = restored ?? ofItem.at(-1)?.restores
  const requestIds = [...(unsent?.requestIds ?? []), ...(request ? [request.id] : [])]
  const next: PendingChange = {
    key,
    change,
    sentAs,
    restores,
    apply(cart) {
      const after = applyChange(restores ? restoreItem(cart, restores.item, restores.index) : cart, change, key)
      return !state.isCountedOtherwise && countsPieces(cart) ? after : withCountOf(cart, after)
    },
    requestIds,
    refuse: () => refuse?.(requestIds),
  }
  const pending = unsent ? state.pending.map((other) => (other === unsent ? next : other)) : [...state.pending, next]
  return { ...state, pending }
}

const keyOf = ({ key, change }: ChangeOrder): string => key ?? changeKey(change)

/** Keeps what a change deletes (CART-18). An item that is added again is no longer shown as deleted. */
function rememberDeleted(state: CartState, order: ChangeOrder): CartState {
  const key = keyOf(order)
  if (!isRemoval(order.change)) return forgetDeleted(state, key)
  const cart = optimisticCart(state.confirmed, state.pending)
  let items = cart ? [...itemsOf(cart), ...defectsOf(cart)] : []
  let next = state
  for (const item of items.filter((other) => isChangedBy(other, key))) {
    const isAlike = (other: CartItem) => other.kind === item.kind && other.isDefective === item.isDefective
    next = addDeleted(next, { key: itemKey(item), item, index: items.filter(isAlike).indexOf(item) })
    items = items.filter((other) => other !== item)
  }
  return next
}

/** If a later change to the item is pending, that change decides how the item shows (CART-19, CART-20). */
function rollBackDeletion(state: CartState, { key, restores }: PendingChange): CartState {
  if (state.pending.some((other) => other.key === key)) return state
  // A copy: it is shown for its full time again.
  return restores ? addDeleted(state, { ...restores }) : forgetDeleted(state, key)
}

function forgetDeleted(state: CartState, key: string): CartState {
  const deleted = state.deleted.filter(({ item }) => !isChangedBy(item, key))
  return deleted.length < state.deleted.length ? { ...state, deleted } : state
}

const addDeleted = (state: CartState, deleted: DeletedItem): CartState => ({
  ...state,
  deleted: [...state.deleted.filter((other) => other.key !== deleted.key), deleted],
})
