/** An explanation on demand, in the top layer: its trigger is followed by what explains it. */
import { onEscape } from './escape.ts'
import { on } from './on.ts'
import { zoomOf } from './place-below.ts'

/** Time to move the pointer from the trigger into the bubble (PART-5). */
const LEAVE_MS = 120
/** Distance between trigger and bubble, and between bubble and window. */
const GAP_PX = 8

/** Shows and hides what a tooltip explains (PART-3, PART-4, PART-5, PART-6). Returns the cleanup. */
export function connectTooltip(tooltip: HTMLElement): () => void {
  const [trigger, bubble] = tooltip.children as unknown as [HTMLElement, HTMLElement]
  const controller = new AbortController()
  const { signal } = controller
  let end: (() => void) | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  // The click at the end of the touch that has hidden it must not show it again.
  let wasHiddenByTouch = false

  const hide = () => {
    clearTimeout(leaving)
    end?.()
    end = undefined
  }
  const show = () => {
    clearTimeout(leaving)
    end ??= showBubble(trigger, bubble, dismiss)
  }
  const dismiss = (event?: Event) => {
    const isTouch = event?.type === 'touchstart'
    const path = event?.composedPath() ?? []
    if (isTouch && path.includes(bubble)) return
    wasHiddenByTouch = isTouch && path.includes(trigger)
    hide()
  }
  const byMouse = (run: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && run()
  on(tooltip, 'pointerenter', byMouse(show), { signal })
  on(
    tooltip,
    'pointerleave',
    byMouse(() => {
      clearTimeout(leaving)
      leaving = setTimeout(hide, LEAVE_MS)
    }),
    { signal },
  )
  on<FocusEvent>(tooltip, 'focusout', ({ relatedTarget }) => relatedTarget !== bubble && hide(), { signal })
  on(trigger, 'focus', show, { signal })
  on(
    trigger,
    'pointerdown',
    () => {
      if (!end) wasHiddenByTouch = false
    },
    { signal },
  )
  on(
    trigger,
    'click',
    () => {
      if (!wasHiddenByTouch) show()
      wasHiddenByTouch = false
    },
    { signal },
  )
  // It was used before this code was there.
  if (tooltip.matches(':hover, :focus-within')) show()
  return () => {
    controller.abort()
    hide()
  }
}

/** Shows the bubble next to its trigger (PART-7), and calls back on what should hide it (PART-4). Returns what hides it. */
function showBubble(trigger: HTMLElement, bubble: HTMLElement, dismiss: (event?: Event) => void): () => void {
  bubble.showPopover()
  const follow = () => place(bubble, trigger)
  follow()
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true, passive: true }
  // Follow, not hide: focusing a trigger may scroll it into view.
  on(window, 'scroll', follow, options)
  // A page that is left shows it no more when it comes back (FLYOUT-60).
  on(window, 'resize orientationchange touchstart pagehide', dismiss, options)
  // Moving a popover in the DOM removes it from the top layer.
  const container = bubble.closest('[data-root]')
  if (container) on(container, 'shop-moved', dismiss, options)
  const stopEscape = onEscape(dismiss)
  // Its row may go while it shows.
  const observer = new MutationObserver(() => bubble.isConnected || dismiss())
  observer.observe(bubble.getRootNode(), { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    stopEscape()
    controller.abort()
    if (bubble.isConnected) bubble.hidePopover()
  }
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
