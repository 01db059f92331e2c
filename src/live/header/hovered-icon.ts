/** A mouse that rests on an icon (FLYOUT-3), or on an entry before React is there. */

import { isMoving } from '../../page/browser/clicks.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { FLYOUT_HOVER_MS, NAVIGATION_HOVER_MS } from '../../shop/limits.ts'
import { openFlyoutAtom } from '../../state/header/flyout.ts'
import { earlyHoverAtom } from '../../state/navigation/navigation.ts'
import { controlOf } from '../action.ts'
import type { LiveElement } from '../live-element.ts'

/**
 * Counts the hover time from the moment the mouse comes, not from the moment the code comes: a mouse that only crosses an icon
 * wakes nothing (LIVE-3). Returns the cleanup.
 */
export function watchIcons(element: LiveElement<HeaderProps>): () => void {
  const { root, host, store } = element
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: Element | undefined

  const leave = () => {
    clearTimeout(timer)
    hovered = undefined
  }
  const onMove = (event: Event) => {
    const pointer = event as PointerEvent
    const control = controlOf(event)
    const path = control?.node.dataset.path
    const link = control?.opens || path !== undefined ? control?.node : undefined
    if (pointer.pointerType !== 'mouse' || !isMoving(pointer) || link === hovered) return
    leave()
    if (!control || !link || (path !== undefined && element.phase === 'awake')) return
    hovered = link
    if (path !== undefined) store.set(earlyHoverAtom, { path, since: performance.now() })
    const open = () => {
      if (!link.hasAttribute('aria-expanded')) return
      // React selects the entry, which it finds hovered.
      if (path !== undefined) element.wake()
      else store.set(openFlyoutAtom, control.key as FlyoutName, host)
    }
    timer = setTimeout(open, path === undefined ? FLYOUT_HOVER_MS : NAVIGATION_HOVER_MS)
  }
  root.addEventListener('pointermove', onMove, { signal, passive: true })
  host.addEventListener('pointerleave', leave, { signal, passive: true })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
