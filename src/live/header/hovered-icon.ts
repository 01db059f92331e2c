/** A mouse that rests on an icon (FLYOUT-3), or on an entry before its code is there. */

import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { openFlyoutAtom } from '../../state/header/flyout.ts'
import { controlOf } from '../action.ts'
import { hold } from '../hold-touches.ts'
import { hoverTimer } from '../hover-timer.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * Counts the hover time from the moment the mouse comes, not from the moment the code comes: a mouse that only crosses an icon
 * wakes nothing (LIVE-3). Returns the cleanup.
 */
export function watchIcons(element: LiveElement<HeaderProps>): () => void {
  const { host, store, features } = element
  const { count, end } = hoverTimer(element, (event) => {
    if (event.pointerType !== 'mouse') return
    const control = controlOf(event)
    const path = control?.node.dataset.path
    const open = (link: Element) => {
      const opens = link.hasAttribute('aria-expanded')
      if (path) {
        // It was fetched ahead.
        if (features.isReady('navigation')) return
        // Its code selects the entry, which it finds hovered, and waits for what that may get (NAV-50).
        if (opens) hold(element, { event, control: link as HTMLElement, feature: 'navigation' })
        features.need('navigation')
      } else if (opens) store.set(openFlyoutAtom, control?.key as FlyoutName, host)
    }
    const isUsed = path ? !features.isReady('navigation') : control?.opens
    if (count(isUsed ? control?.node : undefined, path ? NAVIGATION_HOVER_MS : FLYOUT_HOVER_MS, open) && path)
      element.resting = { path, since: performance.now() }
  })
  return end
}
