/** The part of the footer that is loaded after its first paint. */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { RemoteFooter } from '../../api/footer/footer-schema.late.ts'
import { assignTestGroups, isSubscribed } from '../../api/footer/footer-service.ts'
import { joinCleanups, onPageReturn } from '../../page/browser/on.ts'
import { listen, reportError, reportMissingCode } from '../../page/events/events.ts'
import { createLatest } from '../latest.ts'
import { statusChangesAtom } from '../newsletter/status-changes.ts'
import { pageContextAtom } from '../page-context.ts'
import { type Store, sharedConnection } from '../store.ts'

export interface FooterContentState {
  /** The service has answered, or failed. */
  isSettled: boolean
  /** The content of the service; undefined where the built-in one is shown (FOOTER-11). */
  content?: RemoteFooter | undefined
  /** A fragment brought it, and it is not asked for again (LIVE-13). */
  isFreshSnapshot?: boolean
  /** For another preview than before: shown at once (FOOTER-20). */
  isPreview?: boolean
  /** A footer shows it already, without React. */
  isShown?: boolean
}

const contents = new Map<string, PrimitiveAtom<FooterContentState>>()

/** One per content id. */
export function footerContentAtom(contentId: string) {
  const contentAtom = contents.get(contentId) ?? atom<FooterContentState>({ isSettled: contentId === '' })
  contents.set(contentId, contentAtom)
  return contentAtom
}

/** Whether the visitor is subscribed or has a confirmation pending (FOOTER-29). */
export const isSubscribedAtom: Atom<boolean> = atom(false)
/** To be written here only. */
const statusAtom = isSubscribedAtom as PrimitiveAtom<boolean>

/** A failure changes nothing; until the first answer the box shows (FOOTER-30). */
const loadStatusAtom = atom(null, async (get, set, signal: AbortSignal) => {
  const context = get(pageContextAtom)
  if (!context) return
  try {
    const status = await isSubscribed(context, signal)
    if (!signal.aborted) set(statusAtom, status)
  } catch (error) {
    if (!signal.aborted) reportError('shop-footer', 'NEWSLETTER_STATUS_UNAVAILABLE', String(error))
  }
})

const isAssignedAtom = atom(false)

/** Once for all footers of a site (FOOTER-44, FOOTER-45). */
export const assignTestGroupsAtom = atom(null, (get, set) => {
  const context = get(pageContextAtom)
  if (!context || get(isAssignedAtom)) return
  set(isAssignedAtom, true)
  void assignTestGroups(context)
})

/** Footers with the same content id share its call (FOOTER-59). */
const connectContent = sharedConnection((store, contentId: string) => {
  const latest = createLatest()
  const contentAtom = footerContentAtom(contentId)
  const load = (isPreview: boolean) => {
    const signal = latest.start()
    import('./load-content.late.ts').then(
      ({ loadContent }) => loadContent(store, contentAtom, contentId, isPreview, signal),
      (error) => {
        reportMissingCode('shop-footer', error)
        store.set(contentAtom, { isSettled: true })
      },
    )
  }
  if (contentId && !store.get(contentAtom).isFreshSnapshot) load(false)
  return joinCleanups(
    listen('shop-preview-changed', () => load(true)),
    latest.abort,
  )
})

const connectStatus = sharedConnection((store) => {
  const latest = createLatest()
  const load = () => void store.set(loadStatusAtom, latest.start())
  load()
  return joinCleanups(
    listen('shop-personal-data-reset', load),
    listen('shop-newsletter-submitted', load),
    store.sub(statusChangesAtom, load),
    onPageReturn((isRestored) => isRestored && load()),
    latest.abort,
  )
})

/**
 * Loads content and newsletter status. The content is loaded again when the preview changes (FOOTER-20),
 * the status whenever it may have changed (FOOTER-31). Returns the cleanup.
 */
export const connectFooter = (store: Store, contentId: string): (() => void) =>
  joinCleanups(connectContent(store, contentId), connectStatus(store))

/** Paths (`d`) of icons on a 24 by 24 box, by name. */
export type Drawings = Readonly<Record<string, string>>

/** The icons that have been loaded. */
export const drawingsAtom: Atom<Drawings> = atom<Drawings>({})
/** To be written here only. */
const loadedAtom = drawingsAtom as PrimitiveAtom<Drawings>

export const addDrawingsAtom = atom(null, (_get, set, drawings: Drawings) =>
  set(loadedAtom, (before) => ({ ...before, ...drawings })),
)
