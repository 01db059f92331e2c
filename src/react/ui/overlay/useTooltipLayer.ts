import { useLayoutEffect, useRef } from 'react'

interface ElementRef {
  readonly current: HTMLElement | null
}

/** Between trigger and bubble, and between bubble and window, in px. */
const GAP = 8

/** Shows the bubble in the top layer beside its trigger, and tells what should hide it (specification 1 §4). */
export function useTooltipLayer(
  isShown: boolean,
  trigger: ElementRef,
  bubble: ElementRef,
  onDismiss: (event: Event) => void,
): void {
  const latest = useRef(onDismiss)
  latest.current = onDismiss
  useLayoutEffect(() => {
    const [anchor, element] = [trigger.current, bubble.current]
    if (!isShown || !anchor || !element) return
    element.showPopover()
    const follow = () => place(element, anchor)
    follow()
    const ends = new AbortController()
    const options = { signal: ends.signal, capture: true, passive: true }
    // The focus scrolls a trigger into sight: that must not hide what it shows.
    window.addEventListener('scroll', follow, options)
    const dismiss = (event: Event) => latest.current(event)
    for (const type of ['resize', 'orientationchange', 'touchstart']) window.addEventListener(type, dismiss, options)
    // A move in the DOM takes a popover out of the top layer.
    element.closest('[data-root]')?.addEventListener('shop-moved', dismiss, options)
    return () => {
      ends.abort()
      if (element.isConnected) element.hidePopover()
    }
  }, [isShown, trigger, bubble])
}

/**
 * Above its trigger, below where there is no room, and inside the window. Not by CSS: WebKitGTK 2.50 hangs when a bubble
 * with `position-try-fallbacks` goes with its dialog.
 */
function place(bubble: HTMLElement, trigger: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const centred = anchor.left + anchor.width / 2 - width / 2
  const above = anchor.top - height - GAP
  bubble.style.left = `${Math.max(GAP, Math.min(centred, clientWidth - width - GAP))}px`
  bubble.style.top = `${above >= GAP ? above : anchor.bottom + GAP}px`
}
