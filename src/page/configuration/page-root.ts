import { sharedOnPage } from '../browser/own-symbol.ts'
import { pageRootValue, pageSettings } from './settings.ts'
import { COMMON_ATTRIBUTES } from './tables/common.ts'

/** One observer of the page root's `data-*` serves all elements (CONFIG-5). */
const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

const WATCHED = [...Object.keys(COMMON_ATTRIBUTES), 'page-type', 'platform', 'newsletter-form']

export function observePageRoot(onChange: () => void): () => void {
  listeners.add(onChange)
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const notify of listeners) notify()
    })
    observer.observe(document.documentElement, { attributeFilter: WATCHED.map((name) => `data-${name}`) })
  }
  return () => {
    listeners.delete(onChange)
    if (listeners.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}

/**
 * Sets the page root's class `shop-flyout-open` while any flyout is open (FLYOUT-19). The open flyouts are counted on the
 * page, so that several headers, and two copies of the elements, share the class.
 */
export function markFlyout(flyout: object, isOpen: boolean): void {
  const open = sharedOnPage('open-flyouts', () => new Set<object>())
  open[isOpen ? 'add' : 'delete'](flyout)
  document.documentElement.classList.toggle('shop-flyout-open', open.size > 0)
}

/** The type of the page, from the page root or the JSON block (CONFIG-18). */
export const pageType = (): string => pageRootValue('page-type') ?? String(pageSettings().block.pageType ?? '')
