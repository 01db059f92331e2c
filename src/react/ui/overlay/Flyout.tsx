import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { OVERLAY_HOVER_CLOSE_MS } from '../../../shop/limits.ts'
import { IconButton } from '../action/IconButton.tsx'
import { type Timeout, useTimeout } from '../useTimeout.ts'
import { useEscape } from './useEscape.ts'
import { useFocusBack } from './useFocusBack.ts'

export type FlyoutCloseReason = 'overlay' | 'button' | 'escape' | 'hover-out' | 'focus-out'

/** Every way out (specification 1 §2); the button is always there. */
const ALL: readonly FlyoutCloseReason[] = ['overlay', 'button', 'escape', 'hover-out', 'focus-out']

interface FlyoutProps {
  id: string
  label: string
  closeLabel: string
  /** The flyout hangs below this element, and follows it. */
  anchor: Element | undefined
  /** Gets the focus back that is in it when it goes. */
  opener?: RefObject<HTMLElement | null>
  /** What closes it, besides its button; all by default. */
  closesBy?: readonly FlyoutCloseReason[]
  /** Without, the page beside it stays bright and in reach. */
  hasOverlay?: boolean
  /** How long the pointer rests on the overlay before it closes, in ms. */
  hoverOutMs?: number
  onClose(reason: FlyoutCloseReason): void
  children: ReactNode
}

/**
 * A panel in the top layer that leaves the page usable: no z-index of the host page covers it. Which ways out it has is
 * data (specification 1 §2).
 */
export function Flyout(props: FlyoutProps) {
  const { id, label, closeLabel, anchor, closesBy = ALL, hasOverlay = true, onClose, children } = props
  const layer = useRef<HTMLDivElement>(null)
  const hoverOut = useHoverOut(layer, anchor)
  const closeBy = (reason: FlyoutCloseReason) => {
    if (closesBy.includes(reason)) onClose(reason)
  }
  useTopLayer(layer, anchor)
  useFocusBack(layer, props.opener)
  useEscape(closesBy.includes('escape'), () => onClose('escape'))
  useFocusLeaving(anchor, () => closeBy('focus-out'))

  return (
    <div ref={layer} className={`flyout${hasOverlay ? '' : ' flyout--open-page'}`} popover="manual">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience of the pointer; Escape and the button close too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        className="flyout__overlay"
        onClick={() => closeBy('overlay')}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'mouse') return
          hoverOut.start(() => closeBy('hover-out'), props.hoverOutMs ?? OVERLAY_HOVER_CLOSE_MS)
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
        <span className="flyout__close">
          <IconButton icon={X} label={closeLabel} onClick={() => onClose('button')} />
        </span>
        {children}
      </div>
    </div>
  )
}

/** Shows a popover for as long as it is mounted, below its anchor. */
function useTopLayer(layer: RefObject<HTMLElement | null>, anchor: Element | undefined): void {
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

/**
 * Only a pointer that was on what opens the flyout, or in it, can leave it: one that rests where the overlay appears, when
 * a key or the page has opened it, has not. Nor does it close over what is being typed.
 */
function useHoverOut(layer: RefObject<HTMLElement | null>, anchor: Element | undefined): Timeout {
  const timeout = useTimeout()
  const wasInside = useRef(false)
  useLayoutEffect(() => {
    const inside = anchor ?? layer.current
    wasInside.current = inside?.matches(':hover') ?? false
    const onOver = ({ target }: Event) => {
      if (!(target as Element).matches('.flyout__overlay')) wasInside.current = true
    }
    inside?.addEventListener('pointerover', onOver)
    return () => inside?.removeEventListener('pointerover', onOver)
  }, [layer, anchor])
  const isTyping = () => layer.current?.querySelector(':is(input, textarea):focus')
  return {
    ...timeout,
    start(close, ms) {
      if (wasInside.current) timeout.start(() => isTyping() || close(), ms)
    },
  }
}

/** Focus that goes elsewhere on the page must not be covered by what it has left. */
function useFocusLeaving(anchor: Element | undefined, onLeave: () => void): void {
  const latest = useRef(onLeave)
  latest.current = onLeave
  useEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      // The path leads through shadow trees, where the target seen from here is their host.
      if (anchor && !event.composedPath().includes(anchor)) latest.current()
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [anchor])
}
