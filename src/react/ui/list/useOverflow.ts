import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much of what is seen goes by with one press. */
const PAGE = 0.8

export interface Overflow {
  before: boolean
  after: boolean
}

/** Tells now, and on every change, whether a row has more before and after what is seen of it; returns what ends it. */
export function watchOverflow(element: HTMLElement, tell: (next: (known: Overflow) => Overflow) => void): () => void {
  const measure = () => {
    // Negative from right to left; less than a px is nothing.
    const start = Math.abs(element.scrollLeft)
    const [before, after] = [start > 1, start + element.clientWidth < element.scrollWidth - 1]
    tell((known) => (known.before === before && known.after === after ? known : { before, after }))
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

/** Whether there is more before and after what is seen of a row that scrolls sideways; measured anew with its count. */
export function useOverflow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [more, setMore] = useState<Overflow>({ before: false, after: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is to be observed too.
  useLayoutEffect(() => {
    if (scroller.current) return watchOverflow(scroller.current, setMore)
  }, [scroller, count])
  return more
}

/** Towards the end of the line or back, in any direction of writing. */
export function turnPage(scroller: HTMLElement, direction: 1 | -1, page = PAGE): void {
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl'
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = direction * (isRightToLeft ? -1 : 1) * scroller.clientWidth * page
  scroller.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' })
}
