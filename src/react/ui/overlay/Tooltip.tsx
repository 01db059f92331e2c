import { type IconNode, Info } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { useTimeout } from '../useTimeout.ts'
import { useEscape, useLeave } from './useEscape.ts'
import { useTooltipLayer } from './useTooltipLayer.ts'

/** Time to move the pointer from the trigger into the bubble (PART-5). */
const LEAVE_MS = 120

interface TooltipProps {
  /** Accessible name of the trigger, e.g. "What is this price?". */
  label: string
  icon?: IconNode
  /** The explanation: text without controls. */
  children: ReactNode
}

/** An explanation on demand, in the top layer (PART-3, PART-4, PART-5, PART-6). */
export const Tooltip = (props: TooltipProps) => <NamedTooltip id={useId()} {...props} />

interface NamedTooltipProps extends TooltipProps {
  /** Of what explains. */
  id: string
  /** The trigger's name in the registry of controls. */
  'data-control'?: string | undefined
}

/** The same, with an id that others know. */
export function NamedTooltip({ id, label, icon = Info, children, ...mark }: NamedTooltipProps) {
  const [isShown, setShown] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const leaving = useTimeout()
  // The click at the end of the touch that has hidden it must not show it again.
  const wasHiddenByTouch = useRef(false)

  const show = () => {
    leaving.stop()
    setShown(true)
  }
  const hide = () => {
    leaving.stop()
    setShown(false)
  }
  useEscape(isShown, hide)
  useLeave(isShown, hide)
  useTooltipLayer(isShown, trigger, bubble, (event) => {
    const isTouch = event.type === 'touchstart'
    if (isTouch && event.composedPath().some((target) => target === bubble.current)) return
    wasHiddenByTouch.current = isTouch && event.composedPath().some((target) => target === trigger.current)
    hide()
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus may be on the bubble as well as on the trigger.
    <span
      className="tooltip"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && show()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leaving.start(hide, LEAVE_MS)}
      onBlur={({ relatedTarget }) => relatedTarget !== bubble.current && hide()}
    >
      <button
        ref={trigger}
        type="button"
        className="tooltip__trigger"
        aria-label={label}
        aria-describedby={id}
        {...mark}
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
      {/* Focusable, so that pressing it does not count as losing the focus and the text can be selected. */}
      <span ref={bubble} id={id} className="tooltip__bubble" role="tooltip" popover="manual" tabIndex={-1}>
        {children}
      </span>
    </span>
  )
}
