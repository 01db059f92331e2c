/** Which of the header's flyouts is open: one at most (specification 1 §4). */
import { atom } from 'jotai'
import { markFlyout, pageType } from '../../page/configuration/page-root.ts'
import { warn } from '../../page/configuration/warn.ts'
import { claim } from '../../page/events/claims.ts'
import { emit, type FlyoutName, listen } from '../../page/events/events.ts'
import type { Store } from '../store.ts'

interface OpenFlyout {
  flyout: FlyoutName
  /** The one that shows it: two headers of one site share their store. */
  header: HTMLElement | undefined
}

const openAtom = atom<OpenFlyout | undefined>(undefined)
/** While the page is told of our own opening, which is no other header's. */
const isTellingAtom = atom(false)

export const flyoutAtom = atom((get) => get(openAtom)?.flyout)
export const flyoutHeaderAtom = atom((get) => get(openAtom)?.header)

/**
 * Opens a flyout, of a header when one is named, and so closes another one. Tells the page, and marks its root while any
 * is open. On the basket page the cart's does not open (specification 1 §2).
 */
export const openFlyoutAtom = atom(null, (get, set, flyout: FlyoutName, header?: HTMLElement) => {
  const open = get(openAtom)
  if (open?.flyout === flyout && (!header || open.header === header)) return
  if (flyout === 'cart' && pageType() === 'basket') return
  set(closeFlyoutAtom)
  const opened = { flyout, header }
  set(openAtom, opened)
  markFlyout(opened, true)
  set(isTellingAtom, true)
  emit('icon-flyout-opened', { flyout })
  set(isTellingAtom, false)
})

export const closeFlyoutAtom = atom(null, (get, set) => {
  const open = get(openAtom)
  if (!open) return
  set(openAtom, undefined)
  markFlyout(open, false)
  emit('icon-flyout-closed', { flyout: open.flyout })
})

const FLYOUTS: readonly unknown[] = ['search', 'storeFinder', 'userMenu', 'cart'] satisfies FlyoutName[]

/**
 * Lets the page open and close a header's flyouts by event. The first header that is seen answers. The navigation's flyout
 * and these close each other, and so do those of another site's header.
 */
export function connectFlyouts(store: Store, header: HTMLElement, isSeen: () => boolean): () => void {
  const close = () => store.set(closeFlyoutAtom)
  const ends = [
    listen('shop-close-flyouts', close),
    listen('navigation-flyout-opened', close),
    listen('icon-flyout-opened', () => {
      if (!store.get(isTellingAtom)) close()
    }),
    listen('shop-open-flyout', (detail, event) => {
      if (!FLYOUTS.includes(detail?.flyout)) return warn(`shop-open-flyout: there is no flyout "${detail?.flyout}".`)
      if (detail && isSeen() && claim(event)) store.set(openFlyoutAtom, detail.flyout, header)
    }),
  ]
  return () => {
    for (const end of ends) end()
    if (store.get(flyoutHeaderAtom) === header) close()
  }
}
