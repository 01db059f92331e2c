import { flushSync } from 'react-dom'
import type { NavigationNode, NavigationPath } from '../../shop/navigation/navigation.ts'

/** Actions of pointer and keyboard on the navigation. */
export interface NavigationActions {
  entries: readonly NavigationNode[]
  /** A drawer opens instead of a flyout, by a click only (NAV-38). */
  isOnSmall: boolean
  /** Undefined while no flyout is open. */
  openPath: NavigationPath | undefined
  /** Opens a node, and what is below it on the active path (NAV-37). */
  openAt(path: NavigationPath): void
  /** Opens a node without anything below it. */
  openExactly(path: NavigationPath): void
  close(): void
}

/** The link of an entry or a node that an event is on. */
export const linkOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-path]')) || undefined

export const pathOf = (link: HTMLElement): NavigationPath => (link.dataset.path ?? '').split('.').map(Number)

/**
 * Opens a node and moves the focus into the new level. Synchronously, so that the next key finds it there: in a shadow
 * root React does not recognise a key press, and would render later.
 */
export function openAndFocus(bar: HTMLElement, { openAt }: NavigationActions, path: NavigationPath): void {
  flushSync(() => openAt(path))
  bar.querySelector<HTMLElement>(`[data-level="${path.length + 1}"] :is(a, button)`)?.focus()
}
