import { pageRootValue, pageSettings } from './settings.ts'

/** The page root's `data-*` may change at run time; one observer serves all elements. */
const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

const WATCHED = ['site', 'locale', 'product', 'stage', 'theme', 'api-base', 'page-type', 'platform', 'newsletter-form']

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

/** While any flyout is open the page root carries a class (public contract, section 2). */
export function markFlyoutOpen(isOpen: boolean): void {
  document.documentElement.classList.toggle('shop-flyout-open', isOpen)
}

/** What kind of page this is: the page root's word, then the JSON block's. */
export const pageType = (): string => pageRootValue('page-type') ?? String(pageSettings().block.pageType ?? '')

const HEIGHT = '--shop-header-height'

/**
 * Publishes the header's height in px on the page root, and keeps what the page scrolls to from being covered by a
 * sticky one (public contract, section 7). Returns what takes both back.
 */
export function publishHeaderHeight(header: HTMLElement, isSticky: boolean): () => void {
  const { style } = document.documentElement
  const publish = () => style.setProperty(HEIGHT, `${header.offsetHeight}px`)
  publish()
  const observer = new ResizeObserver(publish)
  observer.observe(header)
  // A page that scrolls with a distance of its own keeps it.
  const isOurs = isSticky && style.scrollPaddingTop === ''
  if (isOurs) style.scrollPaddingTop = `var(${HEIGHT})`
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
    if (isOurs) style.scrollPaddingTop = ''
  }
}
