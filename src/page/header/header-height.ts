const HEIGHT = '--shop-header-height'

// Of several headers on a page the last one that is mounted publishes its height.
const publishers: (() => void)[] = []

/**
 * Publishes the height of the header's bar in px on the page root (HEADER-24), and pads the page's scrolling by it while the
 * bar is sticky (HEADER-25). Always the full height: going to an anchor further up shows a hidden bar again. Returns the cleanup.
 */
export function publishHeaderHeight(bar: HTMLElement): () => void {
  const { documentElement: root } = document
  const { style } = root
  const ours = `calc(var(${HEIGHT}) + var(--shop-header-top, 0px))`
  const publish = () => {
    style.setProperty(HEIGHT, `${bar.offsetHeight}px`)
    const isSticky = getComputedStyle(bar).position === 'sticky'
    // The page's own padding, inline or from a style sheet, is kept if it is large enough.
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
