import { DEFAULT_VIEW_SETTINGS } from '../../shop/footer/view-changer.ts'
import type { Site } from '../../shop/sites/sites.ts'
import type { ViewNode } from '../../view/view.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { contentNode } from './ContentNode.tsx'
import { CountrySwitcher } from './CountrySwitcher.tsx'

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
