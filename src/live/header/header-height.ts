const HEIGHT = '--shop-header-height'
const PADDING = 'scroll-padding-top'

// Of several headers on a page the last one that is mounted publishes its height.
const publishers: (() => void)[] = []

let sheet: CSSStyleSheet | undefined

/** With one rule for the page root. In a sheet of ours: pages that replace the root's attributes leave it alone (HEADER-45). */
function rootSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.insertRule(':root:root{}')
  }
  return sheet
}

/**
 * Publishes the height of the header's bar in px on the page root (HEADER-24), and pads the page's scrolling by it while the
 * bar is sticky (HEADER-25). Always the full height: going to an anchor further up shows a hidden bar again. Returns the cleanup.
 */
export function publishHeaderHeight(bar: HTMLElement): () => void {
  const own = rootSheet()
  const { style } = own.cssRules[0] as CSSStyleRule
  /** Reads before it writes: after a new height the browser computes the styles of the whole page. */
  const publishHeight = () => {
    const height = `${bar.offsetHeight}px`
    if (style.getPropertyValue(HEIGHT) !== height) style.setProperty(HEIGHT, height)
    if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets.push(own)
  }
  const publish = () => {
    publishHeight()
    // The page's own padding, which may go by the height, is kept if it is large enough.
    style.removeProperty(PADDING)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (getComputedStyle(bar).position === 'sticky' && !(padding >= bar.offsetHeight))
      style.setProperty(PADDING, `calc(var(${HEIGHT}) + var(--shop-header-top, 0px))`, 'important')
  }
  publishers.push(publish)
  publishHeight()
  uncoverTarget(bar, publish)
  // It calls first in the next frame, when the styles are computed.
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
  window.addEventListener('resize', publish)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', publish)
    publishers.splice(publishers.indexOf(publish), 1)
    style.cssText = ''
    publishers.at(-1)?.()
  }
}

/** A page that was loaded with an `#anchor` has scrolled there before anyone knew of the bar's height (HEADER-46). */
function uncoverTarget(bar: HTMLElement, publish: () => void): void {
  const target = document.querySelector(':target')
  const top = Number(target?.getBoundingClientRect().top)
  // A browser scrolls by whole px: the target may be a part of one above the edge.
  if (!(top > -1 && top < bar.offsetHeight)) return
  // It scrolls by the padding.
  publish()
  target?.scrollIntoView()
}
