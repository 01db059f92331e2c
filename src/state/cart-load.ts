/** Reading the cart (specification 1 §4, "Cart load"). */
import { atom } from 'jotai'
import { ApiError } from '../api/api-error.ts'
import { getCart } from '../api/cart-service.ts'
import { tellError } from '../page/events.ts'
import { confirmedCartAtom } from './cart.ts'
import { readMirror, writeMirror } from './cart-mirror.ts'
import { pageContextAtom } from './page-context.ts'

/** Goes up when a change is answered: a reading that was asked for before is out of date then. */
export const cartRevisionAtom = atom(0)
const loadingAtom = atom<{ controller: AbortController } | undefined>(undefined)

/** Shows the kept cart until the server has spoken. */
export const showMirrorAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(confirmedCartAtom).status !== 'unknown') return
  const cart = readMirror(context.site)
  if (cart) set(confirmedCartAtom, { status: 'known', cart })
})

/** Reads the cart; a newer reading ends an older one. A failure clears the cart and says why. */
export const loadCartAtom = atom(null, async (get, set, options: { forceReload?: boolean } = {}) => {
  const context = get(pageContextAtom)
  if (!context) return
  get(loadingAtom)?.controller.abort()
  const controller = new AbortController()
  set(loadingAtom, { controller })
  const revision = get(cartRevisionAtom)
  try {
    const cart = await getCart(context, { ...options, signal: controller.signal })
    if (controller.signal.aborted || revision !== get(cartRevisionAtom)) return
    set(confirmedCartAtom, { status: 'known', cart })
    writeMirror(context.site, cart)
  } catch (error) {
    if (controller.signal.aborted || revision !== get(cartRevisionAtom)) return
    const { code, message } = error instanceof ApiError ? error : new ApiError('UNKNOWN', 'malformed', String(error))
    set(confirmedCartAtom, { status: 'failed', error: code })
    writeMirror(context.site, undefined)
    tellError(context.element, code, message)
  }
})
