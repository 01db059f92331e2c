import { Fragment } from 'react'
import { contentPath } from '../../page/configuration/content-path.ts'
import { newsletterLinks } from '../../shop/newsletter/newsletter-links.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useElement } from '../shell/ElementContext.ts'

interface LinkedTextProps {
  site: Site
  /** Its links are written `<privacy>our privacy notice</privacy>`. */
  children: string
}

const LINK = /<(\w+)>(.*?)<\/\1>/g

/** A text with the site's content pages as links; a new window, since what is typed stays in this one. */
export function LinkedText({ site, children }: LinkedTextProps) {
  const { isHydrated } = useElement()
  const links = newsletterLinks(site)
  // What the page overrides is known in a browser only: the first render is the prerendered one.
  const href = (name: string) => (isHydrated ? contentPath(site, name, links[name] ?? '') : links[name])
  const parts = children.split(LINK)
  // Plain text, then a link's name and words, and so on.
  return parts.map((part, place) => {
    const key = `${place} ${part}`
    if (place % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    if (place % 3 === 1) return null
    return (
      <a key={key} className="newsletter__link" href={href(parts[place - 1] ?? '')} target="_blank" rel="noopener">
        {part}
      </a>
    )
  })
}
