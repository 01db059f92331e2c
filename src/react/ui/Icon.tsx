import type { IconNode } from 'lucide'
import { createElement, type ReactNode } from 'react'

interface IconProps {
  /** As the icon package exports it. */
  icon: IconNode
  /** Side length in px. */
  size?: number
  strokeWidth?: number
  /** Drawn after the icon's own shapes. */
  children?: ReactNode
}

/** An inline, decorative icon: the element around it has the accessible name. */
export function Icon({ icon, size = 24, strokeWidth = 1.75, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      width={size}
      height={size}
      {...rest}
    >
      {icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
      {children}
    </svg>
  )
}
