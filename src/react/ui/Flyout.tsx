import { X } from 'lucide'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { OVERLAY_HOVER_CLOSE_MS } from '../../shop/limits.ts'
import { Icon } from './Icon.tsx'
import { useTimeout } from './useTimeout.ts'

export type FlyoutCloseReason = 'overlay' | 'button' | 'escape' | 'hover-out' | 'focus-out'

interface FlyoutProps {
  id: string
  label: string
  closeLabel: string
  /** The flyout hangs below this element, and follows it. */
  anchor: Element | undefined
  onClose(reason: FlyoutCloseReason): void
  children: ReactNode
}

/**
 * A panel in the top layer that leaves the page usable: no z-index of the host page covers it. Closes on the overlay,
 * its button, Escape, and when the pointer rests on the overlay (specification 1 §2).
 */
export function Flyout({ id, label, closeLabel, anchor, onClose, children }: FlyoutProps) {
  const layer = useRef<HTMLDivElement>(null)
  const hoverOut = useTimeout()
  useTopLayer(layer, anchor)
  useEscape(() => onClose('escape'))
  useFocusLeaving(anchor, () => onClose('focus-out'))

  return (
    <div ref={layer} className="flyout" popover="manual">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience of the pointer; Escape and the button close too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        className="flyout__overlay"
        onClick={() => onClose('overlay')}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') hoverOut.start(() => onClose('hover-out'), OVERLAY_HOVER_CLOSE_MS)
        }}
        onPointerLeave={hoverOut.stop}
      />
      <div
        id={id}
        className="flyout__panel"
        role="dialog"
        aria-label={label}
        part="flyout"
        onPointerEnter={hoverOut.stop}
      >
        <button type="button" className="flyout__close" aria-label={closeLabel} onClick={() => onClose('button')}>
          <Icon icon={X} size={22} />
        </button>
        {children}
      </div>
    </div>
  )
}

/** Shows a popover for as long as it is mounted, below its anchor. */
function useTopLayer(layer: { readonly current: HTMLElement | null }, anchor: Element | undefined): void {
  useLayoutEffect(() => {
    const element = layer.current
    if (!element) return
    const place = () => {
      const bottom = Math.max(0, anchor?.getBoundingClientRect().bottom ?? 0)
      element.style.setProperty('--_flyout-top', `${bottom}px`)
    }
    place()
    element.showPopover()
    const ends = new AbortController()
    const options = { signal: ends.signal, passive: true, capture: true }
    window.addEventListener('scroll', place, options)
    window.addEventListener('resize', place, options)
    // A move in the DOM takes a popover out of the top layer.
    const onMove = () => element.isConnected && element.showPopover()
    element.closest('[data-root]')?.addEventListener('shop-moved', onMove, { signal: ends.signal })
    return () => ends.abort()
  }, [layer, anchor])
}

/** Focus that goes elsewhere on the page must not be covered by what it has left. */
function useFocusLeaving(anchor: Element | undefined, onLeave: () => void): void {
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      if (anchor && event.target instanceof Node && !anchor.contains(event.target)) latest.current()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [anchor])
}

function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape)
  latest.current = onEscape
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
