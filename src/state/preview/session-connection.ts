/** Opens, renews and ends the staff's session. */
import { atom } from 'jotai/vanilla'
import { checkAuth, logOut, renewSession } from '../../api/preview/preview-service.ts'
import { reportError } from '../../page/events/events.ts'
import { PREVIEW_RENEWAL_MS } from '../../shop/awake-limits.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'
import { readSharedPreview } from './preview-link.ts'
import {
  applyPreviewAtom,
  dropPreviewAtom,
  hasPreviewToken,
  hasSharedPreviewFailedAtom,
  isSessionUncheckedAtom,
  sessionAtom,
  sharedPreviewAtom,
} from './session.ts'

/** Checks the session, then asks about the preview of a shared link (PREVIEW-2, PREVIEW-4, PREVIEW-11, PREVIEW-15). */
const openSessionAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const context = get(pageContextAtom)
  if (!context) return
  set(hasSharedPreviewFailedAtom, false)
  try {
    const preview = await checkAuth(context, signal)
    if (signal.aborted) return
    set(isSessionUncheckedAtom, false)
    if (!preview) return set(dropPreviewAtom)
    set(sessionAtom, { preview, isCarried: hasPreviewToken(), isAtRisk: false })
  } catch (error) {
    if (signal.aborted) return
    set(isSessionUncheckedAtom, hasPreviewToken())
    return reportError(context.element, 'PREVIEW_UNAVAILABLE', String(error))
  }
  set(sharedPreviewAtom, readSharedPreview())
})

/** Staff want it (PREVIEW-15, PREVIEW-16). */
export const applySharedPreviewAtom = atom(null, async (get, set) => {
  const [context, shared] = [get(pageContextAtom), get(sharedPreviewAtom)]
  if (!context || !shared) return
  set(sharedPreviewAtom, undefined)
  set(hasSharedPreviewFailedAtom, false)
  try {
    await set(applyPreviewAtom, shared)
  } catch (error) {
    // The question stays, and so do the parameters in the address.
    set(sharedPreviewAtom, shared)
    set(hasSharedPreviewFailedAtom, true)
    reportError(context.element, 'PREVIEW_NOT_APPLIED', String(error))
  }
})

/** Closes the panel only when the service says that the session is over (PREVIEW-7, PREVIEW-8). */
const renewSessionAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || !get(sessionAtom)) return
  let isOpen = true
  let isAtRisk = false
  try {
    isOpen = await renewSession(context)
    if (!isOpen) reportError(context.element, 'PREVIEW_SESSION_OVER', 'The staff session is over.')
  } catch (error) {
    isAtRisk = true
    reportError(context.element, 'PREVIEW_RENEWAL_FAILED', String(error))
  }
  set(sessionAtom, (session) => (session && isOpen ? { ...session, isAtRisk } : undefined))
  if (!isOpen) set(dropPreviewAtom)
})

/** Hides the panel without waiting for the answer (PREVIEW-9). */
export const logOutStaffAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  set(sessionAtom, undefined)
  if (!context) return
  await logOut(context).catch((error) => reportError(context.element, 'PREVIEW_LOGOUT', String(error)))
  set(dropPreviewAtom)
})

/** Opens the session and keeps it alive, in hidden tabs too (PREVIEW-5, PREVIEW-6). Returns the cleanup. */
export function connectPreview(store: Store): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setInterval> | undefined
  const renew = () => void store.set(renewSessionAtom)
  store.set(openSessionAtom, controller.signal).then(() => {
    if (controller.signal.aborted || !store.get(sessionAtom)) return
    renew()
    timer = setInterval(renew, PREVIEW_RENEWAL_MS)
  })
  return () => {
    controller.abort()
    clearInterval(timer)
    // The next connection checks the session again.
    store.set(sessionAtom, undefined)
  }
}
