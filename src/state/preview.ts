/** The staff session and what it previews (specification 2 §4). */
import { atom } from 'jotai'
import { checkAuth, logOut, type Preview, renewSession } from '../api/preview-service.ts'
import { tellError } from '../page/events.ts'
import { PREVIEW_RENEWAL_MS } from '../shop/limits.ts'
import { pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

const sessionAtom = atom<Preview | undefined>(undefined)

/** What is previewed; nothing without a staff session. */
export const previewAtom = atom((get) => get(sessionAtom))

const openSessionAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    set(sessionAtom, await checkAuth(context))
    if (get(sessionAtom)) await set(renewAtom)
  } catch (error) {
    tellError(context.element, 'PREVIEW_UNAVAILABLE', String(error))
  }
})

const renewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || !get(sessionAtom)) return
  const isAlive = await renewSession(context).catch(() => true)
  if (!isAlive) set(sessionAtom, undefined)
})

/** Ends the session and hides the panel; a failure is only told. */
export const logOutStaffAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  set(sessionAtom, undefined)
  if (context) await logOut(context).catch((error) => tellError(context.element, 'PREVIEW_LOGOUT', String(error)))
})

/** Opens the session and renews it at once, then every five minutes. Returns what stops it. */
export function connectPreview(store: Store): () => void {
  void store.set(openSessionAtom)
  const timer = setInterval(() => void store.set(renewAtom), PREVIEW_RENEWAL_MS)
  return () => clearInterval(timer)
}
