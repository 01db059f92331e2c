import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { isPlainClick } from '../../../page/browser/plain-click.ts'
import { useTimeout } from '../useTimeout.ts'

/** How one flyout is opened, as data. */
export interface TriggerRules {
  /** A resting mouse opens it after this, in ms. */
  hoverMs: number
  /** A finger opens it at once, or by a whole tap. */
  touch: 'press' | 'click'
  /** A mouse click opens it too: its link is for who has no script. */
  isButton?: boolean
}

interface FlyoutTrigger {
  rules: TriggerRules
  isOpen: boolean
  /** Off: it is a link, no more. */
  isEnabled(): boolean
  /** The first sign of interest: the time to fetch what will be shown. */
  onIntent(): void
  onOpen(): void
  /** The mouse goes from what has opened. */
  onLeave?(): void
}

/**
 * What makes a link the trigger of a flyout: hover opens and a mouse click follows the link; on touch the first tap opens
 * and a second one follows; Enter opens (specification 1 §2).
 */
export function useFlyoutTrigger({ rules, isOpen, isEnabled, onIntent, onOpen, onLeave }: FlyoutTrigger) {
  const hover = useTimeout()
  const pointerType = useRef('')
  // The click that ends a press which has opened the flyout must not follow the link.
  const isPressing = useRef(false)
  const open = () => {
    hover.stop()
    onOpen()
  }
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || isOpen || !isEnabled()) return
      onIntent()
      hover.start(onOpen, rules.hoverMs)
    },
    onPointerLeave(event: PointerEvent) {
      hover.stop()
      if (isOpen && event.pointerType === 'mouse') onLeave?.()
    },
    onPointerDown(event: PointerEvent) {
      pointerType.current = event.pointerType
      isPressing.current = rules.touch === 'press' && event.pointerType !== 'mouse' && !isOpen && isEnabled()
      if (isPressing.current) open()
    },
    // The focus stays with what the press has opened, and given it to.
    onMouseDown(event: MouseEvent) {
      if (isPressing.current) event.preventDefault()
    },
    onFocus() {
      if (isEnabled()) onIntent()
    },
    onClick(event: MouseEvent) {
      const isByMouse = event.detail > 0 && pointerType.current === 'mouse'
      const isOpening = rules.isButton || !(isOpen || isByMouse)
      const hasOpened = isPressing.current
      isPressing.current = false
      if (!hasOpened && !(isOpening && isEnabled() && isPlainClick(event))) return
      event.preventDefault()
      if (!hasOpened) open()
    },
  }
}
