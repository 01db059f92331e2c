import { zoomOf } from './zoom.ts'

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
