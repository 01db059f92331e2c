import { useLayoutEffect } from 'react'
import { lockScroll } from '../../../page/browser/lock-scroll.ts'

/** Keeps the page from scrolling while active (PART-9); several callers share one lock. */
export function useScrollLock(isActive = true): void {
  useLayoutEffect(() => (isActive ? lockScroll() : undefined), [isActive])
}
