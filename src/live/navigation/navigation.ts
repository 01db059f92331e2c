import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'
import type { OpenNavigation } from '../../state/navigation/navigation.ts'
import type { DrawerText } from '../../view/navigation/drawer.tsx'
import type { LiveElement } from '../live-element.ts'

/** The navigation of a header, and what can be done with it. */
export interface Navigation {
  /** The element around its row and the menu button. */
  bar: HTMLElement
  element: LiveElement<HeaderProps>
  nodeAt(path: NavigationPath): NavigationNode | undefined
  /** A drawer opens instead of a flyout, by a click only (NAV-38). */
  isOnSmall(): boolean
  /** Undefined while no flyout is open. */
  openPath(): NavigationPath | undefined
  /** Opens a node, and what is below it on the active path (NAV-37). */
  openAt(path: NavigationPath): void
  /** Opens a node without anything below it. */
  openExactly(path: NavigationPath): void
  /** Shows a level of the drawer. */
  openLevel(path: NavigationPath): void
  close(): void
}

/** The level that is open, and all that is shown of it. */
export interface OpenState extends OpenNavigation, DrawerText {
  entries: readonly NavigationNode[]
  isWide: boolean
}

/** Nodes that stand beside those of the fragment or of React. */
export interface Placed {
  /** Puts them where they belong: React, who does not know them, may have taken over the nodes around them. */
  place(): void
  end(): void
}

/** The flyout or the drawer, while it is open. */
export interface OpenPart extends Placed {
  update(state: OpenState): void
}

/** The link of an entry or a node that an event is on. */
export const linkOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-path]')) || undefined

export const pathOf = (link: HTMLElement): NavigationPath => (link.dataset.path ?? '').split('.').map(Number)

/** Opens a node and moves the focus into the new level, where the next key finds it. */
export function openAndFocus({ bar, openAt }: Navigation, path: NavigationPath): void {
  openAt(path)
  bar.querySelector<HTMLElement>(`[data-level="${path.length + 1}"] :is(a, button)`)?.focus()
}
