/** @jsxRuntime classic */ /** @jsx node */

import { CircleAlert, Info } from 'lucide'
import type { NavigationNode, ThemeWorld, ThemeWorldSection } from '../../shop/navigation/navigation.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { icon } from '../icon.tsx'
import { type Child, node } from '../node.ts'
import type { ViewContext, ViewNode } from '../view.ts'
import { card, type Failed } from './cards.tsx'
import { listHead } from './node-lists.tsx'

interface Shown {
  text: ViewContext['text']
  locale: Locale
  failed: Failed
}

/** The theme worlds by section (NAV-14). */
export function themeWorlds(entry: NavigationNode, shown: Shown): ViewNode {
  const { sections = [] } = entry
  // Placeholders alone would be a row of grey boxes (NAV-52).
  const hasPictures = sections.some(({ themeworlds }) => themeworlds.some(({ imgUrl }) => imgUrl !== undefined))
  return (
    <div class="theme-worlds" data-level="2">
      {listHead(entry, [entry.title], shown.text)}
      <div class="theme-worlds__sections">{sections.map((one) => sectionOf(one, hasPictures, shown))}</div>
    </div>
  )
}

const sectionOf = (
  { name, headline, themeworlds }: ThemeWorldSection,
  hasPictures: boolean,
  shown: Shown,
): ViewNode => (
  <section class="theme-worlds__section" aria-labelledby={`theme-worlds-${name}`}>
    <h2 id={`theme-worlds-${name}`} class="navigation-headline">
      {headline ?? shown.text(`navigation.section.${name}`)}
    </h2>
    <ul class="theme-worlds__list">
      {themeworlds.map((world) => (
        <li>{worldCard(world, hasPictures, shown)}</li>
      ))}
    </ul>
  </section>
)

/** One theme world (NAV-15). */
function worldCard(world: ThemeWorld, hasPicture: boolean, shown: Shown): ViewNode {
  const { title, url, imgUrl, isForCard, badges, onlyXDaysLeftText } = world
  const { text, failed } = shown
  return card(
    { title, href: url, imgUrl },
    hasPicture,
    'themeworld',
    failed,
    (isForCard || badges.length > 0) && (
      <span class="theme-worlds__badges">
        {isForCard && <span class="theme-worlds__badge theme-worlds__badge--card">{text('navigation.forCard')}</span>}
        {[...new Set(badges)].map((badge) => (
          <span class="theme-worlds__badge">{badge}</span>
        ))}
      </span>
    ),
    availability(world, text),
    endDate(world, shown),
    onlyXDaysLeftText && <span class="theme-worlds__days">{onlyXDaysLeftText}</span>,
  )
}

/** In the words of the service, else the date as the site writes it. */
function endDate({ endDate, endDateText }: ThemeWorld, { text, locale }: Shown): Child {
  // The day as it is written: it is the same one everywhere.
  const date = new Date(/^\d{4}-\d\d-\d\d/.exec(endDate ?? '')?.[0] ?? '')
  if (!endDateText && Number.isNaN(date.getTime())) return false
  return (
    <time class="theme-worlds__end" datetime={endDate}>
      {endDateText ?? text('navigation.until', { date: date.toLocaleDateString(locale, { timeZone: 'UTC' }) })}
    </time>
  )
}

/** By drawing and words, not by colour alone; goods that can be bought need none. */
function availability({ availability: value }: ThemeWorld, text: Shown['text']): Child {
  if (!value || value === 'IN_STOCK' || value === 'AVAILABLE') return false
  const style = value === 'SHORTAGE' ? 'info' : 'error'
  return (
    <span class={`availability availability--${style}`}>
      <span class="availability__icon">{icon(style === 'info' ? Info : CircleAlert, 16, { 'stroke-width': '2' })}</span>
      <span class="availability__text">{text(`navigation.availability.${value}`)}</span>
    </span>
  )
}
