/**
 * By how much the page's CSS `zoom` enlarges an element that is shown: what is measured in the window, divided by this, is a
 * length of its styles (FLYOUT-39). 1 in browsers that can't tell.
 */
export const zoomOf = (element: Element | null | undefined): number =>
  (element as { currentCSSZoom?: number } | null | undefined)?.currentCSSZoom ?? 1

/** Tells an overlay's styles in px where the bottom of its anchor is in the window, and follows it until the signal aborts (FLYOUT-21). */
export function placeBelow(overlay: HTMLElement, anchor: Element | null | undefined, signal: AbortSignal): void {
  const place = () => {
    const bottom = Math.max(0, anchor?.getBoundingClientRect().bottom ?? 0) / zoomOf(anchor)
    overlay.style.setProperty('--_flyout-top', `${bottom}px`)
  }
  place()
  const options = { signal, passive: true, capture: true }
  window.addEventListener('scroll', place, options)
  window.addEventListener('resize', place, options)
}
