/** The staff's session and what it previews. */
import { atom } from 'jotai/vanilla'
import { type Preview, setPreview } from '../../api/preview/preview-service.ts'
import { hasCookie } from '../../page/browser/cookies.ts'
import { writeCookie } from '../../page/browser/write-cookie.ts'
import { cookieName } from '../../page/configuration/cookie-name.ts'
import { emit } from '../../page/events/events.ts'
import { pageContextAtom } from '../page-context.ts'
import { removeSharedPreview, type SharedPreview } from './preview-link.ts'

/** Whether the services show this visitor a preview. */
export const hasPreviewToken = (): boolean => hasCookie(cookieName('previewToken'))

/** Without it the services show the present. */
function deletePreviewToken(): void {
  writeCookie(cookieName('previewToken'), '', '; Max-Age=0')
}

interface Session {
  /** The content of the session; empty for the present. */
  preview: Preview
  /** This page carries the preview token: its services answer for the previewed time (PREVIEW-11). */
  isCarried: boolean
  /** The last renewal failed: the session may end soon. */
  isAtRisk: boolean
}

/** Undefined without a session. */
export const sessionAtom = atom<Session | undefined>(undefined)
/** The session could not be checked while something other than the present is shown (PREVIEW-4). */
export const isSessionUncheckedAtom = atom(false)
/** The preview of a shared link, until staff have said whether it shall apply (PREVIEW-15). */
export const sharedPreviewAtom = atom<SharedPreview | undefined>(undefined)
/** The preview of a shared link could not be applied (PREVIEW-16). */
export const hasSharedPreviewFailedAtom = atom(false)

/** The content of the session; undefined without a session, empty for the present. */
export const previewAtom = atom((get) => get(sessionAtom)?.preview)
/** The session holds a preview that this page does not show (PREVIEW-11). */
export const isPreviewElsewhereAtom = atom((get) => {
  const session = get(sessionAtom)
  return session !== undefined && !session.isCarried && Object.keys(session.preview).length > 0
})
export const isSessionAtRiskAtom = atom((get) => get(sessionAtom)?.isAtRisk ?? false)

/** No preview may go on without the panel that indicates it (PREVIEW-3, PREVIEW-7, PREVIEW-9). */
export const dropPreviewAtom = atom(null, () => {
  if (!hasPreviewToken()) return
  deletePreviewToken()
  emit('shop-preview-changed', {})
})

/** Staff do not want the preview of the link: it leaves the address (PREVIEW-15). */
export const ignoreSharedPreviewAtom = atom(null, (_get, set) => {
  set(sharedPreviewAtom, undefined)
  set(hasSharedPreviewFailedAtom, false)
  removeSharedPreview()
})

const queueAtom = atom<Promise<unknown>>(Promise.resolve())

/** One call at a time, since the service keeps the last one that arrives (PREVIEW-33). */
const enqueueAtom = atom(null, (get, set, run: () => Promise<void>): Promise<void> => {
  const result = get(queueAtom).then(run)
  set(
    queueAtom,
    result.catch(() => {}),
  )
  return result
})

/**
 * Previews a time and, optionally, a test group (PREVIEW-29, PREVIEW-30).
 *
 * @throws {ApiError} when the call fails; the previous preview stays (PREVIEW-31).
 */
export const applyPreviewAtom = atom(null, async (get, set, preview: SharedPreview) => {
  const context = get(pageContextAtom)
  if (!context) return
  await set(enqueueAtom, async () => {
    await setPreview(context, preview)
    set(showPreviewAtom, preview)
  })
})

/**
 * Back to the present: sends the current time and deletes the token (PREVIEW-13).
 *
 * @throws {ApiError} when the call fails; the preview stays.
 */
export const endPreviewAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  await set(enqueueAtom, async () => {
    await setPreview(context, { dateTime: new Date().toISOString() })
    deletePreviewToken()
    set(isSessionUncheckedAtom, false)
    set(showPreviewAtom, {})
  })
})

const showPreviewAtom = atom(null, (_get, set, preview: Preview) => {
  set(ignoreSharedPreviewAtom)
  set(sessionAtom, (session) => session && { ...session, preview, isCarried: hasPreviewToken() })
  emit('shop-preview-changed', preview)
})

/** Back to the present without a call, when the session can't be checked (PREVIEW-4). */
export const leavePreviewAtom = atom(null, (_get, set) => {
  set(isSessionUncheckedAtom, false)
  set(dropPreviewAtom)
})
