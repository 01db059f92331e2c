/** The staff's session and what it previews (specification 2 §4). */
import { atom } from 'jotai'
import { checkAuth, logOut, type Preview, renewSession, setPreview } from '../../api/preview-service.ts'
import { everyWhileVisible } from '../../page/browser/visible-interval.ts'
import { emit, reportError } from '../../page/events/events.ts'
import { forgetSharedPreview, type SharedPreview, sharedPreview } from '../../page/preview/preview-link.ts'
import { forgetPreviewToken, hasPreviewToken } from '../../page/preview/preview-token.ts'
import { PREVIEW_RENEWAL_MS } from '../../shop/limits.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

interface Session {
  /** Empty while the present is shown. */
  preview: Preview
  /** The last renewal was not answered: the session may end soon. */
  isAtRisk: boolean
}

const sessionAtom = atom<Session | undefined>(undefined)
const isUncheckedAtom = atom(false)
const hasSharedFailedAtom = atom(false)

/** Nothing without a staff session; empty while it shows the present. */
export const previewAtom = atom((get) => get(sessionAtom)?.preview)
export const isSessionAtRiskAtom = atom((get) => get(sessionAtom)?.isAtRisk ?? false)
/** Something else than the present is shown, and it can't be said whether the session is over. */
export const isSessionUncheckedAtom = atom((get) => get(isUncheckedAtom))
/** What the page's address shares could not be applied. */
export const isSharedPreviewLostAtom = atom((get) => get(hasSharedFailedAtom))

const openSessionAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const context = get(pageContextAtom)
  if (!context) return
  set(hasSharedFailedAtom, false)
  try {
    const preview = await checkAuth(context, signal)
    if (signal.aborted) return
    set(isUncheckedAtom, false)
    if (!preview) return set(endStrayPreviewAtom)
    // Without the token the services show the present, whatever the session remembers.
    set(sessionAtom, { preview: hasPreviewToken() ? preview : {}, isAtRisk: false })
  } catch (error) {
    if (signal.aborted) return
    set(isUncheckedAtom, hasPreviewToken())
    return reportError(context.element, 'PREVIEW_UNAVAILABLE', String(error))
  }
  const shared = sharedPreview()
  if (!shared) return
  try {
    await set(applyPreviewAtom, shared)
  } catch (error) {
    // The address keeps it: a reload tries again.
    set(hasSharedFailedAtom, true)
    reportError(context.element, 'PREVIEW_NOT_APPLIED', String(error))
  }
})

/** Nobody must be left in a preview without the panel that says so. */
const endStrayPreviewAtom = atom(null, () => {
  if (!hasPreviewToken()) return
  forgetPreviewToken()
  emit('shop-preview-changed', {})
})

/** Hides the panel when the session is over; says so when that can't be told (specification 2 §4). */
const renewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context || !get(sessionAtom)) return
  let isAlive = true
  let isAtRisk = false
  try {
    isAlive = await renewSession(context)
    if (!isAlive) reportError(context.element, 'PREVIEW_SESSION_OVER', 'The staff session is over.')
  } catch (error) {
    isAtRisk = true
    reportError(context.element, 'PREVIEW_RENEWAL_FAILED', String(error))
  }
  set(sessionAtom, (session) => (session && isAlive ? { ...session, isAtRisk } : undefined))
  if (!isAlive) set(endStrayPreviewAtom)
})

/** What is previewed is set by one call at a time: the last one is what the service goes by. */
const settingAtom = atom<Promise<unknown>>(Promise.resolve())

const setInTurnAtom = atom(null, (get, set, run: () => Promise<void>): Promise<void> => {
  const turn = get(settingAtom).then(run)
  set(
    settingAtom,
    turn.catch(() => {}),
  )
  return turn
})

/**
 * Shows the shop as at a time and in a test group, and tells the page.
 *
 * @throws {ApiError} when the service refuses or does not answer; what was previewed stays.
 */
export const applyPreviewAtom = atom(null, async (get, set, preview: SharedPreview) => {
  const context = get(pageContextAtom)
  if (!context) return
  await set(setInTurnAtom, async () => {
    await setPreview(context, preview)
    set(showAtom, preview)
  })
})

/**
 * Back to the present: the service is told the present time, and the token goes.
 *
 * @throws {ApiError} when the service does not take it.
 */
export const endPreviewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  await set(setInTurnAtom, async () => {
    await setPreview(context, { dateTime: new Date().toISOString() })
    forgetPreviewToken()
    set(isUncheckedAtom, false)
    set(showAtom, {})
  })
})

const showAtom = atom(null, (_get, set, preview: Preview) => {
  forgetSharedPreview()
  set(hasSharedFailedAtom, false)
  set(sessionAtom, (session) => session && { ...session, preview })
  emit('shop-preview-changed', preview)
})

/** Back to the present though no service can be asked: the token goes all the same. */
export const leavePreviewAtom = atom(null, (_get, set) => {
  set(isUncheckedAtom, false)
  set(endStrayPreviewAtom)
})

/** Ends the session and hides the panel; a failure is only told. */
export const logOutStaffAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  set(sessionAtom, undefined)
  if (!context) return
  await logOut(context).catch((error) => reportError(context.element, 'PREVIEW_LOGOUT', String(error)))
  set(endStrayPreviewAtom)
})

/** Opens the session, renews it at once and then every five minutes. Returns what stops it. */
export function connectPreview(store: Store): () => void {
  const ends = new AbortController()
  let end = () => {}
  store.set(openSessionAtom, ends.signal).then(() => {
    if (!ends.signal.aborted && store.get(sessionAtom))
      end = everyWhileVisible(PREVIEW_RENEWAL_MS, () => void store.set(renewAtom))
  })
  return () => {
    ends.abort()
    end()
    // Whoever shows it again asks anew.
    store.set(sessionAtom, undefined)
  }
}
