import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface CollapsibleGroupProps {
  heading: ReactNode
  /** Where the heading leads when it is wide; when it is narrow it is no link (specification 2 §4). */
  href?: string
  icon?: ReactNode
  children: ReactNode
}

/**
 * Open where there is room, collapsible where there is not (specification 2 §4). The width decides by CSS and the switch
 * is the platform's own: nothing moves when scripts arrive, and all of it works without them.
 */
export function CollapsibleGroup({ heading, href, icon, children }: CollapsibleGroupProps) {
  return (
    <section className="group">
      <h3 className="group__heading group__heading--wide">
        {icon}
        {href ? <a href={href}>{heading}</a> : heading}
      </h3>
      <details className="group__switch">
        <summary className="group__heading group__heading--narrow">
          {icon}
          <span className="group__name">{heading}</span>
          <Icon icon={ChevronDown} size={20} />
        </summary>
      </details>
      <div className="group__content">{children}</div>
    </section>
  )
}
