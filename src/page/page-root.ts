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
