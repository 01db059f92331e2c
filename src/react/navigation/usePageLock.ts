import { useEffect, useState } from 'react'
import { useScrollLock } from '../ui/overlay/useScrollLock.ts'

/**
 * With a sticky header, keeps the page from scrolling while the navigation is open, so that it is where it was when it closes
 * (NAV-34). A link to a place on the same page calls `onJump`, and the page stays there.
 */
export function usePageLock(header: HTMLElement, isOpen: boolean, onJump: () => void): void {
  const [isSticky, setSticky] = useState(false)
  useScrollLock(isOpen && isSticky)
  useEffect(() => {
    if (!isOpen) return
    setSticky(getComputedStyle(header).position !== 'static')
    window.addEventListener('hashchange', onJump)
    return () => window.removeEventListener('hashchange', onJump)
  }, [header, isOpen, onJump])
}
