import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useScrollLock } from '../ui/overlay/useScrollLock.ts'

/**
 * With a sticky header, keeps the page from scrolling while the navigation is open, so that it is where it was when it closes
 * (NAV-34). `close` is called by a link to a place on the same page, which stays there, and by a wheel that turns outside of what is
 * open: it scrolls the page at once.
 */
export function usePageLock(header: HTMLElement, isOpen: boolean, close: () => void): void {
  const [isSticky, setSticky] = useState(false)
  const isLocked = isOpen && isSticky
  useScrollLock(isLocked)
  useEffect(() => {
    if (!isOpen) return
    setSticky(getComputedStyle(header).position !== 'static')
    window.addEventListener('hashchange', close)
    return () => window.removeEventListener('hashchange', close)
  }, [header, isOpen, close])
  // With the lock.
  useLayoutEffect(() => {
    if (!isLocked) return
    const onWheel = (event: WheelEvent) => {
      // Unlocked before the browser scrolls by this very event.
      if (!event.composedPath().some(isDialog)) flushSync(close)
    }
    window.addEventListener('wheel', onWheel, { passive: false })
    return () => window.removeEventListener('wheel', onWheel)
  }, [isLocked, close])
}

const isDialog = (node: EventTarget) => node instanceof Element && node.matches('dialog, [role=dialog]')
