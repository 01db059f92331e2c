import type { FooterIconLink } from '../../shop/footer.ts'
import { FooterIcon } from './FooterIcon.tsx'

interface IconLinksProps {
  heading: string
  links: readonly FooterIconLink[]
}

/** Social media and apps: a heading and a row of icons. */
export function IconLinks({ heading, links }: IconLinksProps) {
  return (
    <section className="icon-links">
      <h3 className="footer__heading">{heading}</h3>
      <ul className="icon-links__list">
        {links.map(({ iconName, link }) => (
          <li key={iconName}>
            <a className="icon-links__link" href={link.url} aria-label={link.text} rel="noopener">
              <FooterIcon name={iconName} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
