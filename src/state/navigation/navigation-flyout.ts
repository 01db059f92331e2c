/** Opening and closing the navigation's flyout and drawer (specification 1 §2, §4). */
import { atom } from 'jotai'
import { markFlyout } from '../../page/configuration/page-root.ts'
import { emit, listen } from '../../page/events/events.ts'
import { closeFlyoutAtom } from '../flyout/flyout.ts'
import type { Store } from '../store.ts'
import { type OpenNavigation, openNavigationAtom } from './navigation.ts'

/** While the page is told of our own opening, which is no other header's. */
const isTellingAtom = atom(false)

/** What the page is told: the entry's place in the bar, -1 for the bar itself (the drawer's first level). */
const indexOf = ({ path }: OpenNavigation): number => path[0] ?? -1

/** Opens a flyout or a level of it, and so closes what else is open, the icons' flyouts too. */
export const showNavigationAtom = atom(null, (get, set, next: Omit<OpenNavigation, 'isSwitch'>) => {
  const before = get(openNavigationAtom)
  const isOther = !before || before.header !== next.header || indexOf(before) !== indexOf({ ...next, isSwitch: false })
  const opened = { ...next, isSwitch: isOther ? before !== undefined : before.isSwitch }
  if (isOther) set(closeFlyoutAtom)
  set(openNavigationAtom, opened)
  markFlyout(opened, true)
  if (before) markFlyout(before, false)
  if (!isOther) return
  if (before) emit('navigation-flyout-closed', { index: indexOf(before) })
  set(isTellingAtom, true)
  emit('navigation-flyout-opened', { index: indexOf(opened) })
  set(isTellingAtom, false)
})

export const closeNavigationAtom = atom(null, (get, set) => {
  const open = get(openNavigationAtom)
  if (!open) return
  set(openNavigationAtom, undefined)
  markFlyout(open, false)
  emit('navigation-flyout-closed', { index: indexOf(open) })
})

/** Closes it when the page asks, and when any other flyout opens, those of another site's header too. */
export function connectNavigation(store: Store, header: HTMLElement): () => void {
  const close = () => store.set(closeNavigationAtom)
  const ends = [
    listen('shop-close-flyouts', close),
    listen('icon-flyout-opened', close),
    listen('navigation-flyout-opened', () => {
      if (!store.get(isTellingAtom)) close()
    }),
  ]
  return () => {
    for (const end of ends) end()
    if (store.get(openNavigationAtom)?.header === header) close()
  }
}
