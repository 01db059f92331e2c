import type { MouseEvent } from 'react'
import { useText } from '../../i18n/useText.ts'
import { openConsentSettings } from '../../page/consent-settings.ts'
import { emit } from '../../page/events.ts'
import type { FooterFacts } from '../../page/footer-facts.ts'
import type { FooterContent } from '../../shop/footer.ts'
import type { Site } from '../../shop/sites.ts'
import { CountrySwitcher } from './CountrySwitcher.tsx'

interface LegalBarProps {
  content: FooterContent
  site: Site
  facts: FooterFacts
}

/** The bottom bar: legal links, the sales-tax note, the other countries, the other view (specification 2 §2). */
export function LegalBar({ content, site, facts }: LegalBarProps) {
  const t = useText('footer')
  const { salesTax, legalLinks } = content
  // Smartphone and tablet have neither (specification 2 §4).
  const isForSwitching = facts.platform !== 'SMARTPHONE' && facts.platform !== 'TABLET'
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">
            {legalLinks.map(({ url, text, opensConsentSettings }) => (
              <li key={text}>
                <a className="footer__link" href={url} onClick={opensConsentSettings && showConsentSettings}>
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
        {isForSwitching && (
          <div className="legal__switches">
            <ViewChanger facts={facts} texts={content.viewChanger} />
            <CountrySwitcher site={site} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The page's own settings, else the consent manager's; where there is neither, the link is followed. */
function showConsentSettings(event: MouseEvent): void {
  const isTaken = !emit('shop-consent-settings', undefined, { cancelable: true })
  if (isTaken || openConsentSettings()) event.preventDefault()
}

/** On the mobile view the way to the desktop view, and on a forced desktop view the way back. */
function ViewChanger({ facts, texts }: { facts: FooterFacts; texts: FooterContent['viewChanger'] }) {
  if (facts.mobileViewUrl) {
    return (
      <a className="footer__link" href={facts.mobileViewUrl}>
        {texts.toMobile}
      </a>
    )
  }
  if (facts.platform !== 'MATCH') return null
  return (
    <a className="footer__link" href={facts.desktopViewUrl}>
      {texts.toDesktop}
    </a>
  )
}
