/**
 * Keeps what the page scrolls to, and its end, from being covered by a bar over the bottom of the window (HEADER-36): sets the page
 * root's `scroll-padding-bottom` and the footer's `padding-bottom` to the bar's height in px, and follows it. A value of the page's
 * own is left alone. Returns the cleanup.
 */
export function reserveFootPadding(bar: HTMLElement): () => void {
  const places = [
    { style: document.documentElement.style, property: 'scroll-padding-bottom' },
    ...[...document.querySelectorAll<HTMLElement>('shop-footer')].map(({ style }) => ({
      style,
      property: 'padding-bottom',
    })),
  ]
  let ours = ''
  const write = (value: string) => {
    for (const { style, property } of places)
      if (style.getPropertyValue(property) === ours) style.setProperty(property, value)
    ours = value
  }
  const observer = new ResizeObserver(() => write(`${bar.offsetHeight}px`))
  write(`${bar.offsetHeight}px`)
  // Its padding changes with the screen's safe area.
  observer.observe(bar, { box: 'border-box' })
  return () => {
    observer.disconnect()
    write('')
  }
}
