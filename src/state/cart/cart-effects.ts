/** The effects of reading the cart: calls, mirror, other tabs. Those of changing it are in `cart-changes.late.ts`. */
import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { cartErrorOf, getCart } from '../../api/cart/cart-service.ts'
import type { TabChannel } from '../../page/browser/tab-channel.ts'
import { reportError } from '../../page/events/events.ts'
import type { Cart } from '../../shop/cart/cart.ts'
import { latestAtom } from '../latest.ts'
import { pageContextAtom } from '../page-context.ts'
import { confirmedCartAtom, pendingChangesAtom } from './cart.ts'
import { tokenFingerprint } from './cart-identity.ts'
import { type CartState, REFETCH, type Refetch, type RefetchRank, reduceRead } from './cart-machine.ts'
import { mirroredVersion, readMirror, removeMirror, writeMirror } from './cart-mirror.ts'
import { cartStateAtom, dispatch } from './cart-store.ts'

/** How often a read is repeated because the person changed meanwhile (CART-32). */
const MAX_REPEATS = 3

export interface ServerSnapshot {
  cart: Cart
  /** The mirror's version when the request was sent (CART-35). */
  base: number
  /** As another tab has named it (CART-35). */
  version?: number
  /** Not broadcast: other tabs know it, or read the cart themselves. */
  isEcho?: boolean
  /** The request that it answers. */
  refetch?: Refetch | undefined
}

const latestReadAtom = latestAtom()
/** Set while tabs are connected. */
export const tabChannelAtom = atom<TabChannel | undefined>(undefined)

/**
 * Checks the person (CART-29). If it has changed, forgets everything of the previous one (CART-28, CART-30) and returns
 * whether there was one.
 */
export const syncIdentityAtom = atom(null, (get, set): boolean => {
  const { person: previous, pending, sent } = get(cartStateAtom)
  const person = tokenFingerprint()
  if (person === previous) return false
  dispatch(set, { type: 'identified', person })
  if (!previous) return false
  removeOwnMirror(get)
  for (const change of pending) if (change !== sent) change.refuse()
  return true
})

/** Forgets what is shown and stored; pending changes stay (CART-33). */
export const forgetCartAtom = atom(null, (get, set) => {
  removeOwnMirror(get)
  dispatch(set, { type: 'forgotten' })
})

function removeOwnMirror(get: Getter): void {
  const context = get(pageContextAtom)
  if (context) removeMirror(context.site)
}

/** Shows the mirror until the first read is answered, and removes it when it is of no use (CART-24, CART-25). */
export const showMirrorAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  set(syncIdentityAtom)
  const { person } = get(cartStateAtom)
  const isOpen = () => get(confirmedCartAtom).status === 'unknown' && get(cartStateAtom).person === person
  if (!context || !isOpen()) return
  const version = mirroredVersion(context.site)
  const cart = await readMirror(context.site, person)
  if (!isOpen()) return
  if (cart) dispatch(set, { type: 'received', cart, version })
  else removeMirror(context.site)
})

/** Reads the cart, now or after the pending changes (CART-6). */
export const loadCartAtom = atom(null, async (get, set, rank: RefetchRank = REFETCH.page) => {
  dispatch(set, { type: 'requested', rank })
  if (get(pendingChangesAtom).length === 0) await readCart(get, set)
})

/** The answer of the active read is discarded; its request stays pending. */
export const abortRead = (get: Getter) => get(latestReadAtom).abort()

/** Sends the pending refetch; an active read is aborted (CART-7). A failure is reported (CART-8). */
export async function readCart(get: Getter, set: Setter, repeats = 0): Promise<void> {
  const context = get(pageContextAtom)
  const { refetch } = get(cartStateAtom)
  if (!context || !refetch) return
  const { rank } = refetch
  set(syncIdentityAtom)
  const signal = get(latestReadAtom).start()
  const person = get(cartStateAtom).person
  const base = mirroredVersion(context.site)
  const answer = await getCart(context, { forceReload: rank === REFETCH.forced, signal }).catch(cartErrorOf)
  if (signal.aborted) return
  const hasLeft = set(syncIdentityAtom)
  // After a first token, which is no other person, there may have come a second one.
  const isOther = hasLeft || (person && person !== get(cartStateAtom).person)
  if (isOther && repeats < MAX_REPEATS) return readCart(get, set, repeats + 1)
  // The answer may be older than that of the pending change, which may answer the refetch too (CART-7).
  if (get(pendingChangesAtom).length > 0) return
  if (!(answer instanceof Error)) {
    set(confirmCartAtom, { cart: answer, base, isEcho: rank === REFETCH.tab, refetch })
    return get(cartStateAtom).refetch && readCart(get, set)
  }
  const { code: error, message } = answer
  reportError(context.element, error, message)
  dispatch(set, { type: 'failed', error, refetch })
  if (get(confirmedCartAtom).status === 'failed') removeMirror(context.site)
}

/**
 * Stores a cart of the server, mirrors it, and broadcasts it if it has changed (CART-24, CART-34). `settle` removes the
 * change that it answers, in the same write.
 */
export const confirmCartAtom = atom(
  null,
  (
    get,
    set,
    { cart, base, version: given, isEcho, refetch }: ServerSnapshot,
    settle: (state: CartState) => CartState = (state) => state,
  ) => {
    const context = get(pageContextAtom)
    if (!context) return
    const previous = get(confirmedCartAtom)
    const mirrored = mirroredVersion(context.site)
    const { version: own, person } = get(cartStateAtom)
    const record = writeMirror(context.site, person, cart, given)
    const { version } = record
    set(cartStateAtom, (state) => reduceRead(settle(state), { type: 'received', cart, version, refetch }))
    if (isEcho) return
    // Another tab was answered since this one asked: only the server knows whose answer is newer. Asked once, or two tabs that
    // read could outrun each other for ever.
    if (mirrored && mirrored !== base && mirrored !== own) dispatch(set, { type: 'requested', rank: REFETCH.tab })
    if (get(confirmedCartAtom) === previous) return
    get(tabChannelAtom)?.send({ ...record, base })
  },
)
