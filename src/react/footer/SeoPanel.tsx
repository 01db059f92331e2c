import type { FooterContent } from '../../shop/footer/footer.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CollapsibleGroup } from './CollapsibleGroup.tsx'
import { FooterAnchor } from './FooterAnchor.tsx'

/** Popular categories in columns, also for search engines (FOOTER-1). */
export function SeoPanel({ heading, columns }: FooterContent['seo']) {
  if (columns.length === 0) return null
  return (
    <div className="seo">
      <CollapsibleGroup heading={heading}>
        <div className="seo__columns">
          {columns.map((links, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
            <ul key={index}>
              {withUniqueKeys(links, ({ text }) => text).map(([key, link]) => (
                <li key={key}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </CollapsibleGroup>
    </div>
  )
}
