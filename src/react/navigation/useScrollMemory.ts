import { useEffect } from 'react'

/**
 * In sticky mode the page's scroll position is saved when the navigation opens, and restored when it closes (specification
 * 1 §2). Whoever follows a link to a place of this page stays there.
 */
export function useScrollMemory(header: HTMLElement, isOpen: boolean, onJump: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const isSticky = getComputedStyle(header).position !== 'static'
    const [left, top] = [window.scrollX, window.scrollY]
    let hasJumped = false
    const onHash = () => {
      hasJumped = true
      onJump()
    }
    window.addEventListener('hashchange', onHash)
    return () => {
      window.removeEventListener('hashchange', onHash)
      const isElsewhere = window.scrollX !== left || window.scrollY !== top
      if (isSticky && !hasJumped && isElsewhere) window.scrollTo({ left, top, behavior: 'instant' })
    }
  }, [header, isOpen, onJump])
}
