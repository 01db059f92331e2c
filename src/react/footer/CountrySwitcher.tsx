import { Check } from 'lucide'
import { useContext, useEffect, useRef, useState } from 'react'
import { pageSettings } from '../../page/configuration/settings.ts'
import { flagUrl } from '../../shop/footer/footer.ts'
import { LOCALE, NAME, SHOP_URL } from '../../shop/sites/facts.ts'
import { localeOf, SITES, type Site } from '../../shop/sites/sites.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'

const languageOf = (locale: string) => locale.slice(0, 2)

/** A `<details>` with links to the nine shops, each country by its own name (FOOTER-38, FOOTER-39). */
export function CountrySwitcher({ site }: { site: Site }) {
  const t = useText('footer')
  const urls = useShopUrls()
  const details = useRef<HTMLDetailsElement>(null)
  const { locale } = useContext(LanguageContext)
  /** Of a name in another language than the footer's. */
  const langOf = (code: Site) =>
    languageOf(LOCALE[code]) === languageOf(locale) ? undefined : languageOf(LOCALE[code])
  useAutoClose(details)
  return (
    <details ref={details} className="countries" part="countries">
      <summary className="countries__current">
        <Flag site={site} />
        <span lang={langOf(site)}>
          <span className="visually-hidden" lang={langOf(site) && locale}>{`${t('country')} `}</span>
          {NAME[site]}
        </span>
      </summary>
      <ul className="countries__list">
        {SITES.map((code) => (
          <li key={code}>
            <a
              className="countries__link"
              href={urls[code] ?? SHOP_URL[code]}
              lang={langOf(code)}
              hrefLang={localeOf(code)}
              aria-current={code === site ? 'true' : undefined}
            >
              <Flag site={code} />
              {NAME[code]}
              {code === site && <Icon icon={Check} size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const Flag = ({ site }: { site: Site }) => (
  <img className="countries__flag" src={flagUrl(site)} alt="" width="24" height="16" loading="lazy" />
)

/** The page's own addresses of the shops; read after mounting, since prerendered markup does not have them. */
function useShopUrls(): Partial<Record<Site, string>> {
  const [urls, setUrls] = useState<Partial<Record<Site, string>>>({})
  useEffect(() => setUrls(pageSettings().shopUrls), [])
  return urls
}

/**
 * Closes by Escape, by a press outside, and when the focus leaves the footer (FOOTER-39): the document sees no `focusin`
 * within one shadow root.
 */
function useAutoClose(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const { current } = details
    if (!current) return
    const listeners = new AbortController()
    const close = () => {
      current.open = false
    }
    const isOutside = (event: Event) => !event.composedPath().includes(current)
    const { signal } = listeners
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal })
    document.addEventListener('focusin', (event) => isOutside(event) && close(), { signal })
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !current.open) return
      close()
      current.querySelector('summary')?.focus()
    }
    current.addEventListener('keydown', onKey, { signal })
    return () => listeners.abort()
  }, [details])
}
