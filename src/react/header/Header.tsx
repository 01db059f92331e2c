import { useAtomValue } from 'jotai'
import { LockKeyhole } from 'lucide'
import { useEffect, useRef } from 'react'
import { isSmall } from '../../shop/platform/platform.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { namedPlatformAtom } from '../../state/platform.ts'
import { customerNameAtom } from '../../state/visitor/visitor.ts'
import { Navigation } from '../navigation/Navigation.tsx'
import { PromotionPlace } from '../promotion/PromotionPlace.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { useElement } from '../shell/ElementContext.ts'
import { useLazyFeature } from '../shell/useLazyFeature.ts'
import { useText } from '../shell/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackButton } from './BackButton.tsx'
import { FlyoutIcon } from './FlyoutIcon.tsx'
import type { HeaderParts } from './HeaderProps.ts'
import { Logo } from './Logo.tsx'
import {
  useConsent,
  useFlyouts,
  useHeaderConnections,
  useHeight,
  useIsHidden,
  useScrollAway,
} from './useHeaderConnections.ts'

/** The shop's head (specification 1 §1, §2). */
export function Header(props: HeaderParts) {
  const isHidden = useIsHidden()
  useHeaderConnections()
  useConsent(props)
  return isHidden ? <HiddenHeader {...props} /> : <ShownHeader {...props} />
}

/** Nothing, and the page knows that it is nothing high. */
function HiddenHeader(props: HeaderParts) {
  const { host } = useElement()
  useHeight(useRef(host ?? null), props)
  return null
}

/** The bar that sticks, and the promotions around it, which go with the page. */
function ShownHeader(props: HeaderParts) {
  const t = useText('header')
  const platform = useAtomValue(namedPlatformAtom)
  const bar = useRef<HTMLElement>(null)
  useFlyouts(bar, props)
  useHeight(bar, props)
  useScrollAway(bar, props)
  // Where the page names no platform the width decides, in the style sheet and before any script.
  const size = platform ? ` header--${isSmall(platform) ? 'small' : 'wide'}` : ''
  return (
    <>
      {!props.reduced && <PromotionPlace place="top-banner" id={props.topBanner} {...props} />}
      <header ref={bar} className={`header${props.reduced ? ' header--reduced' : ''}${size}`} part="header">
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
          <PromotionPlace place="category-banner" id={props.categoryBanner} {...props} />
          <PromotionPlace place="pi-teaser" id={props.piTeaser} {...props} />
          {props.appBanner && <LateAppBanner />}
        </>
      )}
    </>
  )
}

function HeaderIcons(header: HeaderParts) {
  const t = useText('header')
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
        header={header}
      />
      <FlyoutIcon
        flyout="cart"
        label={t('cart')}
        details={count > 0 ? t('cartItems', { count }) : undefined}
        count={count}
        header={header}
      />
    </div>
  )
}

/** Fetched where apps can be installed at all: such devices have touch screens. */
function LateAppBanner() {
  const { isHydrated } = useElement()
  const { code, fetchCode } = useLazyFeature(['header-flyouts'], () => import('./AppBanner.tsx'))
  useEffect(() => {
    if (isHydrated && navigator.maxTouchPoints > 0) fetchCode()
  })
  return code && <code.default />
}
