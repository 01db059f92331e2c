import type { FooterGroup, FooterLink } from '../../shop/footer/footer.ts'
import { withOwnKeys } from '../ui/list/withOwnKeys.ts'
import { CollapsibleGroup } from './CollapsibleGroup.tsx'
import { FooterIcon } from './FooterIcon.tsx'
import { Logos } from './Logos.tsx'

interface ServiceGroupsProps {
  groups: readonly FooterGroup[]
  product: string
}

/** What the shop does for its customers, group by group (specification 2 §2). */
export function ServiceGroups({ groups, product }: ServiceGroupsProps) {
  return (
    <div className="groups" part="groups">
      {withOwnKeys(groups, ({ heading }) => heading.link.text).map(
        ([key, { heading, introductoryText, links, images }]) => (
          <CollapsibleGroup
            key={key}
            heading={heading.link.text}
            href={heading.link.url}
            icon={<FooterIcon name={heading.iconName} product={product} />}
          >
            {introductoryText && <p className="group__intro">{introductoryText}</p>}
            <ul>{withOwnKeys(links, ({ text }) => text).map(groupLink)}</ul>
            <Logos images={images} />
          </CollapsibleGroup>
        ),
      )}
    </div>
  )
}

/** A link for small devices stands in the markup, and is shown on them only. */
const groupLink = ([key, { url, text, hideInClassic }]: [string, FooterLink]) => (
  <li key={key} className={hideInClassic ? 'group__item--small' : undefined}>
    <a className="footer__link" href={url}>
      {text}
    </a>
  </li>
)
