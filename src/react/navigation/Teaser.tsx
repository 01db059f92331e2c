import type { NavigationTeaser } from '../../shop/navigation/navigation.ts'
import { NavigationCard } from './NavigationCard.tsx'

/** What is recommended beside a list (specification 1 §2, "teaser panel"). */
export function Teaser({ teaser: { title, list } }: { teaser: NavigationTeaser }) {
  return (
    <div className="navigation-teaser">
      {title && <p className="navigation-headline">{title}</p>}
      <ul className="navigation-teaser__list">
        {list.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order; titles may repeat.
          <li key={place}>
            <NavigationCard {...link} hasPicture={link.imgUrl !== undefined} track="teaser" />
          </li>
        ))}
      </ul>
    </div>
  )
}
