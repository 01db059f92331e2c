import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import type { SentenceForms } from '../../shop/text/sentence.ts'
import { Icon } from '../ui/Icon.tsx'
import { Badge } from '../ui/message/Badge.tsx'

interface HeaderIconProps extends Omit<ComponentProps<'a'>, 'children'> {
  href: string
  icon: IconNode
  label: string
  /** Read by screen readers after the label. */
  details?: string | undefined
  /** Shown as a badge (HEADER-26). */
  count?: number
  /** What the live layer says instead of the label, or after it, while React is not there (LIVE-4). */
  sentence?: SentenceForms | undefined
}

/** An icon of the header: a link with a visible label (HEADER-2). */
export function HeaderIcon({ href, icon, label, details, count, sentence, ...link }: HeaderIconProps) {
  return (
    <a className="header-icon" href={href} data-sentence={sentence && JSON.stringify(sentence)} {...link}>
      <span className="header-icon__picture" aria-hidden="true">
        <Icon icon={icon} />
        <span className="header-icon__badge">{count !== undefined && <Badge count={count} />}</span>
      </span>
      <span className="header-icon__label">{label}</span>
      {details && <span className="visually-hidden">, {details}</span>}
    </a>
  )
}
