import { useEffectEvent, useLayoutEffect } from 'react'
import { zoomOf } from '../../../page/browser/zoom.ts'

interface ElementRef {
  readonly current: HTMLElement | null
}

/** Distance between trigger and bubble, and between bubble and window. */
const GAP_PX = 8

/** Shows the bubble in the top layer next to its trigger (PART-7), and calls back on what should hide it (PART-4). */
export function useTooltipLayer(
  isShown: boolean,
  trigger: ElementRef,
  bubble: ElementRef,
  onDismiss: (event: Event) => void,
): void {
  const dismiss = useEffectEvent(onDismiss)
  useLayoutEffect(() => {
    const [anchor, element] = [trigger.current, bubble.current]
    if (!isShown || !anchor || !element) return
    element.showPopover()
    const follow = () => place(element, anchor)
    follow()
    const controller = new AbortController()
    const options = { signal: controller.signal, capture: true, passive: true }
    // Follow, not hide: focusing a trigger may scroll it into view.
    window.addEventListener('scroll', follow, options)
    const onDismissed = (event: Event) => dismiss(event)
    for (const type of ['resize', 'orientationchange', 'touchstart'])
      window.addEventListener(type, onDismissed, options)
    // Moving a popover in the DOM removes it from the top layer.
    element.closest('[data-root]')?.addEventListener('shop-moved', onDismissed, options)
    return () => {
      controller.abort()
      if (element.isConnected) element.hidePopover()
    }
  }, [isShown, trigger, bubble])
}

/**
 * Places the bubble above its trigger, or below where there is no room, and inside the window. Not by CSS anchors: WebKitGTK
 * 2.50 hangs when a bubble with `position-try-fallbacks` is removed together with its dialog.
 */
function place(bubble: HTMLElement, trigger: HTMLElement): void {
  const anchor = trigger.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const centred = anchor.left + anchor.width / 2 - width / 2
  const above = anchor.top - height - GAP_PX
  const zoom = zoomOf(trigger)
  bubble.style.left = `${Math.max(GAP_PX, Math.min(centred, clientWidth - width - GAP_PX)) / zoom}px`
  bubble.style.top = `${(above >= GAP_PX ? above : anchor.bottom + GAP_PX) / zoom}px`
}
