import type { FooterContent } from '../../shop/footer/footer.ts'
import { withOwnKeys } from '../ui/list/withOwnKeys.ts'
import { CollapsibleGroup } from './CollapsibleGroup.tsx'

/** Popular categories, in columns; for crawlers too (specification 2 §2). */
export function SeoPanel({ heading, columns }: FooterContent['seo']) {
  if (columns.length === 0) return null
  return (
    <div className="seo">
      <CollapsibleGroup heading={heading}>
        <div className="seo__columns">
          {columns.map((links, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <ul key={index}>
              {withOwnKeys(links, ({ text }) => text).map(([key, { url, text }]) => (
                <li key={key}>
                  <a className="footer__link" href={url}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </CollapsibleGroup>
    </div>
  )
}
