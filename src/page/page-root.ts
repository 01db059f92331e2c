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

// Several headers may stand on a page; the last one that lives is the one to know.
const publishers: (() => void)[] = []

/**
 * Publishes the header's height in px on the page root, and keeps what the page scrolls to from being covered by a
 * sticky one (public contract, section 7). Returns what takes both back.
 */
export function publishHeaderHeight(header: HTMLElement): () => void {
  const { style } = document.documentElement
  const ours = `var(${HEIGHT})`
  const publish = () => {
    style.setProperty(HEIGHT, `${header.offsetHeight}px`)
    const isSticky = getComputedStyle(header).position === 'sticky'
    // A page that scrolls with a distance of its own keeps it.
    if (style.scrollPaddingTop === '' && isSticky) style.scrollPaddingTop = ours
    else if (style.scrollPaddingTop === ours && !isSticky) style.scrollPaddingTop = ''
  }
  publishers.push(publish)
  publish()
  const observer = new ResizeObserver(publish)
  observer.observe(header)
  window.addEventListener('resize', publish)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', publish)
    publishers.splice(publishers.indexOf(publish), 1)
    const next = publishers.at(-1)
    if (next) return next()
    style.removeProperty(HEIGHT)
    if (style.scrollPaddingTop === ours) style.scrollPaddingTop = ''
  }
}
