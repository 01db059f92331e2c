/**
 * Keeps what the page scrolls to, and its end, from being covered by a bar or panel over the bottom of the window (HEADER-36,
 * PREVIEW-39): sets the page root's `scroll-padding-bottom`, and the `padding-bottom` of `end`, by default the footer or else the body, to its
 * height and `gap`, in px, and follows it. A value of the page's own is left alone. Returns the cleanup.
 */
export function reserveFootPadding(
  bar: HTMLElement,
  end = document.querySelector<HTMLElement>('shop-footer') ?? document.body,
  gap = 0,
): () => void {
  const root = document.documentElement
  let ours = ''
  const write = (value: string) => {
    if (root.style.scrollPaddingBottom === ours) root.style.scrollPaddingBottom = value
    if (end.style.paddingBottom === ours) end.style.paddingBottom = value
    ours = value
  }
  const publish = () => write(`${bar.offsetHeight + gap}px`)
  publish()
  // Its padding changes with the screen's safe area.
  const observer = new ResizeObserver(publish)
  observer.observe(bar, { box: 'border-box' })
  return () => {
    observer.disconnect()
    write('')
  }
}
