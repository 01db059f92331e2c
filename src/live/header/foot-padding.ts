/**
 * Keeps what the page scrolls to, and its end, from being covered by a bar over the bottom of the window (HEADER-36): sets the page
 * root's `scroll-padding-bottom` and the footer's `padding-bottom` to the bar's height in px, and follows it. A value of the page's
 * own is left alone. Returns the cleanup.
 */
export function reserveFootPadding(bar: HTMLElement): () => void {
  const root = document.documentElement
  const footer = document.querySelector<HTMLElement>('shop-footer')
  let ours = ''
  const write = (value: string) => {
    if (root.style.scrollPaddingBottom === ours) root.style.scrollPaddingBottom = value
    if (footer?.style.paddingBottom === ours) footer.style.paddingBottom = value
    ours = value
  }
  const publish = () => write(`${bar.offsetHeight}px`)
  publish()
  // Its padding changes with the screen's safe area.
  const observer = new ResizeObserver(publish)
  observer.observe(bar, { box: 'border-box' })
  return () => {
    observer.disconnect()
    write('')
  }
}
