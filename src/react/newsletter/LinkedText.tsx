import { Fragment } from 'react'
import { contentPath } from '../../page/configuration/content-path.ts'
import { newsletterLinks } from '../../shop/newsletter/newsletter.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useElement } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { NewWindow } from '../ui/NewWindow.tsx'

interface LinkedTextProps {
  site: Site
  /** With links as `<privacy>our privacy notice</privacy>`. */
  children: string
}

const LINK = /<(\w+)>([^<>]*)<\/\1>/g

/** A text with links to content pages. They open in a new window, so that nothing typed is lost (NEWS-6). */
export function LinkedText({ site, children }: LinkedTextProps) {
  const { isHydrated } = useElement()
  const t = useText('newsletter')
  const links = newsletterLinks(site)
  // Only a browser has the page's own paths, and the first render must equal the painted markup.
  const href = (name: string) => (isHydrated ? contentPath(site, name, links[name] ?? '') : links[name])
  const parts = children.split(LINK)
  // Plain text, the link's name, the link's text; and so on.
  return parts.map((part, index) => {
    const key = `${index} ${part}`
    if (index % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    if (index % 3 === 1) return null
    return (
      <a key={key} className="newsletter__link" href={href(parts[index - 1] ?? '')} target="_blank" rel="noopener">
        {part}
        <NewWindow>{t('newWindow')}</NewWindow>
      </a>
    )
  })
}
