/** @jsxRuntime classic */ /** @jsx node */
/** Links with pictures: teasers and theme worlds. */

import { ImageOff } from 'lucide'
import type { NavigationTeaser } from '../../shop/navigation/navigation.ts'
import { icon } from '../icon.tsx'
import { type Child, node } from '../node.ts'
import type { ViewNode } from '../view.ts'

/** Addresses of pictures that can't be loaded. */
export type Failed = ReadonlySet<string>

interface Card {
  title: string
  /** Checked by the service module. */
  href: string
  imgUrl?: string | undefined
}

/** A link with title and, if `hasPicture`, its picture or a drawing in the place of one. `action`: of a click in the statistics. */
export const card = (
  { title, href, imgUrl }: Card,
  hasPicture: boolean,
  action: string,
  failed: Failed,
  ...more: readonly Child[]
): ViewNode => (
  <a class="navigation-card" href={href} data-track={`${action}|${title}`}>
    {hasPicture && (
      <span class="navigation-card__picture">
        {imgUrl && !failed.has(imgUrl) ? node('img', { alt: '', loading: 'lazy', src: imgUrl }) : icon(ImageOff, 24)}
      </span>
    )}
    <span class="navigation-card__text">
      <span class="navigation-card__title">{title}</span>
      {more}
    </span>
  </a>
)

/** The recommendations beside a list (NAV-29). */
export function teaserPanel({ title, list }: NavigationTeaser, failed: Failed): ViewNode {
  const hasPictures = list.some(({ imgUrl }) => imgUrl !== undefined)
  return (
    <div class={`navigation-teaser${hasPictures ? '' : ' navigation-teaser--links'}`}>
      {title && <p class="navigation-headline">{title}</p>}
      <ul class="navigation-teaser__list">
        {list.map((link) => (
          <li>{card(link, link.imgUrl !== undefined, 'teaser', failed)}</li>
        ))}
      </ul>
    </div>
  )
}
