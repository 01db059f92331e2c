import type { ReactNode } from 'react'
import { Picture } from '../ui/product/Picture.tsx'
import type { Ratio } from '../ui/product/RatioBox.tsx'

interface NavigationCardProps {
  title: string
  /** Checked by the service module. */
  href: string
  imgUrl?: string | undefined
  /** The shape of its picture; without one there is none. */
  ratio: Ratio | undefined
  /** Action of a click in the statistics. */
  track: string
  /** Shown below the title. */
  children?: ReactNode
}

/** A link with picture and title. */
export function NavigationCard({ title, href, imgUrl, ratio, track, children }: NavigationCardProps) {
  return (
    <a className="navigation-card" href={href} data-track={`${track}|${title}`}>
      {ratio && (
        <span className="navigation-card__picture">
          <Picture src={imgUrl} alt="" ratio={ratio} />
        </span>
      )}
      <span className="navigation-card__text">
        <span className="navigation-card__title">{title}</span>
        {children}
      </span>
    </a>
  )
}
