import type { FooterGroup, FooterLink } from '../../shop/footer/footer.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CollapsibleGroup } from './CollapsibleGroup.tsx'
import { FooterAnchor } from './FooterAnchor.tsx'
import { FooterIcon } from './FooterIcon.tsx'
import { Logos } from './Logos.tsx'

interface ServiceGroupsProps {
  groups: readonly FooterGroup[]
  product: string
}

/** The service groups (FOOTER-3). */
export function ServiceGroups({ groups, product }: ServiceGroupsProps) {
  return (
    <div className="groups" part="groups">
      {withUniqueKeys(groups, ({ heading }) => heading.link.text).map(
        ([key, { heading, introductoryText, links, images }]) => (
          <CollapsibleGroup
            key={key}
            heading={heading.link.text}
            link={heading.link}
            icon={<FooterIcon name={heading.iconName} product={product} />}
          >
            {introductoryText && <p className="group__intro">{introductoryText}</p>}
            <ul>{withUniqueKeys(links, ({ text }) => text).map(groupLink)}</ul>
            <Logos images={images} />
          </CollapsibleGroup>
        ),
      )}
    </div>
  )
}

/** CSS hides the links for small devices on all others (FOOTER-21). */
const groupLink = ([key, link]: [string, FooterLink]) => (
  <li key={key} className={link.hideInClassic ? 'group__item--small' : undefined}>
    <FooterAnchor link={link} />
  </li>
)
