import { type IconNode, Info } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { useTimeout } from '../useTimeout.ts'
import { useEscape } from './useEscape.ts'
import { useTooltipLayer } from './useTooltipLayer.ts'

/** The time to move the pointer from the trigger into the bubble. */
const GRACE_MS = 120

interface TooltipProps {
  /** The trigger's name, e.g. "What is this price?". */
  label: string
  icon?: IconNode
  /** What is explained: words, no controls. */
  children: ReactNode
}

/**
 * Explains on demand (specification 1 §4): shows on hover, focus, click and Enter; goes by Escape, when the mouse or the
 * focus leaves, when the window changes, and by a touch. In the top layer, where nothing of the page covers it; it follows
 * its trigger when the page scrolls.
 */
export function Tooltip({ label, icon = Info, children }: TooltipProps) {
  const [isShown, setShown] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const leaving = useTimeout()
  // A touch that has hidden it ends in a click, which must not show it again.
  const wasHiddenByTouch = useRef(false)
  const id = useId()

  const show = () => {
    leaving.stop()
    setShown(true)
  }
  const hide = () => {
    leaving.stop()
    setShown(false)
  }
  useEscape(isShown, hide)
  useTooltipLayer(isShown, trigger, bubble, (event) => {
    const isTouch = event.type === 'touchstart'
    if (isTouch && event.composedPath().some((target) => target === bubble.current)) return
    wasHiddenByTouch.current = isTouch && event.composedPath().some((target) => target === trigger.current)
    hide()
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus may rest on the bubble as on the trigger.
    <span
      className="tooltip"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leaving.start(hide, GRACE_MS)}
      onBlur={({ relatedTarget }) => relatedTarget !== bubble.current && hide()}
    >
      <button
        ref={trigger}
        type="button"
        className="tooltip__trigger"
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onPointerDown={() => {
          if (!isShown) wasHiddenByTouch.current = false
        }}
        onClick={() => {
          if (!wasHiddenByTouch.current) show()
          wasHiddenByTouch.current = false
        }}
      >
        <Icon icon={icon} size={18} />
      </button>
      {/* A press on it takes the focus along, so that the words can be marked and copied. */}
      <span ref={bubble} id={id} className="tooltip__bubble" role="tooltip" popover="manual" tabIndex={-1}>
        {children}
      </span>
    </span>
  )
}
