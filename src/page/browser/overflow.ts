/** The part of the visible width that a button scrolls. */
const PAGE_RATIO = 0.8

export interface Overflow {
  before: boolean
  after: boolean
}

/** Reports now and on every change whether a row overflows at its start and end; returns a cleanup function. */
export function watchOverflow(
  element: HTMLElement,
  setOverflow: (update: (previous: Overflow) => Overflow) => void,
): () => void {
  const measure = () => {
    // Negative from right to left. Below 1 px is rounding.
    const start = Math.abs(element.scrollLeft)
    const [before, after] = [start > 1, start + element.clientWidth < element.scrollWidth - 1]
    setOverflow((previous) => (previous.before === before && previous.after === after ? previous : { before, after }))
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  element.addEventListener('scroll', measure, { passive: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('scroll', measure)
  }
}

/** Scrolls towards the end (1) or the start (-1) of the row, in either writing direction. */
export function scrollByPage(scroller: HTMLElement, direction: 1 | -1, pageRatio = PAGE_RATIO): void {
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl'
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = direction * (isRightToLeft ? -1 : 1) * scroller.clientWidth * pageRatio
  scroller.scrollBy({ left, behavior: isMotionReduced ? 'instant' : 'smooth' })
}
