/** Reading the cart (specification 1 §4, "Cart load"). */
import { atom, type Getter, type Setter } from 'jotai'
import { CartError, cartErrorOf } from '../../api/cart-error.ts'
import { getCart } from '../../api/cart-service.ts'
import { reportError } from '../../page/events/events.ts'
import { pageContextAtom } from '../page-context.ts'
import { confirmedCartAtom, pendingChangesAtom } from './cart.ts'
import { confirmCartAtom } from './cart-confirm.ts'
import { dropMirror, readMirror } from './cart-mirror.ts'
import { meetPersonAtom, personAtom } from './cart-person.ts'

/** Who wishes that the cart is read, by rank: the wish of a higher one holds those of the lower. */
export const WISH = {
  /** Another tab told news. The answer isn't told again: two tabs could go on for ever. */
  tab: 1,
  /** We don't know whether what is shown is right. If the reading fails, it stays. */
  own: 2,
  /** If the reading fails, the cart is cleared. */
  page: 3,
  /** Past what the service keeps. */
  forced: 4,
} as const
type Wish = (typeof WISH)[keyof typeof WISH]

/** How often a reading is done again because someone else was here when it was answered. */
const MAX_REPEATS = 3

/** The reading that has no answer yet: each wish makes it another one. */
export const dueReadingAtom = atom<{ wish: Wish } | undefined>(undefined)
const readingAtom = atom<AbortController | undefined>(undefined)

/** Shows the kept cart until the server has spoken. */
export const showMirrorAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  set(meetPersonAtom)
  if (!context || get(confirmedCartAtom).status !== 'unknown') return
  const cart = readMirror(context.site, get(personAtom))
  if (cart) set(confirmedCartAtom, { status: 'known', cart })
})

export const wishReadingAtom = atom(null, (get, set, wish: Wish) => {
  const due = get(dueReadingAtom)
  set(dueReadingAtom, { wish: due && due.wish > wish ? due.wish : wish })
})

/** Reads the cart: at once, or after the changes that are pending. */
export const loadCartAtom = atom(
  null,
  async (get, set, { forceReload, wish = WISH.page }: { forceReload?: boolean; wish?: Wish } = {}) => {
    set(wishReadingAtom, forceReload ? WISH.forced : wish)
    if (get(pendingChangesAtom).length === 0) await set(readCartAtom)
  },
)

/** Drops the answer of a reading that is under way; it stays due. */
export const endReadingAtom = atom(null, (get) => get(readingAtom)?.abort())

/** Does the reading that is due; a newer one ends an older one. A failure clears the cart and says why. */
export const readCartAtom = atom(null, (get, set) => read(get, set))

async function read(get: Getter, set: Setter, repeats = 0): Promise<void> {
  const context = get(pageContextAtom)
  const due = get(dueReadingAtom)
  if (!context || !due) return
  set(meetPersonAtom)
  set(endReadingAtom)
  const controller = new AbortController()
  set(readingAtom, controller)
  const { signal } = controller
  const person = get(personAtom)
  const asked = Date.now()
  const answer = await getCart(context, { forceReload: due.wish === WISH.forced, signal }).catch(cartErrorOf)
  if (signal.aborted) return
  set(meetPersonAtom)
  // It is for who has asked. Not for ever: a service may give a new token with every answer.
  if (person && person !== get(personAtom) && repeats < MAX_REPEATS) return read(get, set, repeats + 1)
  // It may be older than the answer to a change that is pending, which may do as well: the reading stays due.
  if (get(pendingChangesAtom).length > 0) return
  if (get(dueReadingAtom) === due) set(dueReadingAtom, undefined)
  if (!(answer instanceof CartError))
    return set(confirmCartAtom, { cart: answer, asked, isEcho: due.wish === WISH.tab })
  reportError(context.element, answer.code, answer.message)
  if (due.wish < WISH.page && get(confirmedCartAtom).status === 'known') return
  set(confirmedCartAtom, { status: 'failed', error: answer.code })
  dropMirror(context.site)
}
