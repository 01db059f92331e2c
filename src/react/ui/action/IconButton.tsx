import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '../Icon.tsx'
import { Ripple } from './Ripple.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'children' | 'type'> {
  icon: IconNode
  /** Its name, since it shows no word. */
  label: string
  /** Side length of the picture in px; the button itself is 44. */
  iconSize?: number
  /** It does nothing on click then (specification 1 §5), but the focus still finds it, and hears why. */
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
      onClick={() => {
        if (!isDisabled) onClick?.()
      }}
    >
      <Icon icon={icon} size={iconSize} />
      <Ripple />
    </button>
  )
}
