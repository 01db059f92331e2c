import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** As the icon package exports it. */
  icon: IconNode
  /** Side length in px. */
  size?: number
  strokeWidth?: number
}

/** An inline, decorative icon: the element around it has the accessible name. */
export function Icon({ icon, size = 24, strokeWidth = 1.75 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  )
}
