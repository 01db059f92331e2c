/** Opens and closes the navigation, as a flyout or a drawer. */
import { atom } from 'jotai/vanilla'
import { joinCleanups } from '../../page/browser/on.ts'
import { markFlyout } from '../../page/configuration/page-root.ts'
import { emit, listen } from '../../page/events/events.ts'
import { closeFlyoutAtom } from '../header/flyout.ts'
import type { Store } from '../store.ts'
import { type OpenNavigation, openNavigationAtom } from './navigation.ts'

/** Addresses of pictures that can't be loaded. */
export const failedPicturesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** While our own `navigation-flyout-opened` is dispatched, which must not close what it reports. */
const isDispatchingAtom = atom(false)

/** The `index` of the events: the entry's place in the bar, -1 for the first level of the drawer (NAV-32, NAV-40). */
const indexOf = ({ path }: Pick<OpenNavigation, 'path'>): number => path[0] ?? -1

/** Opens an entry or a level of it, and closes what else is open, icon flyouts included (FLYOUT-2). */
export const showNavigationAtom = atom(null, (get, set, next: Omit<OpenNavigation, 'isSwitch'>) => {
  const before = get(openNavigationAtom)
  const isOther = !before || before.header !== next.header || indexOf(before) !== indexOf(next)
  const opened = { ...next, isSwitch: isOther ? before !== undefined : before.isSwitch }
  if (isOther) set(closeFlyoutAtom)
  set(openNavigationAtom, opened)
  markFlyout(opened, true)
  if (before) markFlyout(before, false)
  if (!isOther) return
  if (before) emit('navigation-flyout-closed', { index: indexOf(before) })
  set(isDispatchingAtom, true)
  emit('navigation-flyout-opened', { index: indexOf(opened) })
  set(isDispatchingAtom, false)
})

export const closeNavigationAtom = atom(null, (get, set) => {
  const open = get(openNavigationAtom)
  if (!open) return
  set(openNavigationAtom, undefined)
  markFlyout(open, false)
  emit('navigation-flyout-closed', { index: indexOf(open) })
})

/**
 * Closes the navigation when the page asks for it and when another flyout opens, also that of another site's header
 * (NAV-30, FLYOUT-2). Returns the cleanup.
 */
export function connectNavigation(store: Store, header: HTMLElement): () => void {
  const close = () => store.set(closeNavigationAtom)
  return joinCleanups(
    listen('shop-close-flyouts', close),
    listen('icon-flyout-opened', close),
    listen('navigation-flyout-opened', () => {
      if (!store.get(isDispatchingAtom)) close()
    }),
    () => store.get(openNavigationAtom)?.header === header && close(),
  )
}
