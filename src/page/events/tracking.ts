/** Records of statistics: clicks of the header and the mini cart, and sign-ups of the newsletter. */
import { on } from '../browser/on.ts'
import { pageSettings } from '../configuration/settings.ts'
import { pushToDataLayer, sendBeacon } from './data-layer.ts'

/**
 * Gives a record to data layer and `collectUrl` (EVENT-27), or as the page's rules say, by code that other pages do without (EVENT-41). Called
 * without a record it has the rules hear of consent from then on. Never throws (EVENT-28).
 */
export function pushRecord(record?: Readonly<Record<string, unknown>>): void {
  // `trim`: a text, such as "wait".
  const { wait, to, trim } = Object(pageSettings().block.tracking)
  if (wait || to || trim) {
    const time = Date.now()
    import('./record-rules.late.ts').then((code) => code.takeRecord(record, time)).catch(() => {})
  } else if (record) {
    pushToDataLayer(record)
    sendBeacon(record)
  }
}

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

const NAME = 'the name of a button or link'
const TERM = 'the search term, with `*` for what may name somebody'
const ARTICLE = 'the name of an article'

/** Records of clicks (EVENT-26): by action, what the label is. docs/privacy.md is written from it, and a test compares it with the markup. */
export const CLICK_ACTIONS: Readonly<Record<string, string>> = {
  icon: NAME,
  level: 'the titles of the entries that lead to an opened level, with ` / ` between them',
  navigation: 'the title of an entry',
  app_banner: NAME,
  store_finder: NAME,
  user_menu: NAME,
  search: TERM,
  search_all: TERM,
  search_term: TERM,
  search_product: 'the number of an article',
  message: 'the id of an operator’s message, or `close`',
  top_banner: 'the name of a campaign',
  category_banner: 'the name of a campaign',
  pi_teaser: 'the name of a campaign',
  benefits: 'the place of a benefit',
  voucher: 'the code of a campaign',
  legal_text: NAME,
  promotion_text:
    'an address, without fragment, without parameters but those of `tracking.parameters`, with `*` for what may name somebody',
  minicart: NAME,
  minicart_product: ARTICLE,
  minicart_delete: ARTICLE,
  minicart_undo: ARTICLE,
}
