import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { startRipple } from './ripple.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'children' | 'type'> {
  icon: IconNode
  /** The accessible name: the button shows no text. */
  label: string
  /** Side length of the icon in px; the button itself is 44 px (PART-23). */
  iconSize?: number
  /** Does nothing on click, but is still focusable, so that a screen reader can read why (PART-22). */
  isDisabled?: boolean
  onClick?: () => void
}

export function IconButton({ icon, label, iconSize = 22, isDisabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`icon-button ${rest.className ?? ''}`.trim()}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event)
        startRipple(event)
      }}
      onClick={() => {
        if (!isDisabled) onClick?.()
      }}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  )
}
