import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Badge } from '../ui/Badge.tsx'
import { useSheet } from '../ui/useSheet.ts'
import css from './HeaderIcon.css'

interface HeaderIconProps extends Omit<ComponentProps<'a'>, 'children'> {
  icon: LucideIcon
  label: string
  /** What a screen reader says, when it is more than the label. Begins with or contains the label. */
  name?: string | undefined
  /** Shown as a badge when above 0. */
  count?: number
}

/** An icon of the header: a real link with its word below. */
export function HeaderIcon({ icon: Icon, label, name, count, ...link }: HeaderIconProps) {
  useSheet(css)
  return (
    <a className="header-icon" aria-label={name ?? label} {...link}>
      <span className="header-icon__picture">
        <Icon size={24} strokeWidth={1.75} />
        {count !== undefined && <Badge count={count} />}
      </span>
      <span className="header-icon__label" aria-hidden="true">
        {label}
      </span>
    </a>
  )
}
