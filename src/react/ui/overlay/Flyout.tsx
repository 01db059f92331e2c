import { X } from 'lucide'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { placeBelow } from '../../../page/browser/place-below.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../../shop/awake-limits.ts'
import { IconButton } from '../action/IconButton.tsx'
import { useEscape, useLeave } from './useEscape.ts'
import { useHoverOut } from './useHoverOut.ts'

interface FlyoutProps {
  id: string
  label: string
  closeLabel: string
  /** The flyout is placed below this element, and follows it. */
  anchor: Element | undefined
  /** Focus inside returns to it on close. */
  opener: RefObject<HTMLElement | null>
  /** Called by overlay, button, Escape, and a mouse that has left (FLYOUT-13, FLYOUT-14). */
  onClose(): void
  children: ReactNode
}

/** A non-modal panel in the top layer (FLYOUT-21). */
export function Flyout({ id, label, closeLabel, anchor, opener, onClose, children }: FlyoutProps) {
  const layer = useRef<HTMLDivElement>(null)
  const hoverOut = useHoverOut(anchor, OVERLAY_HOVER_CLOSE_MS, onClose)
  useTopLayer(layer, anchor)
  useFocusReturn(layer, opener)
  useEscape(true, onClose)
  useLeave(true, onClose)

  return (
    <div ref={layer} className="flyout" popover="manual">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; Escape and the button close too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="flyout__overlay" onClick={onClose} {...hoverOut.ofOverlay} />
      <div id={id} className="flyout__panel" role="dialog" aria-label={label} part="flyout" {...hoverOut.ofPanel}>
        <span className="flyout__close">
          <IconButton icon={X} label={closeLabel} onClick={onClose} />
        </span>
        {children}
      </div>
    </div>
  )
}

/** On unmount, moves focus that is inside `part` back to what opened it (FLYOUT-16). */
function useFocusReturn(part: RefObject<HTMLElement | null>, opener?: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    // React runs cleanups before it removes the element, so the focus is still inside.
    return () => {
      if (element?.matches(':focus-within')) opener?.current?.focus({ preventScroll: true })
    }
  }, [part, opener])
}

/** Shows a popover below its anchor while mounted. */
function useTopLayer(layer: RefObject<HTMLElement | null>, anchor: Element | undefined): void {
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    /** Moving a popover in the DOM removes it from the top layer, and its header may be on the move just now. */
    const show = () => element.isConnected && element.showPopover()
    const controller = new AbortController()
    const { signal } = controller
    placeBelow(element, anchor, signal)
    show()
    element.closest('[data-root]')?.addEventListener('shop-moved', show, { signal })
    return () => controller.abort()
  }, [layer, anchor])
}
