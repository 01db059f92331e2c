import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { openFlyoutAtom } from '../../state/header/flyout.ts'
import { earlyHoverAtom } from '../../state/navigation/navigation.ts'
import type { EventControl } from '../action.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * A mouse comes to an icon or an entry before React is there. The hover time counts from then on, not from the moment the code comes:
 * a mouse that only crosses an icon wakes nothing (FLYOUT-3, LIVE-3).
 */
export function hoverIcon(
  element: LiveElement,
  { node, key, opens }: EventControl,
  after: (ms: number, run: () => void) => void,
): void {
  const { store, host } = element
  const { path } = node.dataset
  const whenOpening = (run: () => void) => () => node.hasAttribute('aria-expanded') && run()
  if (path !== undefined) {
    store.set(earlyHoverAtom, { path, since: performance.now() })
    // React selects the entry, which it finds hovered.
    after(
      NAVIGATION_HOVER_MS,
      whenOpening(() => element.wake()),
    )
  } else if (opens)
    after(
      FLYOUT_HOVER_MS,
      whenOpening(() => store.set(openFlyoutAtom, key as FlyoutName, host)),
    )
}
