import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { placeBelow } from '../../../page/browser/place-below.ts'
import { OVERLAY_HOVER_CLOSE_MS } from '../../../shop/limits.ts'
import { IconButton } from '../action/IconButton.tsx'
import { useEscape } from './useEscape.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import { useHoverOut } from './useHoverOut.ts'

export type FlyoutCloseReason = 'overlay' | 'button' | 'escape' | 'hover-out' | 'focus-out'

/** The close button works in any case. */
const ALL_REASONS: readonly FlyoutCloseReason[] = ['overlay', 'button', 'escape', 'hover-out', 'focus-out']

interface FlyoutProps {
  id: string
  label: string
  closeLabel: string
  /** The flyout is placed below this element, and follows it. */
  anchor: Element | undefined
  /** Focus inside returns to it on close. */
  opener?: RefObject<HTMLElement | null>
  /** What closes it, besides its button; all by default. */
  closesBy?: readonly FlyoutCloseReason[]
  /** Without one, the rest of the page stays usable. */
  hasOverlay?: boolean
  /** Delay in ms until it closes while the mouse is on the overlay. */
  hoverOutMs?: number
  onClose(reason: FlyoutCloseReason): void
  /** In the top layer, before it is painted. */
  onShown?(layer: HTMLElement): void
  children: ReactNode
}

/** A non-modal panel in the top layer (FLYOUT-21); `closesBy` says what closes it (FLYOUT-13, FLYOUT-14, FLYOUT-15). */
export function Flyout(props: FlyoutProps) {
  const { id, label, closeLabel, anchor, closesBy = ALL_REASONS, hasOverlay = true, onClose, children } = props
  const layer = useRef<HTMLDivElement>(null)
  const closeBy = (reason: FlyoutCloseReason) => {
    if (closesBy.includes(reason)) onClose(reason)
  }
  const hoverOut = useHoverOut(layer, anchor, props.hoverOutMs ?? OVERLAY_HOVER_CLOSE_MS, () => closeBy('hover-out'))
  useTopLayer(layer, anchor, props.onShown)
  useFocusReturn(layer, props.opener)
  useEscape(closesBy.includes('escape'), () => onClose('escape'))
  useFocusOut(anchor, () => closeBy('focus-out'))

  return (
    <div ref={layer} className={`flyout${hasOverlay ? '' : ' flyout--open-page'}`} popover="manual">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; Escape and the button close too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="flyout__overlay" onClick={() => closeBy('overlay')} {...hoverOut.ofOverlay} />
      <div id={id} className="flyout__panel" role="dialog" aria-label={label} part="flyout" {...hoverOut.ofPanel}>
        <span className="flyout__close">
          <IconButton icon={X} label={closeLabel} onClick={() => onClose('button')} />
        </span>
        {children}
      </div>
    </div>
  )
}

/** Shows a popover below its anchor while mounted. */
function useTopLayer(
  layer: RefObject<HTMLElement | null>,
  anchor: Element | undefined,
  onShown: FlyoutProps['onShown'],
): void {
  const handleShown = useEffectEvent((element: HTMLElement) => onShown?.(element))
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    /** Moving a popover in the DOM removes it from the top layer, and its header may be on the move just now. */
    const show = () => element.isConnected && element.showPopover()
    const controller = new AbortController()
    const { signal } = controller
    placeBelow(element, anchor, signal)
    show()
    handleShown(element)
    element.closest('[data-root]')?.addEventListener('shop-moved', show, { signal })
    return () => controller.abort()
  }, [layer, anchor])
}

/** Calls back when the focus moves outside the anchor (FLYOUT-15). */
function useFocusOut(anchor: Element | undefined, onFocusOut: () => void): void {
  const handleFocusOut = useEffectEvent(onFocusOut)
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      // The path, because the target is retargeted to the host of the shadow tree.
      if (anchor && !event.composedPath().includes(anchor)) handleFocusOut()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [anchor])
}
