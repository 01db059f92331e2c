import { useContext, useId } from 'react'
import type { NavigationNode, ThemeWorld, ThemeWorldSection } from '../../shop/navigation/navigation.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { Availability } from '../ui/product/Availability.tsx'
import { NavigationCard } from './NavigationCard.tsx'
import { ListHead } from './NodeLink.tsx'

/** The theme worlds by section (NAV-14). */
export function ThemeWorlds({ entry }: { entry: NavigationNode }) {
  // Placeholders alone would be a row of grey boxes (NAV-52).
  const hasPictures = entry.sections?.some(({ themeworlds }) => themeworlds.some(({ imgUrl }) => imgUrl !== undefined))
  return (
    <div className="theme-worlds" data-level={2}>
      <ListHead node={entry} trail={[entry.title]} />
      <div className="theme-worlds__sections">
        {entry.sections?.map((section) => (
          <Section key={section.name} section={section} hasPictures={hasPictures === true} />
        ))}
      </div>
    </div>
  )
}

interface SectionProps {
  section: ThemeWorldSection
  hasPictures: boolean
}

function Section({ section: { name, headline, themeworlds }, hasPictures }: SectionProps) {
  const t = useText('navigation')
  const id = useId()
  return (
    <section className="theme-worlds__section" aria-labelledby={id}>
      <h2 id={id} className="navigation-headline">
        {headline ?? t(`section.${name}`)}
      </h2>
      <ul className="theme-worlds__list">
        {themeworlds.map((world, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and addresses may repeat.
          <li key={index}>
            <Card world={world} hasPicture={hasPictures} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One theme world (NAV-15). */
function Card({ world, hasPicture }: { world: ThemeWorld; hasPicture: boolean }) {
  const t = useText('navigation')
  const { title, url, imgUrl, isForCard, badges, availability, onlyXDaysLeftText } = world
  return (
    <NavigationCard title={title} href={url} imgUrl={imgUrl} ratio={hasPicture ? '4/3' : undefined} track="themeworld">
      {(isForCard || badges.length > 0) && (
        <span className="theme-worlds__badges">
          {isForCard && <span className="theme-worlds__badge theme-worlds__badge--card">{t('forCard')}</span>}
          {[...new Set(badges)].map((badge) => (
            <span key={badge} className="theme-worlds__badge">
              {badge}
            </span>
          ))}
        </span>
      )}
      <AvailabilityHint availability={availability} />
      <EndDate {...world} />
      {onlyXDaysLeftText && <span className="theme-worlds__days">{onlyXDaysLeftText}</span>}
    </NavigationCard>
  )
}

/** In the words of the service, else the date as the site writes it. */
function EndDate({ endDate, endDateText }: Pick<ThemeWorld, 'endDate' | 'endDateText'>) {
  const t = useText('navigation')
  const { locale } = useContext(LanguageContext)
  // The day as it is written: it is the same one everywhere.
  const date = new Date(/^\d{4}-\d\d-\d\d/.exec(endDate ?? '')?.[0] ?? '')
  if (!endDateText && Number.isNaN(date.getTime())) return null
  return (
    <time className="theme-worlds__end" dateTime={endDate}>
      {endDateText ?? t('until', { date: date.toLocaleDateString(locale, { timeZone: 'UTC' }) })}
    </time>
  )
}

function AvailabilityHint({ availability }: Pick<ThemeWorld, 'availability'>) {
  const t = useText('navigation')
  if (!availability || availability === 'IN_STOCK' || availability === 'AVAILABLE') return null
  return <Availability value={availability}>{t(`availability.${availability}`)}</Availability>
}
