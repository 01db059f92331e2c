/** What the footer loads after its first paint. */
import { atom } from 'jotai/vanilla'
import type { RemoteFooter } from '../../api/footer-schema.ts'
import { getFooterContent, isNewsletterKnown } from '../../api/footer-service.ts'
import { joinCleanups } from '../../page/browser/join-cleanups.ts'
import { onPageReturn } from '../../page/browser/page-return.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { createLatest } from '../latest.ts'
import { pageContextAtom, statusChangesAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

const contentAtom = atom<RemoteFooter | undefined>(undefined)
const isKnownAtom = atom(false)

/** The content of the service; undefined where the built-in content is shown (FOOTER-11). */
export const remoteFooterAtom = atom((get) => get(contentAtom))
/** Whether the visitor is subscribed or has a confirmation pending (FOOTER-29). */
export const isSubscribedAtom = atom((get) => get(isKnownAtom))

interface ContentRequest {
  contentId: string
  bypassCache: boolean
  signal: AbortSignal
}

/** Without content, and after a failure, the built-in content shows (FOOTER-12, FOOTER-13, FOOTER-14). */
const loadContentAtom = atom(null, async (get, set, { contentId, bypassCache, signal }: ContentRequest) => {
  const context = get(pageContextAtom)
  if (!context) return
  let content: RemoteFooter | undefined
  try {
    if (contentId !== '') content = await getFooterContent({ ...context, bypassCache }, contentId, signal)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'FOOTER_CONTENT_UNAVAILABLE', String(error))
  }
  if (!signal.aborted) set(contentAtom, content)
})

/** A failure changes nothing; until the first answer the box shows (FOOTER-30). */
const loadStatusAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    const isKnown = await isNewsletterKnown(context, signal)
    if (!signal.aborted) set(isKnownAtom, isKnown)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'NEWSLETTER_STATUS_UNAVAILABLE', String(error))
  }
})

/**
 * Loads content and newsletter status. The content is loaded again when the preview changes (FOOTER-20),
 * the status whenever it may have changed (FOOTER-31). Returns the cleanup.
 */
export function connectFooter(store: Store, contentId: string): () => void {
  const content = createLatest()
  const status = createLatest()
  const loadContent = (bypassCache: boolean) =>
    void store.set(loadContentAtom, { contentId, bypassCache, signal: content.start() })
  const loadStatus = () => void store.set(loadStatusAtom, status.start())
  loadContent(false)
  loadStatus()
  return joinCleanups(
    listen('shop-preview-changed', () => loadContent(true)),
    listen('shop-personal-data-reset', loadStatus),
    listen('shop-newsletter-submitted', loadStatus),
    store.sub(statusChangesAtom, loadStatus),
    onPageReturn((isRestored) => isRestored && loadStatus()),
    content.abort,
    status.abort,
  )
}
