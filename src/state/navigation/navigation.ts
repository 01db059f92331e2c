/** What the bar of the main navigation shows, and what of it is open (specification 1 §4). Loading and opening: navigation-*.ts. */
import { atom } from 'jotai'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'

/** The entries of the navigation service; undefined while only the static ones are known. */
export const navigationTreeAtom = atom<readonly NavigationNode[] | undefined>(undefined)
/** The first entry as the theme-world service makes it. */
export const themeWorldsEntryAtom = atom<NavigationNode | undefined>(undefined)

/** Marks where the current page is in the whole bar, as soon as that is known (specification 1 §2). */
export const activePathAtom = atom({ of: (entries: readonly NavigationNode[]) => entries })

export interface OpenNavigation {
  /** From the bar down; empty where the drawer shows the bar's own entries. */
  path: NavigationPath
  as: 'flyout' | 'drawer'
  /** The one that shows it: two headers of one site share their store. */
  header: HTMLElement | undefined
  /** Another entry's flyout was open before. */
  isSwitch: boolean
}

/** Written by navigation-flyout.ts only. */
export const openNavigationAtom = atom<OpenNavigation | undefined>(undefined)
