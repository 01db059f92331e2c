import type { NavigationTeaser } from '../../shop/navigation/navigation.ts'
import { NavigationCard } from './NavigationCard.tsx'

/** The recommendations beside a list (NAV-29). */
export function Teaser({ teaser: { title, list } }: { teaser: NavigationTeaser }) {
  const hasPictures = list.some(({ imgUrl }) => imgUrl !== undefined)
  return (
    <div className={`navigation-teaser${hasPictures ? '' : ' navigation-teaser--links'}`}>
      {title && <p className="navigation-headline">{title}</p>}
      <ul className="navigation-teaser__list">
        {list.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and titles may repeat.
          <li key={index}>
            <NavigationCard {...link} ratio={link.imgUrl === undefined ? undefined : '1/1'} track="teaser" />
          </li>
        ))}
      </ul>
    </div>
  )
}
