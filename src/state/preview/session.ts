/** The staff's session and what it previews. */
import { atom } from 'jotai/vanilla'
import type { Preview } from '../../api/preview/preview-service.ts'
import { emit } from '../../page/events/events.ts'
import type { SharedPreview } from './preview-link.ts'
import { deletePreviewToken, hasPreviewToken } from './preview-token.ts'

interface Session {
  /** What the session holds; empty for the present. */
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

/** What the session holds; undefined without a session, empty for the present. */
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
