/** What the shop's statistics hear of clicks (specification 1 §7). */
import { pushRecord } from './data-layer.ts'

/** One step of navigation: to the data layer, and to the collect service when the page names one. */
export function trackNavigation(action: string, label: string): void {
  pushRecord({ event: 'ga_event', category: 'navigation', action, label })
}

/**
 * Hears every click inside an element, through the shadow roots in it, and tracks the innermost part that names itself:
 * `data-track="action|label"`. One listener instead of a handler per link, so that a link costs an attribute and works the
 * same in a slotted element. A new tab by the middle button counts too. A first tap that opens what its link holds is an
 * action of its own, `…_open`: the second, which follows the link, is the one that counts as such. Returns what ends it.
 */
export function trackClicks(host: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    // Any other button than the first and the middle one opens a menu.
    if (event.button > 1) return
    for (const target of event.composedPath()) {
      if (target === host) return
      const { dataset, ariaExpanded } = target as Partial<HTMLElement>
      const [action, ...label] = dataset?.track?.split('|') ?? []
      const isOpening = ariaExpanded && event.defaultPrevented
      if (action) return trackNavigation(isOpening ? `${action}_open` : action, label.join('|'))
    }
  }
  // On its way up: what is inside has spoken then, and the page, which may follow links in its own way, has not.
  host.addEventListener('click', onClick)
  host.addEventListener('auxclick', onClick)
  return () => {
    host.removeEventListener('click', onClick)
    host.removeEventListener('auxclick', onClick)
  }
}
