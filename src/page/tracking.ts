/** What the shop's statistics hear of clicks (specification 1 §7). */
import { pushRecord } from './data-layer.ts'

/** One step of navigation: to the data layer, and to the collect service when the page names one. */
export function trackNavigation(action: string, label: string): void {
  pushRecord({ event: 'ga_event', category: 'navigation', action, label })
}

/**
 * Hears every click inside an element, through the shadow roots in it, and tracks the innermost part that names itself:
 * `data-track="action|label"`. One listener instead of a handler per link, so that a link costs an attribute and works the
 * same in a slotted element. A new tab by the middle button counts too. Returns what ends it.
 */
export function trackClicks(host: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    // Any other button than the first and the middle one opens a menu.
    if (event.button > 1) return
    for (const target of event.composedPath()) {
      if (target === host) return
      const [action, ...label] = (target as Partial<HTMLElement>).dataset?.track?.split('|') ?? []
      if (action) return trackNavigation(action, label.join('|'))
    }
  }
  // While capturing: what a part keeps to itself is heard as well.
  host.addEventListener('click', onClick, true)
  host.addEventListener('auxclick', onClick, true)
  return () => {
    host.removeEventListener('click', onClick, true)
    host.removeEventListener('auxclick', onClick, true)
  }
}
