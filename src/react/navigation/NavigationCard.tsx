import type { ReactNode } from 'react'
import { Picture } from '../ui/product/Picture.tsx'

interface NavigationCardProps {
  title: string
  /** Checked by whoever read the answer. */
  href: string
  imgUrl?: string | undefined
  hasPicture: boolean
  /** What the statistics call a click on it. */
  track: string
  /** Below its title. */
  children?: ReactNode
}

/** A picture with its title, one link. */
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
