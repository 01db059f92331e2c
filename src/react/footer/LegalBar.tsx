import { Check, ChevronDown } from 'lucide'
import { useContext } from 'react'
import { flagUrl } from '../../shop/footer/footer.ts'
import { DEFAULT_VIEW_SETTINGS } from '../../shop/footer/view-changer.ts'
import { LOCALE, NAME, SHOP_URL } from '../../shop/sites/facts.ts'
import { localeOf, SITES, type Site } from '../../shop/sites/sites.ts'
import type { ViewNode } from '../../view/view.ts'
import { LanguageContext, useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { contentNode } from './ContentNode.tsx'

const languageOf = (locale: string) => locale.slice(0, 2)

/** A `<details>` with links to the nine shops, each country by its own name (FOOTER-38, FOOTER-39). */
function CountrySwitcher({ site }: { site: Site }) {
  const t = useText('footer')
  const { locale } = useContext(LanguageContext)
  /** The language of a name, if it is another than the footer's. */
  const langOf = (code: Site) =>
    languageOf(LOCALE[code]) === languageOf(locale) ? undefined : languageOf(LOCALE[code])
  return (
    <details className="countries" part="countries">
      <summary className="countries__current">
        <Flag site={site} />
        <span lang={langOf(site)}>
          <span className="visually-hidden" lang={langOf(site) && locale}>{`${t('country')} `}</span>
          {NAME[site]}
        </span>
        <Icon icon={ChevronDown} size={16} />
      </summary>
      <ul className="countries__list">
        {SITES.map((code) => (
          <li key={code}>
            <CountryLink code={code} lang={langOf(code)} isCurrent={code === site} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface CountryLinkProps {
  code: Site
  lang: string | undefined
  isCurrent: boolean
}

const CountryLink = ({ code, lang, isCurrent }: CountryLinkProps) => (
  <a
    className="countries__link"
    href={SHOP_URL[code]}
    lang={lang}
    hrefLang={localeOf(code)}
    aria-current={isCurrent ? 'true' : undefined}
    {...useView('country', code)}
  >
    <Flag site={code} />
    {NAME[code]}
    {isCurrent && <Icon icon={Check} size={16} />}
  </a>
)

const Flag = ({ site }: { site: Site }) => (
  <img className="countries__flag" src={flagUrl(site)} alt="" width="24" height="16" loading="lazy" />
)

interface LegalBarProps {
  links: readonly ViewNode[]
  /** The note about the sales tax, if there is one. */
  tax: readonly ViewNode[]
  site: Site
}

/** The bottom bar: legal links, sales-tax note, country switcher, view changer (FOOTER-1). */
export function LegalBar({ links, tax, site }: LegalBarProps) {
  const t = useText('footer')
  return (
    <div className="legal" part="legal">
      <div className="legal__inner">
        <nav aria-label={t('legal.label')}>
          <ul className="legal__links">{links.map(contentNode)}</ul>
        </nav>
        {tax.map(contentNode)}
        {/* CSS decides by the platform what of it shows (FOOTER-40). */}
        <div className="legal__switches">
          <CountrySwitcher site={site} />
          <ViewLink to="toDesktop" href={`?${DEFAULT_VIEW_SETTINGS.desktopParameter}`} />
          <ViewLink to="toMobile" href={`/${DEFAULT_VIEW_SETTINGS.mobilePathSegment}/`} />
        </div>
      </div>
    </div>
  )
}

function ViewLink({ to, href }: { to: 'toDesktop' | 'toMobile'; href: string }) {
  const text = useText('footer')(`view.${to}`)
  const { children = text, ...shown } = useView('view-changer', to)
  return (
    <a className="footer__link" href={href} {...shown}>
      {children}
    </a>
  )
}
