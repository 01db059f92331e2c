import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface CollapsibleGroupProps {
  heading: ReactNode
  /** The link of the heading; narrow headings are not links. */
  href?: string
  icon?: ReactNode
  children: ReactNode
}

/**
 * Open in wide windows, a collapsible panel in narrow ones (FOOTER-37). CSS decides by the width and `<details>` toggles,
 * so that it works without JavaScript and nothing moves when that arrives.
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
