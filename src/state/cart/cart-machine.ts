/**
 * The cart as one machine: its state, and a pure function from a state and an event to the next state. Reads, identity and
 * the mirror are handled here, since every page needs them; changes are added by `reduce` in `cart-change-machine.late.ts`, which
 * is loaded with the first change. Everything impure (calls, storage, tabs, timers) is in the effects.
 */
import { toJson } from '../../page/browser/json.ts'
import type { Cart, CartChange, CartChangeError } from '../../shop/cart/cart.ts'
import type { CartItem } from '../../shop/cart/cart-items.ts'

export type ConfirmedCart =
  | { status: 'unknown' }
  | { status: 'known'; cart: Cart }
  | { status: 'failed'; error: CartChangeError }

export interface DeletedItem {
  key: string
  item: CartItem
  /** Position among the items of its kind, so that it is shown in place. */
  index: number
}

export interface PendingChange {
  key: string
  change: CartChange
  /** Names it for the service, however often it is sent (CART-50). */
  sentAs: string
  /** Sent before its turn, when the page was left (CART-21): later changes to its item are not merged into it. */
  isSentEarly?: true
  /** Applies the change optimistically. A closure, so that the rules of changes stay out of the first visit. */
  apply(cart: Cart): Cart
  /** The deleted item that the change restores. */
  restores: DeletedItem | undefined
  /** One per external request that waits for the answer; merged changes are answered together. */
  requestIds: readonly (string | undefined)[]
  /** Answers them that the change is not made, since it belongs to another person (CART-30). */
  refuse(): void
}

export interface ChangeFailure {
  /** The key of the change's item: a later success of the same one ends the error (CART-17). */
  key?: string
  error: CartChangeError
  limit?: number
}

/** Why the cart is read, by rank: a request joins the pending refetch, which keeps the higher rank. */
export const REFETCH = {
  /** After news from another tab. The answer is not broadcast, or two tabs could answer each other in a loop (CART-34). */
  tab: 1,
  /** By the elements, since the shown cart may be wrong. It stays when the read fails (CART-5). */
  own: 2,
  /** By an element that mounts. The cart is cleared when the read fails (CART-4). */
  mounted: 3,
  /** By the page. Its success also ends the error of an earlier change (CART-47). */
  page: 4,
  /** By the page, with `forceReload` (CART-2). */
  forced: 5,
} as const
export type RefetchRank = (typeof REFETCH)[keyof typeof REFETCH]

/** A read that has not been answered yet. Each request makes it a new object, so that an older answer does not end it. */
export interface Refetch {
  rank: RefetchRank
  /** The failed change whose error its success ends. */
  clears?: ChangeFailure | undefined
}

export interface CartState {
  /** The last cart of the server, without pending changes. */
  confirmed: ConfirmedCart
  pending: readonly PendingChange[]
  /** The pending change that has been sent; later changes to its item are not merged into it. */
  sent?: PendingChange | undefined
  deleted: readonly DeletedItem[]
  failure?: ChangeFailure | undefined
  /** Fingerprint of the long-term token, 0 without a token; undefined before the first check. */
  person?: number
  refetch?: Refetch | undefined
  /** The version of the last confirmed cart (CART-35). */
  version: number
  /** The service was seen to count something else than pieces (CART-58). */
  isCountedOtherwise?: true
}

export const INITIAL_STATE: CartState = {
  confirmed: { status: 'unknown' },
  pending: [],
  deleted: [],
  version: 0,
}

export type ReadEvent =
  /** The long-term token has changed. */
  | { type: 'identified'; person: number }
  | { type: 'forgotten' }
  | { type: 'requested'; rank: RefetchRank }
  /** A cart of the server, of another tab, or of the mirror (CART-3). `refetch` is the request that it answers. */
  | { type: 'received'; cart: Cart; version: number; refetch?: Refetch | undefined }
  | { type: 'failed'; error: CartChangeError; refetch: Refetch }

/** A change sets an item to a quantity: only the last pending change to an item shows. */
const lastOfEachItem = (pending: readonly PendingChange[]): PendingChange[] => [
  ...new Map(pending.map((change) => [change.key, change])).values(),
]

/**
 * The confirmed cart with the pending changes applied (CART-9). Removing a change from the list rolls it back (CART-15).
 */
export const optimisticCart = (confirmed: ConfirmedCart, pending: readonly PendingChange[]): Cart | undefined =>
  confirmed.status === 'known'
    ? lastOfEachItem(pending).reduce((cart, change) => change.apply(cart), confirmed.cart)
    : undefined

const forget = (state: CartState): CartState => ({
  ...state,
  confirmed: INITIAL_STATE.confirmed,
  deleted: [],
  failure: undefined,
})

/** Later requests stay pending. */
const answer = (state: CartState, refetch: Refetch | undefined, confirmed: ConfirmedCart): CartState => ({
  ...state,
  confirmed,
  refetch: state.refetch === refetch ? undefined : state.refetch,
})

export function reduceRead(state: CartState, event: ReadEvent): CartState {
  const { confirmed, refetch } = state
  const isKnown = confirmed.status === 'known'
  switch (event.type) {
    case 'identified':
      // A first token belongs to the same person as no token before (CART-28).
      return { ...(state.person ? { ...forget(state), pending: [] } : state), person: event.person }
    case 'forgotten':
      return forget(state)
    case 'requested': {
      const rank = refetch && refetch.rank > event.rank ? refetch.rank : event.rank
      const clears = event.rank < REFETCH.page ? refetch?.clears : state.failure
      return { ...state, refetch: clears ? { rank, clears } : { rank } }
    }
    case 'received': {
      const { cart, version } = event
      const isSame = isKnown && toJson(confirmed.cart) === toJson(cart)
      const next = answer(state, event.refetch, isSame ? confirmed : { status: 'known', cart })
      // Not an error of a change that failed after the request (CART-47).
      const failure = event.refetch?.clears === state.failure ? undefined : state.failure
      return { ...next, failure, version }
    }
    case 'failed': {
      const { error } = event
      const isKept = isKnown && event.refetch.rank < REFETCH.mounted
      return answer(state, event.refetch, isKept ? confirmed : { status: 'failed', error })
    }
  }
}
