import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface HeaderIconProps extends ComponentProps<'a'> {
  href: string
  icon: IconNode
  /** On the picture. */
  badge?: ReactNode
}

/** An icon of the header: a link with a visible label, its children (HEADER-2). */
export function HeaderIcon({ icon, badge, children, ...link }: HeaderIconProps) {
  return (
    <a className="header-icon" {...link}>
      <span className="header-icon__picture" aria-hidden="true">
        <Icon icon={icon} />
        {badge}
      </span>
      {children}
    </a>
  )
}
