/** What the footer learns after its first paint (specification 2 §4, §7). */
import { atom } from 'jotai'
import type { RemoteFooter } from '../../api/footer-schema.ts'
import { assignTestGroups, getFooterContent, hasNewsletter } from '../../api/footer-service.ts'
import { onReturn } from '../../page/browser/return.ts'
import { listen, reportError } from '../../page/events/events.ts'
import { pageContextAtom, statusChangesAtom } from '../page-context.ts'
import type { Store } from '../store.ts'

const contentAtom = atom<RemoteFooter | undefined>(undefined)
const hasNewsletterAtom = atom(false)

/** What the content service says instead of the built-in texts. */
export const remoteFooterAtom = atom((get) => get(contentAtom))
/** The visitor waits for the confirmation mail, or is subscribed. */
export const isSubscribedAtom = atom((get) => get(hasNewsletterAtom))

interface ContentRequest {
  contentId: string
  bypassCache: boolean
  signal: AbortSignal
}

/** A failure is told and gives nothing (specification 2 §7): the built-in texts show. */
const loadContentAtom = atom(null, async (get, set, { contentId, bypassCache, signal }: ContentRequest) => {
  const context = get(pageContextAtom)
  if (!context) return
  let content: RemoteFooter | undefined
  try {
    if (contentId !== '') content = await getFooterContent({ ...context, bypassCache }, contentId, signal)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'FOOTER_CONTENT_UNAVAILABLE', String(error))
  }
  // An old answer never replaces a newer one.
  if (!signal.aborted) set(contentAtom, content)
})

const loadStatusAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    const isKnown = await hasNewsletter(context, signal)
    if (!signal.aborted) set(hasNewsletterAtom, isKnown)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'NEWSLETTER_STATUS_UNAVAILABLE', String(error))
  }
})

/** Runs with a signal that the next run ends. */
function latest<Input>(run: (input: Input, signal: AbortSignal) => void) {
  let controller = new AbortController()
  const abort = () => controller.abort()
  const start = (input: Input) => {
    abort()
    controller = new AbortController()
    run(input, controller.signal)
  }
  return { start, abort }
}

/**
 * Asks for all of it; the content anew when staff preview another time, the status whenever it may have changed. Returns
 * what ends the listening.
 */
export function connectFooter(store: Store, contentId: string): () => void {
  const context = store.get(pageContextAtom)
  if (context) void assignTestGroups(context)
  const content = latest(
    (bypassCache: boolean, signal) => void store.set(loadContentAtom, { contentId, bypassCache, signal }),
  )
  const status = latest((_: undefined, signal) => void store.set(loadStatusAtom, signal))
  const askStatus = () => status.start(undefined)
  content.start(false)
  askStatus()
  const ends = [
    listen('shop-preview-changed', () => content.start(true)),
    listen('shop-personal-data-reset', askStatus),
    listen('shop-newsletter-submitted', askStatus),
    store.sub(statusChangesAtom, askStatus),
    onReturn((isRestored) => isRestored && askStatus()),
    content.abort,
    status.abort,
  ]
  return () => {
    for (const end of ends) end()
  }
}
