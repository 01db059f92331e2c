/** What the footer learns after its first paint (specification 2 §4, §7). */
import { atom } from 'jotai'
import type { RemoteFooter } from '../api/footer-schema.ts'
import { assignTestGroups, getFooterContent, hasNewsletter } from '../api/footer-service.ts'
import { listen, tellError } from '../page/events.ts'
import { pageContextAtom } from './page-context.ts'
import type { Store } from './store.ts'

const contentAtom = atom<RemoteFooter | undefined>(undefined)
const hasNewsletterAtom = atom(false)

/** What the content service says instead of the built-in texts. */
export const remoteFooterAtom = atom((get) => get(contentAtom))
/** The visitor waits for the confirmation mail, or is subscribed. */
export const isSubscribedAtom = atom((get) => get(hasNewsletterAtom))

/** A failure is told, and the built-in texts stay. */
const loadContentAtom = atom(null, async (get, set, contentId: string) => {
  const context = get(pageContextAtom)
  if (!context || contentId === '') return
  try {
    set(contentAtom, await getFooterContent(context, contentId))
  } catch (error) {
    tellError('shop-footer', 'FOOTER_CONTENT_UNAVAILABLE', String(error))
  }
})

const loadStatusAtom = atom(null, async (get, set) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    set(hasNewsletterAtom, await hasNewsletter(context))
  } catch (error) {
    tellError('shop-footer', 'NEWSLETTER_STATUS_UNAVAILABLE', String(error))
  }
})

/** Asks for all of it; the content anew when staff preview another time. Returns what ends the listening. */
export function connectFooter(store: Store, contentId: string): () => void {
  const context = store.get(pageContextAtom)
  if (context) void assignTestGroups(context)
  void store.set(loadContentAtom, contentId)
  void store.set(loadStatusAtom)
  const ends = [
    listen('shop-preview-changed', () => void store.set(loadContentAtom, contentId)),
    listen('shop-personal-data-reset', () => void store.set(loadStatusAtom)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
