import { Check, Globe } from 'lucide'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { emit } from '../../page/events.ts'
import { pageSettings } from '../../page/settings.ts'
import type { FooterContent } from '../../shop/footer.ts'
import { shopUrlOf } from '../../shop/links.ts'
import { SITES, type Site } from '../../shop/sites.ts'
import { Icon } from '../ui/Icon.tsx'

interface LegalBarProps {
  content: FooterContent
  site: Site
}

/** The bottom bar: legal links, the sales-tax note, the other countries' shops (specification 2 §2). */
export function LegalBar({ content, site }: LegalBarProps) {
  const t = useText('footer')
  const { salesTax } = content
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">
            {content.legalLinks.map(({ url, text, opensConsentSettings }) => (
              <li key={text}>
                <a
                  className="footer__link"
                  href={url}
                  onClick={
                    opensConsentSettings
                      ? (event) => {
                          // A page that listens opens its consent settings; without one the link is followed.
                          if (!emit('shop-consent-settings', undefined, { cancelable: true })) event.preventDefault()
                        }
                      : undefined
                  }
                >
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
        <CountrySwitcher site={site} />
      </div>
    </div>
  )
}

/** Opens without JavaScript too; each country is a link to its own shop. */
function CountrySwitcher({ site }: { site: Site }) {
  const t = useText('footer')
  const urls = useShopUrls()
  return (
    <details className="countries" part="countries">
      <summary className="countries__current">
        <Icon icon={Globe} size={18} strokeWidth={1.75} />
        <span>
          <span className="visually-hidden">{t('country.label')}: </span>
          {t(`country.${site}`)}
        </span>
      </summary>
      <ul className="countries__list">
        {SITES.map((code) => (
          <li key={code}>
            <a
              className="countries__link"
              href={urls[code] ?? shopUrlOf(code)}
              aria-current={code === site ? 'true' : undefined}
            >
              {t(`country.${code}`)}
              {code === site && <Icon icon={Check} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The page may name the shops' hosts; known after mounting, so that prerendered markup stays as it is until then. */
function useShopUrls(): Partial<Record<Site, string>> {
  const [urls, setUrls] = useState<Partial<Record<Site, string>>>({})
  useEffect(() => setUrls(pageSettings().shopUrls), [])
  return urls
}
