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

const OPEN = Symbol.for('shop-elements.open-flyouts')

/**
 * While any flyout is open the page root carries a class (public contract, section 2). They are counted on the page: those
 * of several headers, and of two copies of the elements, count together.
 */
export function markFlyout(flyout: object, isOpen: boolean): void {
  const page = globalThis as { [OPEN]?: Set<object> }
  page[OPEN] ??= new Set()
  page[OPEN][isOpen ? 'add' : 'delete'](flyout)
  document.documentElement.classList.toggle('shop-flyout-open', page[OPEN].size > 0)
}

/** What kind of page this is: the page root's word, then the JSON block's. */
export const pageType = (): string => pageRootValue('page-type') ?? String(pageSettings().block.pageType ?? '')

const HEIGHT = '--shop-header-height'

// Several headers may stand on a page; the last one that lives is the one to know.
const publishers: (() => void)[] = []

/**
 * Publishes the height of the header's bar in px on the page root, and keeps what the page scrolls to from being covered
 * by a sticky one (public contract, section 7). Its full height, also while it is scrolled away: whoever follows an anchor
 * upwards will see it again. Returns what takes both back.
 */
export function publishHeaderHeight(bar: HTMLElement): () => void {
  const { documentElement: root } = document
  const { style } = root
  const ours = `calc(var(${HEIGHT}) + var(--shop-header-top, 0px))`
  const publish = () => {
    style.setProperty(HEIGHT, `${bar.offsetHeight}px`)
    const isSticky = getComputedStyle(bar).position === 'sticky'
    // A page that scrolls with a distance of its own keeps it where that is enough, from a style sheet too.
    const own = Number.parseFloat(getComputedStyle(root).scrollPaddingTop)
    if (isSticky && !(own >= bar.offsetHeight)) style.scrollPaddingTop = ours
    else if (style.scrollPaddingTop === ours && !isSticky) style.scrollPaddingTop = ''
  }
  publishers.push(publish)
  publish()
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
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

/** What the page scrolls to stays above a bar at the window's foot; a page with a distance of its own keeps it. */
export function keepFootFree(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  if (style.scrollPaddingBottom !== '') return () => {}
  style.scrollPaddingBottom = `${bar.offsetHeight}px`
  return () => {
    style.scrollPaddingBottom = ''
  }
}
