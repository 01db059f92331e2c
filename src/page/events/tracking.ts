/** Click statistics of the header and the mini cart. */
import { on } from '../browser/on.ts'
import { pageSettings } from '../configuration/settings.ts'
import { pushRecord } from './records.ts'

/** Words, or parts of an address, that may name somebody: an address of e-mail, a UUID, a number of eight digits or more. */
const IDENTIFIER = /@|\d{8}|-\w{4}-\w{4}-/
/** A parameter of an address, or its fragment. */
const PARAMETER = /[?&]([^=&#]*)[^&#]*|#.*/g

/**
 * Records one step of navigation (NAV-41, EVENT-26). Addresses go without fragment and with those parameters only that `tracking.parameters` of
 * the JSON block names; addresses and search terms without what may name somebody (EVENT-32).
 */
export function trackNavigation(action: string, label: string): void {
  const { parameters } = Object(pageSettings().block.tracking)
  if (action === 'promotion_text')
    label = label.replace(PARAMETER, (part, name) => (parameters?.includes(name) ? part : ''))
  if (/^search(?!_product)|_text$/.test(action))
    label = label.replace(/[^\s/?&=]+/g, (part) => (IDENTIFIER.test(part) ? '*' : part))
  pushRecord({ event: 'ga_event', category: 'navigation', action, label })
}

/** Clicks of a mini cart in a header, which both hear. */
const recorded = new WeakSet<Event>()

/**
 * Tracks every click inside an element, shadow roots and slotted elements included, by the innermost part with
 * `data-track="action|label"` (NAV-41). A click that only opens what its link holds gets the action `{action}_open`
 * (EVENT-30). Returns the cleanup.
 */
export const trackClicks = (host: HTMLElement): (() => void) =>
  // In the bubble phase: handlers inside the host have run; those of the page, which may follow links by script, have not.
  on<MouseEvent>(host, 'click auxclick', (event) => {
    // Only the main and the middle button follow links.
    if (event.button > 1 || recorded.has(event)) return
    for (const target of event.composedPath()) {
      if (target === host) return
      const { dataset, ariaExpanded, localName } = target as Partial<HTMLElement>
      const [action, ...label] = dataset?.track?.split('|') ?? []
      const isOpening = ariaExpanded && localName === 'a' && event.defaultPrevented
      if (!action) continue
      recorded.add(event)
      return trackNavigation(isOpening ? `${action}_open` : action, label.join('|'))
    }
  })
