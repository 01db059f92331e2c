/** The cart as an assistant reads and changes it: by the queue of the shopper's own changes, one at a time (PROPOSAL-7). */
import { newKey } from '../../api/cart/cart-change-call.ts'
import { sharedOnPage } from '../../page/browser/own-symbol.ts'
import { type CartChangeResult, emit, listen } from '../../page/events/events.ts'
import { CART_READ_ERRORS, type Cart, type CartChange } from '../../shop/cart/cart.ts'
import { type CartItem, changeKey, changeTo, defectsOf, isChangedBy, itemsOf } from '../../shop/cart/cart-items.ts'
import { parseCartChange } from '../../shop/cart/parse-cart-change.ts'
import type { Store } from '../store.ts'
import { cartAtom } from './cart.ts'
import { loadChanges } from './cart-connection.ts'
import { loadCartAtom } from './cart-effects.ts'
import { REFETCH } from './cart-machine.ts'
import { cartStateAtom } from './cart-store.ts'

/** A call that failed, in words for the model (PROPOSAL-8). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A wished change: of an item of the cart, or a product that is not in it. */
export interface Wish {
  change: CartChange
  key: string
  /** Undefined for a product that the cart does not have. */
  item: CartItem | undefined
  /** Pieces now, and afterwards. */
  before: number
  count: number
}

export interface Made extends Wish {
  /** The change that takes it back; none for a subscription (CART-20). */
  back: CartChange | undefined
}

export const piecesOf = (item: CartItem | undefined): number => {
  if (!item) return 0
  if (item.kind === 'partnerProduct') return item.partnerProduct.totalQuantity
  return item.kind === 'subscription' || item.kind === 'freeArticle' ? 1 : item.article.quantity
}

function wantedPieces(change: CartChange): number {
  if ('setArticle' in change) return change.setArticle.quantity
  if ('setGiftCard' in change) return change.setGiftCard.set
  if ('setPartnerProduct' in change) return change.setPartnerProduct.set
  return 'setFreeArticle' in change && !change.setFreeArticle.remove ? 1 : 0
}

const allItemsOf = (cart: Cart) => [...itemsOf(cart), ...defectsOf(cart)]

/** The item that a change is to, with defective ones. */
export const itemIn = (cart: Cart, key: string): CartItem | undefined =>
  allItemsOf(cart).find((item) => isChangedBy(item, key))

/** The items of a product, for a change that names no variant of it: a search knows none. */
export function variantsIn(cart: Cart, change: CartChange): CartItem[] {
  const [[name, { productId, tcm }]] = Object.entries(change) as [[string, { productId?: string; tcm?: string }]]
  if (!/^set(Article|GiftCard)$/.test(name) || tcm) return []
  return allItemsOf(cart).filter(
    (item) => name in changeTo(item, 1) && 'article' in item && item.article.productId === productId,
  )
}

/** The change that puts a number of pieces back, also of an item that the cart has no more. */
function backOf(change: CartChange, item: CartItem | undefined, before: number): CartChange | undefined {
  if ('deleteSubscription' in change || item?.isDefective) return undefined
  if (item) return changeTo(item, before)
  if ('setArticle' in change) return { setArticle: { ...change.setArticle, quantity: 0 } }
  if ('setGiftCard' in change) return { setGiftCard: { ...change.setGiftCard, set: 0 } }
  if ('setPartnerProduct' in change) return { setPartnerProduct: { ...change.setPartnerProduct, set: 0 } }
  return { setFreeArticle: { ...change.setFreeArticle, remove: true } }
}

/** Dispatches a change as a page does; resolves with its result, which always comes (CART-39). */
export const requestChange = (change: CartChange): Promise<CartChangeResult> =>
  new Promise((resolve) => {
    const requestId = `proposal-${newKey()}`
    const stop = listen('shop-cart-change-result', (result) => {
      if (result?.requestId !== requestId) return
      stop()
      // An added article is shown with all else that was changed, not in a panel of its own (HEADER-48).
      if (result.addedProduct instanceof Object)
        sharedOnPage('quiet', () => new WeakSet<object>()).add(result.addedProduct)
      resolve(result)
    })
    emit('shop-cart-change', { requestId, change: change as never })
  })

const aborted = () => new Refusal('ABORTED', 'The call was cancelled; nothing was changed.')

/** A call that its caller has ended changes nothing more (PROPOSAL-11). */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted()
}

/**
 * Resolves with what the page shows once nothing is under way.
 *
 * @throws {Refusal} when it can't be read.
 */
export const settledCart = (store: Store, signal: AbortSignal | undefined): Promise<Cart> =>
  new Promise<Cart>((resolve, reject) => {
    let stop: (() => void) | undefined
    const check = () => {
      const { confirmed, pending, refetch } = store.get(cartStateAtom)
      const isOpen = confirmed.status === 'unknown' || pending.length > 0 || refetch
      if (isOpen && !signal?.aborted) return
      stop?.()
      signal?.removeEventListener('abort', check)
      const cart = store.get(cartAtom)
      if (isOpen) reject(aborted())
      else if (cart) resolve(cart)
      else reject(new Refusal('UNREADABLE', 'The cart can not be read now: nothing was changed; try again later.'))
    }
    stop = store.sub(cartStateAtom, check)
    signal?.addEventListener('abort', check)
    check()
  })

export interface AgentCart {
  /** @throws {Refusal} when it can't be read. */
  read(signal?: AbortSignal): Promise<Cart>
  /**
   * `isAllowed` asks the shopper.
   *
   * @throws {Refusal} when the change is not confirmed.
   */
  change(given: unknown, signal?: AbortSignal, isAllowed?: (wish: Wish) => Promise<boolean>): Promise<Made>
}

/** Pieces of items, by the keys of their changes. */
type Known = ReadonlyMap<string, number>

export function agentCart(store: Store): AgentCart {
  /** Pieces that the assistant was told of. */
  const told = new Map<string, number>()
  /** Pieces that its own changes have come to. */
  const made = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()

  /** The change as it is meant, unless the cart is not what the assistant knows (PROPOSAL-9). `known`: when it made the call. */
  async function wishOf(given: CartChange, known: Known, signal: AbortSignal | undefined): Promise<Wish> {
    const cart = await settledCart(store, signal)
    throwIfAborted(signal)
    const count = wantedPieces(given)
    const [variant, another] = variantsIn(cart, given)
    if (another)
      throw new Refusal('WHICH_VARIANT', 'Nothing was changed: the cart has several variants of it; give tcm.')
    const change = variant ? changeTo(variant, count) : given
    const key = changeKey(change)
    const item = itemIn(cart, key)
    const before = piecesOf(item)
    if (![known.get(key) ?? 0, count, made.get(key)].includes(before)) {
      told.set(key, before)
      throw new Refusal(
        'CHANGED_MEANWHILE',
        `Nothing was changed: the cart holds ${before} of it now. A quantity is the new total.`,
      )
    }
    return { change, key, item, before, count }
  }

  async function make(
    change: CartChange,
    known: Known,
    signal: AbortSignal | undefined,
    isAllowed: ((wish: Wish) => Promise<boolean>) | undefined,
  ): Promise<Made> {
    // A click of the shopper may wait for this code: it comes first.
    await loadChanges().catch(() => {})
    let wish = await wishOf(change, known, signal)
    if (isAllowed) {
      const isYes = await isAllowed(wish)
      throwIfAborted(signal)
      if (!isYes) throw new Refusal('DECLINED', 'Nothing was changed: the shopper has said no to this change.')
      // The cart may have changed while the shopper was asked.
      wish = await wishOf(change, known, signal)
    }
    const { ok, error = 'UNKNOWN', message = '' } = await requestChange(wish.change)
    if (!ok)
      throw new Refusal(
        error,
        error === 'UNKNOWN'
          ? `The change is not confirmed: read the cart to see what it holds. ${message}`
          : `Nothing was changed: the shop refuses it. ${message}`,
      )
    const cart = await settledCart(store, undefined).catch(() => undefined)
    const item = cart && (itemIn(cart, wish.key) ?? variantsIn(cart, wish.change)[0])
    const count = cart ? piecesOf(item) : wish.count
    const key = item ? changeKey(changeTo(item, 0)) : wish.key
    told.set(key, count)
    made.set(key, count)
    const back = backOf(item ? changeTo(item, count) : wish.change, wish.item, wish.before)
    return { ...wish, key, item: wish.item ?? item, count, back }
  }

  return {
    async read(signal) {
      let isFailed = false
      const stop = listen('shop-element-error', (detail) => {
        isFailed ||= (CART_READ_ERRORS as readonly unknown[]).includes(detail?.code)
      })
      try {
        await store.set(loadCartAtom, REFETCH.own)
        const cart = await settledCart(store, signal)
        if (isFailed) throw new Refusal('UNREADABLE', 'The cart can not be read now; try again later.')
        told.clear()
        for (const item of allItemsOf(cart)) told.set(changeKey(changeTo(item, 0)), piecesOf(item))
        return cart
      } finally {
        stop()
      }
    },
    change(given, signal, isAllowed) {
      const change = parseCartChange(given)
      if (!change)
        return Promise.reject(
          new Refusal('INVALID_CHANGE', 'Nothing was changed: give exactly one of the five changes.'),
        )
      const known = new Map(told)
      const making = last.then(() => make(change, known, signal, isAllowed))
      last = making.catch(() => {})
      return making
    },
  }
}
