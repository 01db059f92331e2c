import type { FooterFacts, ViewUrls } from '../../live/footer/footer-facts.ts'
import type { FooterContent } from '../../shop/footer/footer.ts'
import { DEFAULT_VIEW_SETTINGS } from '../../shop/footer/view-changer.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { withUniqueKeys } from '../ui/list/withUniqueKeys.ts'
import { CountrySwitcher } from './CountrySwitcher.tsx'

interface LegalBarProps {
  content: FooterContent
  site: Site
  facts: FooterFacts
  refreshFacts(): void
}

/** The bottom bar: legal links, sales-tax note, country switcher, view changer (FOOTER-1). */
export function LegalBar({ content, site, facts, refreshFacts }: LegalBarProps) {
  const t = useText('footer')
  const { salesTax, legalLinks } = content
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">
            {withUniqueKeys(legalLinks, ({ text }) => text).map(([key, { url, text, opensConsentSettings }]) => (
              <li key={key}>
                <a className="footer__link" href={url} data-consent={opensConsentSettings && ''}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {salesTax && (
          <p className="legal__tax">
            {salesTax.textBeforeLink}
            <a href={salesTax.link.url}>{salesTax.link.text}</a>
            {salesTax.textAfterLink}
          </p>
        )}
        {/* CSS hides them on small devices (FOOTER-40). */}
        <div className="legal__switches">
          <CountrySwitcher site={site} />
          <ViewChanger facts={facts} refreshFacts={refreshFacts} texts={content.viewChanger} />
        </div>
      </div>
    </div>
  )
}

/**
 * Leads to the desktop view, or back from it (FOOTER-41, FOOTER-42, FOOTER-57). A page may have changed its address without a reload,
 * so the link is refreshed before it is used.
 */
function ViewChanger({ facts, refreshFacts, texts }: ViewChangerProps) {
  const { desktop, mobile, isDesktop } = facts.view ?? PRERENDERED_VIEW
  if (isDesktop && mobile === undefined) return null
  return (
    <a
      className="footer__link"
      href={mobile ?? desktop}
      onFocus={refreshFacts}
      onPointerEnter={refreshFacts}
      onClick={refreshFacts}
    >
      {mobile === undefined ? texts.toDesktop : texts.toMobile}
    </a>
  )
}

interface ViewChangerProps extends Pick<LegalBarProps, 'facts' | 'refreshFacts'> {
  texts: FooterContent['viewChanger']
}

/** Without JavaScript the page's address is not known. */
const PRERENDERED_VIEW: ViewUrls = { desktop: `?${DEFAULT_VIEW_SETTINGS.desktopParameter}`, isDesktop: false }
