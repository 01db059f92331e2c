import { type RefObject, useLayoutEffect } from 'react'

/** From the field's upper edge (specification 1 §9). */
const OFFSET_PX = 44
/** What stays free below (specification 1 §9). */
const SPACE_BELOW_PX = 50

/**
 * Shows a panel in the top layer for as long as it is mounted, below its field, and keeps it there. Its end is the field's,
 * which stays where it is as the field grows; it has the same room to grow in.
 */
export function usePanelPlace(
  panel: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  isOverlay: boolean,
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !isOverlay) return
    const place = () => {
      const { top = 0, right = 0 } = field.current?.getBoundingClientRect() ?? {}
      const below = top + OFFSET_PX
      // On a touch screen the keyboard takes its part of the window.
      const height = (window.visualViewport?.height ?? window.innerHeight) - below - SPACE_BELOW_PX
      element.style.setProperty('--_panel-top', `${below}px`)
      element.style.setProperty('--_panel-end', `${document.documentElement.clientWidth - right}px`)
      element.style.setProperty('--_panel-room', `${element.parentElement?.offsetWidth}px`)
      element.style.setProperty('--_panel-height', `${height}px`)
    }
    place()
    element.showPopover()
    const ends = new AbortController()
    const options = { signal: ends.signal, passive: true, capture: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    window.visualViewport?.addEventListener('resize', place, options)
    // A move in the DOM takes a popover out of the top layer.
    const onMove = () => element.isConnected && element.showPopover()
    element.closest('[data-root]')?.addEventListener('shop-moved', onMove, { signal: ends.signal })
    return () => ends.abort()
  }, [panel, field, isOverlay])
}
