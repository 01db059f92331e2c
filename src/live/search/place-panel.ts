/** Keeps the panel of suggestions where its field is, in the top layer. */
import { zoomOf } from '../../page/browser/place-below.ts'

/** From the upper edge of the field (SEARCH-22). */
const OFFSET_PX = 44
/** Kept free below the panel (SEARCH-22). */
const SPACE_BELOW_PX = 50

/** Shows it, until a signal aborts. It is aligned with the end of the field, which stays in place while the field grows. */
export function placePanel(panel: HTMLElement, field: HTMLElement, host: HTMLElement, signal: AbortSignal): void {
  const search = field.closest('search') as HTMLElement
  const place = () => {
    const { top, right } = field.getBoundingClientRect()
    const zoom = zoomOf(field)
    const panelTop = top / zoom + OFFSET_PX
    // The visual viewport excludes an on-screen keyboard.
    const height = (window.visualViewport?.height ?? window.innerHeight) / zoom - panelTop - SPACE_BELOW_PX
    const lengths = {
      top: panelTop,
      end: (document.documentElement.clientWidth - right) / zoom,
      room: search.offsetWidth,
      height,
    }
    for (const [name, px] of Object.entries(lengths)) panel.style.setProperty(`--_panel-${name}`, `${px}px`)
  }
  // Browsers without popovers (docs/supported.md) fix it to the window all the same.
  const show = () => {
    if (panel.isConnected && !panel.matches(':popover-open')) panel.showPopover()
  }
  place()
  const options = { signal, passive: true, capture: true }
  window.addEventListener('scroll', place, options)
  window.addEventListener('resize', place, options)
  window.visualViewport?.addEventListener('resize', place, options)
  if (!panel.showPopover) return
  show()
  // A popover that is moved in the page leaves the top layer.
  const observer = new MutationObserver(show)
  observer.observe(host.getRootNode(), { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
