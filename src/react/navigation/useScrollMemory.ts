import { useEffect } from 'react'

/**
 * With a sticky header, saves the scroll position of the page when the navigation opens and restores it when it closes;
 * not after a link to a place on the same page, which calls `onJump` (NAV-34).
 */
export function useScrollMemory(header: HTMLElement, isOpen: boolean, onJump: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const isSticky = getComputedStyle(header).position !== 'static'
    const [left, top] = [window.scrollX, window.scrollY]
    let hasJumped = false
    const onHashChange = () => {
      hasJumped = true
      onJump()
    }
    window.addEventListener('hashchange', onHashChange)
    return () => {
      window.removeEventListener('hashchange', onHashChange)
      const hasMoved = window.scrollX !== left || window.scrollY !== top
      if (isSticky && !hasJumped && hasMoved) window.scrollTo({ left, top, behavior: 'instant' })
    }
  }, [header, isOpen, onJump])
}
