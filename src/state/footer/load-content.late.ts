import type { WritableAtom } from 'jotai/vanilla'
import { getFooterContent } from '../../api/footer/footer-content.late.ts'
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import { reportError } from '../../page/events/events.ts'
import { pageContextAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

interface LoadedContent {
  isSettled: true
  content: RemoteFooter | undefined
  isPreview: boolean
}

/** Asks for the content of a footer. Without it, and after a failure, the built-in content shows (FOOTER-12, FOOTER-13, FOOTER-14). */
export async function loadContent(
  store: Store,
  contentAtom: WritableAtom<unknown, [LoadedContent], void>,
  contentId: string,
  isPreview: boolean,
  signal: AbortSignal,
): Promise<void> {
  const context = store.get(pageContextAtom)
  if (!context || contentId === '' || signal.aborted) return
  let content: RemoteFooter | undefined
  try {
    content = await getFooterContent({ ...context, bypassCache: isPreview }, contentId, signal)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'FOOTER_CONTENT_UNAVAILABLE', String(error))
  }
  if (!signal.aborted) store.set(contentAtom, { isSettled: true, content, isPreview })
}
