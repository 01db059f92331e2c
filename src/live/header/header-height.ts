import { on } from '../../page/browser/on.ts'

const HEIGHT = '--shop-header-height'
const PADDING = 'scroll-padding-top'

// The last of several headers on a page publishes its height.
const publishers: (() => void)[] = []

let sheet: CSSStyleSheet | undefined

/** The one rule of a sheet of ours, for the page root: pages that replace the root's attributes leave it alone (HEADER-45). */
function rootStyle(): CSSStyleDeclaration {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.insertRule(':root:root{}')
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  return (sheet.cssRules[0] as CSSStyleRule).style
}

/** Publishes how much of the window's top the bar covers (HEADER-47). */
export function publishOffset(isCovering: boolean): void {
  rootStyle().setProperty('--shop-header-offset', isCovering ? `var(${HEIGHT})` : '0px')
}

/**
 * Publishes the height of the header's bar in px on the page root (HEADER-24), and pads the page's scrolling by it while the
 * bar is sticky (HEADER-25). Always the full height: going to an anchor further up shows a hidden bar again. Returns the cleanup.
 */
export function publishHeaderHeight(bar: HTMLElement, isSticky: boolean): () => void {
  /** Reads before it writes: after a new height the browser computes the styles of the whole page. */
  const publishHeight = () => {
    const height = `${bar.offsetHeight}px`
    const style = rootStyle()
    if (style.length === 0) publishOffset(isSticky)
    if (style.getPropertyValue(HEIGHT) !== height) style.setProperty(HEIGHT, height)
  }
  const publish = () => {
    publishHeight()
    const style = rootStyle()
    // The page's own padding, which may go by the height, is kept if it is large enough.
    style.removeProperty(PADDING)
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
    if (getComputedStyle(bar).position === 'sticky' && !(padding >= bar.offsetHeight))
      style.setProperty(PADDING, `calc(var(${HEIGHT}) + var(--shop-header-top, 0px))`, 'important')
  }
  publishers.push(publish)
  publishHeight()
  // It calls first in the next frame, when the styles are computed.
  const observer = new ResizeObserver(publish)
  observer.observe(bar)
  const stop = on(window, 'resize', publish)
  return () => {
    observer.disconnect()
    stop()
    publishers.splice(publishers.indexOf(publish), 1)
    rootStyle().cssText = ''
    publishers.at(-1)?.()
  }
}
