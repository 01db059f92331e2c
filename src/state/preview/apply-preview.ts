/** Changes what is previewed. */
import { atom } from 'jotai/vanilla'
import { type Preview, setPreview } from '../../api/preview/preview-service.ts'
import { emit } from '../../page/events/events.ts'
import { pageContextAtom } from '../page-context.ts'
import { removeSharedPreview, type SharedPreview } from './preview-link.ts'
import { deletePreviewToken, hasPreviewToken } from './preview-token.ts'
import {
  dropPreviewAtom,
  hasSharedPreviewFailedAtom,
  isSessionUncheckedAtom,
  sessionAtom,
  sharedPreviewAtom,
} from './session.ts'

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
  removeSharedPreview()
  set(sharedPreviewAtom, undefined)
  set(hasSharedPreviewFailedAtom, false)
  set(sessionAtom, (session) => session && { ...session, preview, isCarried: hasPreviewToken() })
  emit('shop-preview-changed', preview)
})

/** Back to the present without a call, when the session can't be checked (PREVIEW-4). */
export const leavePreviewAtom = atom(null, (_get, set) => {
  set(isSessionUncheckedAtom, false)
  set(dropPreviewAtom)
})
