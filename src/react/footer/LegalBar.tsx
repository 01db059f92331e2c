import type { FooterContent } from '../../shop/footer/footer.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CountrySwitcher } from './CountrySwitcher.tsx'
import { FooterAnchor } from './FooterAnchor.tsx'

interface LegalBarProps {
  content: FooterContent
  site: Site
}

/** The bottom bar: legal links, sales-tax note, country switcher, view changer (FOOTER-1). */
export function LegalBar({ content, site }: LegalBarProps) {
  const t = useText('footer')
  const { salesTax, legalLinks } = content
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">
            {withUniqueKeys(legalLinks, ({ text }) => text).map(([key, link]) => (
              <li key={key}>
                <FooterAnchor link={link} {...(link.opensConsentSettings && controlAttribute('consent-settings'))} />
              </li>
            ))}
          </ul>
        </nav>
        {salesTax && (
          <p className="legal__tax">
            {salesTax.textBeforeLink}
            <FooterAnchor className={undefined} link={salesTax.link} />
            {salesTax.textAfterLink}
          </p>
        )}
        {/* CSS hides them on small devices (FOOTER-40). */}
        <div className="legal__switches">
          <CountrySwitcher site={site} />
          <span {...useView('view-changer')} />
        </div>
      </div>
    </div>
  )
}
