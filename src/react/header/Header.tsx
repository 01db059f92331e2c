import { useAtomValue, useStore } from 'jotai'
import { ChevronLeft, LockKeyhole, MapPin, UserRound } from 'lucide'
import { useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { CommonProps } from '../../page/attributes.ts'
import { publishHeaderHeight } from '../../page/page-root.ts'
import { ROUTES } from '../../shop/links.ts'
import { connectCart } from '../../state/cart-connection.ts'
import { connectVisitor, customerNameAtom } from '../../state/visitor.ts'
import { Navigation } from '../navigation/Navigation.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'
import { Icon } from '../ui/Icon.tsx'
import { CartIcon } from './CartIcon.tsx'
import { HeaderIcon } from './HeaderIcon.tsx'
import { Logo } from './Logo.tsx'

export interface HeaderProps extends CommonProps {
  /** Hides icons, navigation and banners, and shows the secure-order hint. */
  reduced: boolean
  sticky: boolean
  logoSrc: string
  logoAlt: string
  homeUrl: string
  /** The back button shows when it is set. */
  backUrl: string
}

/** The shop's head (specification 1 §1, §2). */
export function Header(props: HeaderProps & { loadMiniCart(): Promise<unknown> }) {
  const t = useText('header')
  useHeaderConnections(props.sticky)
  return (
    <header className={`header${props.reduced ? ' header--reduced' : ''}`} part="header">
      <div className="header__bar">
        {props.backUrl && (
          <a className="header__back" href={props.backUrl} aria-label={t('back')}>
            <Icon icon={ChevronLeft} size={26} />
          </a>
        )}
        <Logo href={props.homeUrl} product={props.product} src={props.logoSrc} alt={props.logoAlt} />
        {props.reduced ? (
          <p className="header__secure">
            <Icon icon={LockKeyhole} size={18} />
            {t('secureOrder')}
          </p>
        ) : (
          <>
            <div className="header__search">
              <SearchForm site={props.site} />
            </div>
            <HeaderIcons {...props} />
          </>
        )}
      </div>
      {!props.reduced && <Navigation />}
    </header>
  )
}

function HeaderIcons(props: HeaderProps & { loadMiniCart(): Promise<unknown> }) {
  const t = useText('header')
  const name = useAtomValue(customerNameAtom)
  const { site, locale, product, theme, stage, apiBase } = props
  return (
    <div className="header__icons" part="icons">
      <HeaderIcon icon={MapPin} label={t('storeFinder')} href={ROUTES.storeFinder} />
      <HeaderIcon
        icon={UserRound}
        label={name ? t('signedInShort', { name }) : t('account')}
        details={name ? t('account') : undefined}
        href={ROUTES.account}
      />
      <CartIcon
        loadMiniCart={props.loadMiniCart}
        miniCart={{ site, locale, product, theme, stage, 'api-base': apiBase }}
      />
    </div>
  )
}

/** What the header shows of cart and visitor, and what the page is told of the header. */
function useHeaderConnections(isSticky: boolean): void {
  const store = useStore()
  const { host, isHydrated } = useElement()
  useEffect(() => {
    if (!isHydrated) return
    const ends = [connectCart(store), connectVisitor(store)]
    return () => {
      for (const end of ends) end()
    }
  }, [store, isHydrated])
  // biome-ignore lint/correctness/useExhaustiveDependencies: stickiness changes without a change of size.
  useEffect(() => {
    if (host) return publishHeaderHeight(host)
  }, [host, isSticky])
}
