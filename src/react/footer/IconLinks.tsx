import type { FooterIconLink } from '../../shop/footer/footer.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { FooterAnchor } from './FooterAnchor.tsx'
import { FooterIcon } from './FooterIcon.tsx'

interface IconLinksProps {
  heading: string
  links: readonly FooterIconLink[]
  product: string
}

/** A heading and a row of icon links: social media, apps. */
export function IconLinks({ heading, links, product }: IconLinksProps) {
  if (links.length === 0) return null
  return (
    <section className="icon-links">
      <h3 className="footer__heading">{heading}</h3>
      <ul className="icon-links__list">
        {withUniqueKeys(links, ({ iconName }) => iconName).map(([key, { iconName, link }]) => (
          <li key={key}>
            <FooterAnchor className="icon-links__link" link={link} isHooked aria-label={link.text}>
              <FooterIcon name={iconName} product={product} size={20} />
            </FooterAnchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
