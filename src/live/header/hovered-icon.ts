/** A mouse that rests on an icon (FLYOUT-3), or on an entry before React is there. */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { openFlyoutAtom } from '../../state/header/flyout.ts'
import { earlyHoverAtom, navigationTreeAtom, themeWorldsEntryAtom } from '../../state/navigation/navigation.ts'
import { controlOf } from '../action.ts'
import { hoverTimer } from '../hover-timer.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * Counts the hover time from the moment the mouse comes, not from the moment the code comes: a mouse that only crosses an icon
 * wakes nothing (LIVE-3). Returns the cleanup.
 */
export function watchIcons(element: LiveElement<HeaderProps>): () => void {
  const { host, store } = element
  const { count, end } = hoverTimer(element, (event) => {
    if (event.pointerType !== 'mouse') return
    const control = controlOf(event)
    const path = control?.node.dataset.path
    const isUsed = path === undefined ? control?.opens : element.phase !== 'awake'
    const open = (link: Element) => {
      // React waits for what an entry may get (NAV-50).
      const isAnswered =
        path === undefined || (path === '0' ? store.get(themeWorldsEntryAtom) : store.get(navigationTreeAtom))
      if (isAnswered && !link.hasAttribute('aria-expanded')) return
      // React selects the entry, which it finds hovered.
      if (path !== undefined) element.wake()
      else store.set(openFlyoutAtom, control?.key as FlyoutName, host)
    }
    const ms = path === undefined ? FLYOUT_HOVER_MS : NAVIGATION_HOVER_MS
    if (count(isUsed ? control?.node : undefined, ms, open) && path !== undefined)
      store.set(earlyHoverAtom, { path, since: performance.now() })
  })
  return end
}
