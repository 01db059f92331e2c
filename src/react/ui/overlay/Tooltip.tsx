import { type IconNode, Info } from 'lucide'
import { type ReactNode, useId } from 'react'
import { connectTooltip } from '../../../page/browser/tooltip.late.ts'
import { Icon } from '../Icon.tsx'

interface TooltipProps {
  /** Accessible name of the trigger, e.g. "What is this price?". */
  label: string
  icon?: IconNode
  /** The explanation: text without controls. */
  children: ReactNode
}

const connect = (tooltip: HTMLElement | null) => (tooltip ? connectTooltip(tooltip) : undefined)

/** An explanation on demand, in the top layer (PART-3, PART-4, PART-5, PART-6). */
export function Tooltip({ label, icon = Info, children }: TooltipProps) {
  const id = useId()
  return (
    <span className="tooltip" ref={connect}>
      <button type="button" className="tooltip__trigger" aria-label={label} aria-describedby={id}>
        <Icon icon={icon} size={18} />
      </button>
      {/* Focusable, so that pressing it does not count as losing the focus and the text can be selected. */}
      <span id={id} className="tooltip__bubble" role="tooltip" popover="manual" tabIndex={-1}>
        {children}
      </span>
    </span>
  )
}
