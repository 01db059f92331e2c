import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import type { FooterLink } from '../../shop/footer/footer.ts'
import { useElement } from '../shell/ElementContext.ts'
import { Icon } from '../ui/Icon.tsx'
import { FooterAnchor } from './FooterAnchor.tsx'

interface CollapsibleGroupProps {
  heading: string
  /** The link of the heading; narrow headings are not links. */
  link?: FooterLink
  icon?: ReactNode
  children: ReactNode
}

/**
 * A collapsible panel in narrow windows: CSS decides by the width and `<details>` toggles, so that it works without JavaScript
 * and nothing moves when that arrives (FOOTER-37). In wide windows it is open, and a button that comes with React closes it (FOOTER-58).
 */
export function CollapsibleGroup({ heading, link, icon, children }: CollapsibleGroupProps) {
  const { isHydrated } = useElement()
  const [isClosed, setClosed] = useState(false)
  const id = useId()
  return (
    <section className={`group${isClosed ? ' group--closed' : ''}`}>
      <h3 className="group__heading group__heading--wide">
        {icon}
        {link ? <FooterAnchor className={undefined} link={link} /> : heading}
        {isHydrated && (
          <button
            type="button"
            className="group__toggle"
            aria-label={heading}
            aria-expanded={!isClosed}
            aria-controls={id}
            onClick={() => setClosed(!isClosed)}
          >
            <Icon icon={ChevronDown} size={16} />
          </button>
        )}
      </h3>
      <details className="group__switch">
        <summary className="group__heading group__heading--narrow">
          {icon}
          <span className="group__name">{heading}</span>
          <Icon icon={ChevronDown} size={20} />
        </summary>
      </details>
      <div id={isHydrated ? id : undefined} className="group__content">
        {children}
      </div>
    </section>
  )
}
