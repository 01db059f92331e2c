import type { MouseEvent } from 'react'
import { emit } from '../../page/events/events.ts'
import { openConsentSettings } from '../../page/footer/consent-settings.ts'
import type { FooterFacts, ViewUrls } from '../../page/footer/footer-facts.ts'
import type { FooterContent } from '../../shop/footer/footer.ts'
import { DEFAULT_VIEW_SETTINGS } from '../../shop/footer/view-changer.ts'
import type { Site } from '../../shop/sites/sites.ts'
import { useText } from '../shell/useText.ts'
import { withOwnKeys } from '../ui/list/withOwnKeys.ts'
import { CountrySwitcher } from './CountrySwitcher.tsx'

interface LegalBarProps {
  content: FooterContent
  site: Site
  facts: FooterFacts
  renewFacts(): void
}

/** The bottom bar: legal links, the sales-tax note, the other countries, the other view (specification 2 §2). */
export function LegalBar({ content, site, facts, renewFacts }: LegalBarProps) {
  const t = useText('footer')
  const { salesTax, legalLinks } = content
  // Smartphone and tablet have neither (specification 2 §4).
  const isForSwitching = facts.platform !== 'SMARTPHONE' && facts.platform !== 'TABLET'
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">
            {withOwnKeys(legalLinks, ({ text }) => text).map(([key, { url, text, opensConsentSettings }]) => (
              <li key={key}>
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
            <CountrySwitcher site={site} />
            <ViewChanger facts={facts} renewFacts={renewFacts} texts={content.viewChanger} />
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

/**
 * The way to the desktop view, and back from one that is forced. Before the address is known, as without JavaScript, the
 * parameter alone leads there. A page without reloads has another address by now: whoever comes near the link gets that.
 */
function ViewChanger({ facts, renewFacts, texts }: ViewChangerProps) {
  const { desktop, mobile } = facts.view ?? PRERENDERED_VIEW
  return (
    <a
      className="footer__link"
      href={mobile ?? desktop}
      onFocus={renewFacts}
      onPointerEnter={renewFacts}
      onClick={renewFacts}
    >
      {mobile === undefined ? texts.toDesktop : texts.toMobile}
    </a>
  )
}

interface ViewChangerProps extends Pick<LegalBarProps, 'facts' | 'renewFacts'> {
  texts: FooterContent['viewChanger']
}

const PRERENDERED_VIEW: ViewUrls = { desktop: `?${DEFAULT_VIEW_SETTINGS.desktopParameter}` }
