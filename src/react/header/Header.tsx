import { useAtomValue } from 'jotai'
import { LockKeyhole } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { isSmall } from '../../shop/platform/platform.ts'
import type { Locale } from '../../shop/sites/sites.ts'
import { markOf } from '../../shop/text/sentence.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { namedPlatformAtom } from '../../state/platform/platform.ts'
import { customerNameAtom } from '../../state/visitor/visitor.ts'
import { Navigation } from '../navigation/Navigation.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useForms, useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackButton } from './BackButton.tsx'
import { FlyoutIcon } from './FlyoutIcon.tsx'
import type { HeaderComponentProps } from './HeaderProps.ts'
import { Logo } from './Logo.tsx'
import { PromotionPlace } from './PromotionPlace.tsx'

/**
 * Content of `shop-header`: the sticky bar, and around it the promotions, which scroll with the page (HEADER-1, HEADER-3,
 * HEADER-13). What works without React is in src/live/header.
 */
export function Header(props: HeaderComponentProps) {
  const t = useText('header')
  const platform = useAtomValue(namedPlatformAtom)
  // Without a named platform the style sheet decides by width, before any script runs (HEADER-7).
  const size = platform ? ` header--${isSmall(platform) ? 'small' : 'wide'}` : ''
  return (
    <>
      {!props.reduced && <PromotionPlace place="top-banner" id={props.topBanner} {...props} />}
      <header className={`header${props.reduced ? ' header--reduced' : ''}${size}`} part="header">
        <slot name="consent" />
        <div className="header__bar">
          <BackButton url={props.backUrl} homeUrl={props.homeUrl} />
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
        {!props.reduced && <Navigation site={props.site} clientId={props.clientId} route={props.navigationRoute} />}
      </header>
      {!props.reduced && (
        <>
          <PromotionPlace place="benefits" id={props.benefits} {...props} />
          <PromotionPlace place="category-banner" id={props.categoryBanner} isFirst {...props} />
          <PromotionPlace place="pi-teaser" id={props.piTeaser} isFirst={props.categoryBanner === ''} {...props} />
          {props.appBanner && <LazyAppBanner locale={props.locale} />}
        </>
      )}
    </>
  )
}

function HeaderIcons(header: HeaderComponentProps) {
  const t = useText('header')
  const formsOf = useForms('header')
  const name = useAtomValue(customerNameAtom)
  const count = useAtomValue(itemCountAtom)
  return (
    <div className="header__icons" part="icons">
      <FlyoutIcon flyout="search" label={t('search')} header={header} />
      <FlyoutIcon flyout="storeFinder" label={t('storeFinder')} header={header} />
      <FlyoutIcon
        flyout="userMenu"
        label={name ? t('signedInShort', { name }) : t('account')}
        details={name && t('account')}
        sentence={{ other: t('signedInShort', { name: markOf('name') }) }}
        header={header}
      />
      <FlyoutIcon
        flyout="cart"
        label={t('cart')}
        details={count > 0 ? t('cartItems', { count }) : undefined}
        sentence={formsOf('cartItems')}
        count={count}
        header={header}
      />
    </div>
  )
}

/** Fetched on touch screens only: other devices are never offered the app. */
function LazyAppBanner({ locale }: { locale: Locale }) {
  const { isHydrated } = useElement()
  const { code, fetchCode } = useLazyFeature(['header-flyouts'], () => import('./AppBanner.tsx'))
  const localeToFetch = isHydrated && locale
  const onHydrated = useEffectEvent(fetchCode)
  useEffect(() => {
    if (localeToFetch && navigator.maxTouchPoints > 0) onHydrated()
  }, [localeToFetch])
  return code && <code.default />
}
