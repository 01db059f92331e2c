/**
 * Keeps what the page scrolls to from being covered by a bar over the bottom of the window: sets the page root's
 * `scroll-padding-bottom` to the bar's height in px, and follows it (HEADER-36). A value of the page's own is left alone.
 * Returns the cleanup.
 */
export function reserveFootPadding(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  let ours = ''
  const publish = () => {
    if (style.scrollPaddingBottom !== ours) return
    ours = `${bar.offsetHeight}px`
    style.scrollPaddingBottom = ours
  }
  publish()
  const observer = new ResizeObserver(publish)
  // Its padding changes with the screen's safe area.
  observer.observe(bar, { box: 'border-box' })
  return () => {
    observer.disconnect()
    if (style.scrollPaddingBottom === ours) style.scrollPaddingBottom = ''
  }
}
