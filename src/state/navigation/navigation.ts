/** State of the navigation bar. The code that loads and opens it is in other files, since no first paint needs it. */
import { atom } from 'jotai/vanilla'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'

/** Entries of the navigation service; undefined until it has answered (NAV-2). */
export const navigationTreeAtom = atom<readonly NavigationNode[] | undefined>(undefined)
/** The first entry, as the theme-world service answers it; undefined until then. */
export const themeWorldsEntryAtom = atom<NavigationNode | undefined>(undefined)

/** What a fragment brought: it is not requested again, unless another source or a preview is asked for (LIVE-13). */
export const knownNavigationAtom = atom<{ tree: boolean; themeWorlds: boolean } | undefined>(undefined)

/** Marks the active path in the entries of the bar; returns them unchanged until that code has loaded (NAV-36). */
export const activePathAtom = atom({ mark: (entries: readonly NavigationNode[]) => entries })

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

/** The link that a mouse has rested on since before the code was there: its `data-path`, and when it came, in ms. */
export const earlyHoverAtom = atom<{ path: string; since: number } | undefined>(undefined)
