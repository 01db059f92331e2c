/** Which icon flyout is open: at most one (FLYOUT-1). */
import { type Atom, atom, type PrimitiveAtom } from 'jotai/vanilla'
import { joinCleanups } from '../../page/browser/on.ts'
import { markFlyout, pageType } from '../../page/configuration/page-root.ts'
import { claim } from '../../page/events/claims.ts'
import { emit, type FlyoutName, listen } from '../../page/events/events.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { platformAtom } from '../platform/platform.ts'
import type { Store } from '../store.ts'

interface OpenFlyout {
  flyout: FlyoutName
  /** The header that shows it: two headers of one site share their store. */
  header: HTMLElement | undefined
  /** The detail of our own `icon-flyout-opened`, which does not close what it reports. */
  detail: { flyout: FlyoutName }
}

export const currentFlyoutAtom: Atom<OpenFlyout | undefined> = atom<OpenFlyout | undefined>(undefined)
/** To be written here only. */
const writtenAtom = currentFlyoutAtom as PrimitiveAtom<OpenFlyout | undefined>

/** The open flyout and its header. On larger platforms the search field is in the header itself (FLYOUT-24). */
export const shownFlyoutAtom = atom((get) => {
  const open = get(currentFlyoutAtom)
  return open?.flyout === 'search' && !isSmall(get(platformAtom)) ? undefined : open
})

/**
 * Opens a flyout, in the given header if any, and closes the one that was open (FLYOUT-1, FLYOUT-20). The cart flyout does
 * not open on the basket page (FLYOUT-7).
 */
export const openFlyoutAtom = atom(null, (get, set, flyout: FlyoutName, header?: HTMLElement) => {
  const open = get(currentFlyoutAtom)
  if (open?.flyout === flyout && (!header || open.header === header)) return
  if (flyout === 'cart' && pageType() === 'basket') return
  set(closeFlyoutAtom)
  const opened = { flyout, header, detail: { flyout } }
  set(writtenAtom, opened)
  markFlyout(opened, true)
  emit('icon-flyout-opened', opened.detail)
})

/** Ends the wait of a flyout that can't be used yet (FLYOUT-45). At most one is open, or waits (FLYOUT-1). */
let endWait: (() => void) | undefined

/** A flyout waits from now on, in place of another one that waited. */
export function letWait(end: () => void): void {
  endWait?.()
  endWait = end
}

export const closeFlyoutAtom = atom(null, (get, set) => {
  endWait?.()
  const open = get(currentFlyoutAtom)
  if (!open) return
  set(writtenAtom, undefined)
  markFlyout(open, false)
  emit('icon-flyout-closed', { flyout: open.flyout })
})

/**
 * Lets the page open and close a header's flyouts by event; of several headers the first visible one answers (FLYOUT-12).
 * Closes them when the navigation, or another site's header, opens a flyout (FLYOUT-2). Returns the cleanup (FLYOUT-18).
 */
export function connectFlyouts(
  store: Store,
  header: HTMLElement,
  isVisible: () => unknown,
  open: (flyout: FlyoutName) => void,
): () => void {
  const close = () => store.set(closeFlyoutAtom)
  return joinCleanups(
    listen('shop-close-flyouts', close),
    listen('navigation-flyout-opened', close),
    listen('icon-flyout-opened', (detail) => store.get(currentFlyoutAtom)?.detail === detail || close()),
    listen('shop-open-flyout', (detail, event) => {
      if (isVisible() && claim(event)) open((Object(detail) as { flyout: FlyoutName }).flyout)
    }),
    () => store.get(currentFlyoutAtom)?.header === header && close(),
  )
}
