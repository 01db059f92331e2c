/** The staff's session and what it previews (specification 2 §4). */
import { atom } from 'jotai'
import { checkAuth, logOut, type Preview, renewSession, setPreview } from '../api/preview-service.ts'
import { emit, tellError } from '../page/events.ts'
import { type SharedPreview, takeSharedPreview } from '../page/preview-link.ts'
import { forgetPreviewToken, hasPreviewToken } from '../page/preview-token.ts'
import { everyWhileVisible } from '../page/visible-interval.ts'
import { PREVIEW_RENEWAL_MS } from '../shop/limits.ts'
import { pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

interface Session {
  /** Empty while the present is shown. */
  preview: Preview
  /** The last renewal was not answered: the session may end soon. */
  isAtRisk: boolean
}

const sessionAtom = atom<Session | undefined>(undefined)

/** Nothing without a staff session; empty while it shows the present. */
export const previewAtom = atom((get) => get(sessionAtom)?.preview)
export const isSessionAtRiskAtom = atom((get) => get(sessionAtom)?.isAtRisk ?? false)

const openSessionAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    const preview = await checkAuth(context)
    if (!preview) return
    // Without the token the services show the present, whatever the session remembers.
    set(sessionAtom, { preview: hasPreviewToken() ? preview : {}, isAtRisk: false })
    const shared = takeSharedPreview()
    if (shared) await set(applyPreviewAtom, shared)
  } catch (error) {
    tellError(context.element, 'PREVIEW_UNAVAILABLE', String(error))
  }
})

/** Hides the panel when the session is over; says so when that can't be told (specification 2 §4). */
const renewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || !get(sessionAtom)) return
  let isAlive = true
  let isAtRisk = false
  try {
    isAlive = await renewSession(context)
    if (!isAlive) tellError(context.element, 'PREVIEW_SESSION_OVER', 'The staff session is over.')
  } catch (error) {
    isAtRisk = true
    tellError(context.element, 'PREVIEW_RENEWAL_FAILED', String(error))
  }
  set(sessionAtom, (session) => (session && isAlive ? { ...session, isAtRisk } : undefined))
})

/**
 * Shows the shop as at a time and in a test group, and tells the page.
 *
 * @throws {ApiError} when the service refuses or does not answer; what was previewed stays.
 */
export const applyPreviewAtom = atom(null, async (get, set, preview: SharedPreview) => {
  const context = get(pageContextAtom)
  if (!context) return
  await setPreview(context, preview)
  set(showAtom, preview)
})

/**
 * Back to the present: the service is told the present time, and the token goes.
 *
 * @throws {ApiError} when the service does not take it.
 */
export const endPreviewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  await setPreview(context, { dateTime: new Date().toISOString() })
  forgetPreviewToken()
  set(showAtom, {})
})

const showAtom = atom(null, (_get, set, preview: Preview) => {
  set(sessionAtom, (session) => session && { ...session, preview })
  emit('shop-preview-changed', preview)
})

/** Ends the session and hides the panel; a failure is only told. */
export const logOutStaffAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  const wasPreviewing = get(previewAtom)?.dateTime !== undefined
  set(sessionAtom, undefined)
  if (!context) return
  await logOut(context).catch((error) => tellError(context.element, 'PREVIEW_LOGOUT', String(error)))
  forgetPreviewToken()
  if (wasPreviewing) emit('shop-preview-changed', {})
})

/** Opens the session, renews it at once and then every five minutes. Returns what stops it. */
export function connectPreview(store: Store): () => void {
  let isOver = false
  let end = () => {}
  store.set(openSessionAtom).then(() => {
    if (!isOver && store.get(sessionAtom)) end = everyWhileVisible(PREVIEW_RENEWAL_MS, () => void store.set(renewAtom))
  })
  return () => {
    isOver = true
    end()
    // Whoever shows it again asks anew.
    store.set(sessionAtom, undefined)
  }
}
