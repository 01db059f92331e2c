import { type RefObject, useLayoutEffect } from 'react'
import { zoomOf } from '../../page/browser/zoom.ts'

/** From the upper edge of the field (SEARCH-22). */
const OFFSET_PX = 44
/** Kept free below the panel (SEARCH-22). */
const SPACE_BELOW_PX = 50

/**
 * Shows a panel in the top layer while it is mounted and keeps it below its field. The panel is aligned with the end of
 * the field, which stays in place while the field grows.
 */
export function usePanelPosition(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOverlay: boolean,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !isOverlay) return
    const place = () => {
      const { top = 0, right = 0 } = field.current?.getBoundingClientRect() ?? {}
      const zoom = zoomOf(field.current)
      const panelTop = top / zoom + OFFSET_PX
      // The visual viewport excludes an on-screen keyboard.
      const height = (window.visualViewport?.height ?? window.innerHeight) / zoom - panelTop - SPACE_BELOW_PX
      element.style.setProperty('--_panel-top', `${panelTop}px`)
      element.style.setProperty('--_panel-end', `${(document.documentElement.clientWidth - right) / zoom}px`)
      element.style.setProperty('--_panel-room', `${element.parentElement?.offsetWidth}px`)
      element.style.setProperty('--_panel-height', `${height}px`)
    }
    place()
    // Browsers without popovers (docs/supported.md) fix it to the window all the same.
    element.showPopover?.()
    const listeners = new AbortController()
    const options = { signal: listeners.signal, passive: true, capture: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    window.visualViewport?.addEventListener('resize', place, options)
    // A popover that is moved in the DOM leaves the top layer.
    const onMove = () => element.isConnected && element.showPopover?.()
    element.closest('[data-root]')?.addEventListener('shop-moved', onMove, { signal: listeners.signal })
    return () => listeners.abort()
  }, [panel, field, isOverlay])
}
