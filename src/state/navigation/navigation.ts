/** State of the navigation bar. The code that loads and opens it is in other files, since no first paint needs it. */
import { atom } from 'jotai/vanilla'
import { withActivePath } from '../../shop/navigation/active-path.ts'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'
import { type PageContext, pageContextAtom } from '../page-context.ts'
import { addressAtom } from '../page-facts.ts'
import type { Store } from '../store.ts'

/** Entries of the navigation service; undefined until it has answered (NAV-2). */
export const navigationTreeAtom = atom<readonly NavigationNode[] | undefined>(undefined)
/** The first entry, as the theme-world service answers it; undefined until then. */
export const themeWorldsEntryAtom = atom<NavigationNode | undefined>(undefined)

interface NavigationSnapshot {
  /** The name of its source; of none once anything has been requested. */
  source: string
  /** Whether the snapshot has it, and got it so lately that it is not requested again. */
  tree: boolean
  themeWorlds: boolean
}

/** The entries of a fragment: they are requested again for another source or a preview only (LIVE-13). */
export const navigationSnapshotAtom = atom<NavigationSnapshot | undefined>(undefined)

/** Another one of these has other entries. `clientId` is never empty. */
export const sourceOf = (
  { apiBase, product }: Pick<PageContext, 'apiBase' | 'product'>,
  clientId: string,
  route: string,
): string => [apiBase, product, clientId, route].join('\n')

/** Whether a fragment brought all that a source answers, and fresh. */
export function hasNavigationSnapshot(store: Store, clientId: string, route: string): boolean {
  const context = store.get(pageContextAtom)
  const snapshot = store.get(navigationSnapshotAtom)
  return !!context && !!snapshot?.tree && snapshot.themeWorlds && snapshot.source === sourceOf(context, clientId, route)
}

/** Marks the active path in the entries of the bar; returns them unchanged until the page's address is read (NAV-36). */
export const activePathAtom = atom((get) => {
  const address = get(addressAtom)
  return {
    mark: (entries: readonly NavigationNode[]) =>
      address ? withActivePath(entries, new URL(address).pathname) : entries,
  }
})

export interface OpenNavigation {
  /** Empty where the drawer shows the entries of the bar. */
  path: NavigationPath
  as: 'flyout' | 'drawer'
  /** The header that shows it: two headers of one site share their store. */
  header: HTMLElement | undefined
  /** The flyout of another entry was open before: no opening animation. */
  isSwitch: boolean
}

/** Written by navigation-flyout.ts only. */
export const openNavigationAtom = atom<OpenNavigation | undefined>(undefined)
