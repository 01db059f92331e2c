import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTimeout } from '../useTimeout.ts'

/**
 * Closing by a mouse on the overlay (FLYOUT-14). A mouse that was neither in the flyout nor on its anchor must move first: the overlay
 * may just have appeared below it, when a key or the page opened the flyout.
 */
export function useHoverOut(anchor: Element | undefined, ms: number, close: () => void) {
  const timeout = useTimeout()
  const wasInside = useRef(false)
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    // `:hover` alone matches links only on pages in quirks mode.
    wasInside.current = anchor?.matches(':is(:hover)') ?? false
    const onOver = ({ target }: Event) => {
      if (!(target as Element).matches('.flyout__overlay')) wasInside.current = true
    }
    anchor?.addEventListener('pointerover', onOver)
    return () => anchor?.removeEventListener('pointerover', onOver)
  }, [anchor])
  const start = ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'mouse' || isLeaving.current) return
    isLeaving.current = true
    timeout.start(close, ms)
  }
  const stop = () => {
    isLeaving.current = false
    timeout.stop()
  }
  const onLeftFrame = useEffectEvent(start)
  useEffect(() => {
    // A mouse that leaves the window may be on its way to a tab of the browser. From a frame it goes on over the page.
    if (window.parent === window) return
    const onLeave = (event: globalThis.PointerEvent) => onLeftFrame(event)
    const root = document.documentElement
    root.addEventListener('pointerleave', onLeave)
    return () => root.removeEventListener('pointerleave', onLeave)
  }, [])
  return {
    ofOverlay: {
      onPointerEnter: (event: PointerEvent) => wasInside.current && start(event),
      onPointerMove: start,
      onPointerLeave: stop,
    },
    ofPanel: { onPointerEnter: stop },
  }
}
