import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { clickPointer, isPlainClick } from '../../../page/browser/clicks.ts'
import { useTimeout } from '../useTimeout.ts'

/** How a flyout is opened, as data. */
export interface TriggerRules {
  /** Delay in ms until a resting mouse opens it. */
  hoverMs: number
  /** Touch opens it on press, or by a completed tap. */
  touch: 'press' | 'click'
  /** A mouse click opens it too, and a field in it takes the focus; its link is the fallback without script. */
  isButton?: boolean
}

interface FlyoutTrigger {
  rules: TriggerRules
  isOpen: boolean
  /** When false, it is a plain link. */
  isEnabled: boolean
  /** First sign of interest, also in a plain link: time to fetch the content. */
  onIntent(): void
  onOpen(): void
}

/** Event handlers that make a link the trigger of a flyout (FLYOUT-3, FLYOUT-4, FLYOUT-5, FLYOUT-6). */
export function useFlyoutTrigger({ rules, isOpen, isEnabled, onIntent, onOpen }: FlyoutTrigger) {
  const hover = useTimeout()
  const pointerType = useRef('')
  // The click at the end of a press that has opened the flyout must not follow the link.
  const isPressing = useRef(false)
  const open = () => {
    hover.stop()
    onOpen()
  }
  return {
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || isOpen) return
      onIntent()
      if (isEnabled) hover.start(onOpen, rules.hoverMs)
    },
    onPointerLeave: () => hover.stop(),
    onPointerDown(event: PointerEvent) {
      pointerType.current = event.pointerType
      isPressing.current = rules.touch === 'press' && event.pointerType !== 'mouse' && !isOpen && isEnabled
      if (isPressing.current) open()
    },
    // The focus goes to the trigger, but not back from the field that the opened flyout has focused.
    onMouseDown(event: MouseEvent) {
      if (isPressing.current && rules.isButton) event.preventDefault()
    },
    onFocus: onIntent,
    onClick(event: MouseEvent) {
      const isByMouse = clickPointer(event.nativeEvent, pointerType.current) === 'mouse'
      const isOpening = rules.isButton || !(isOpen || isByMouse)
      const hasOpened = isPressing.current
      isPressing.current = false
      if (!hasOpened && !(isOpening && isEnabled && isPlainClick(event))) return
      event.preventDefault()
      if (!hasOpened) open()
    },
  }
}
