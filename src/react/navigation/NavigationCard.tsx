import type { ReactNode } from 'react'
import { Picture } from '../ui/product/Picture.tsx'

interface NavigationCardProps {
  title: string
  /** Checked by the service module. */
  href: string
  imgUrl?: string | undefined
  hasPicture: boolean
  /** Action of a click in the statistics. */
  track: string
  /** Shown below the title. */
  children?: ReactNode
}

/** A link with picture and title. */
export function NavigationCard({ title, href, imgUrl, hasPicture, track, children }: NavigationCardProps) {
  return (
    <a className="navigation-card" href={href} data-track={`${track}|${title}`}>
      {hasPicture && (
        <span className="navigation-card__picture">
          <Picture src={imgUrl} alt="" ratio="4/3" />
        </span>
      )}
      <span className="navigation-card__text">
        <span className="navigation-card__title">{title}</span>
        {children}
      </span>
    </a>
  )
}
