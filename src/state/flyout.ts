/** Which of the header's flyouts is open: one at most (specification 1 §4). */
import { atom } from 'jotai'
import { emit, type FlyoutName, listen } from '../page/events.ts'
import { markFlyoutOpen, pageType } from '../page/page-root.ts'
import type { Store } from './store.ts'

const openedAtom = atom<FlyoutName | undefined>(undefined)

export const flyoutAtom = atom((get) => get(openedAtom))

/**
 * Opens a flyout, and so closes another one. Tells the page, and marks its root while any is open. On the basket page the
 * cart's does not open (specification 1 §2).
 */
export const openFlyoutAtom = atom(null, (get, set, flyout: FlyoutName) => {
  if (get(openedAtom) === flyout || (flyout === 'cart' && pageType() === 'basket')) return
  set(closeFlyoutAtom)
  set(openedAtom, flyout)
  markFlyoutOpen(true)
  emit('icon-flyout-opened', { flyout })
})

export const closeFlyoutAtom = atom(null, (get, set) => {
  const flyout = get(openedAtom)
  if (!flyout) return
  set(openedAtom, undefined)
  markFlyoutOpen(false)
  emit('icon-flyout-closed', { flyout })
})

/** The flyouts that this header has; the page may ask for any. */
const FLYOUTS: readonly FlyoutName[] = ['cart']

/** Lets the page open and close flyouts by event. */
export function connectFlyouts(store: Store): () => void {
  const ends = [
    listen('shop-close-flyouts', () => store.set(closeFlyoutAtom)),
    listen('shop-open-flyout', (detail) => {
      if (detail && FLYOUTS.includes(detail.flyout)) store.set(openFlyoutAtom, detail.flyout)
    }),
  ]
  return () => {
    for (const end of ends) end()
    store.set(closeFlyoutAtom)
  }
}
