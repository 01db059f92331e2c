import { ChevronLeft, LockKeyhole } from 'lucide'
import type { ComponentProps } from 'react'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { PromotionPlaceName } from '../../shop/promotion/promotion-places.ts'
import { controlAttribute } from '../../view/controls.ts'
import { campaignRules } from '../../view/promotion/promotion-place.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { useSheet } from '../shell/ElementContext.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'
import { AppBanner } from './AppBanner.tsx'
import { FlyoutIcon } from './FlyoutIcon.tsx'
import { Logo } from './Logo.tsx'

/**
 * Content of `shop-header`: the sticky bar, and around it the promotions, which scroll with the page (HEADER-1, HEADER-3,
 * HEADER-13). What works without React is in src/live/header.
 */
export function Header(props: HeaderProps) {
  const t = useText('header')
  return (
    <>
      {!props.reduced && (
        <>
          <PromotionPlace place="message" />
          <PromotionPlace place="top-banner" />
        </>
      )}
      <header {...useView('header.bar')} part="header">
        <slot name="consent" />
        <div className="header__bar">
          {/* Leads to `backUrl` (HEADER-5), or home; the live layer lets it go back within this site (HEADER-6). */}
          <a
            className={`header__back${props.backUrl ? '' : ' header__back--on-small'}`}
            href={props.backUrl || props.homeUrl}
            aria-label={t('back')}
            part="back"
            {...useView('header.back')}
            {...controlAttribute('back')}
            data-track="icon|back"
          >
            <Icon icon={ChevronLeft} size={26} />
          </a>
          <Logo href={props.homeUrl} product={props.product} src={props.logoSrc} alt={props.logoAlt} />
          {props.reduced ? (
            <p className="header__secure">
              <Icon icon={LockKeyhole} size={18} />
              <span className="header__secure-long">{t('secureOrder')}</span>
              <span className="header__secure-short">{t('secureOrderShort')}</span>
            </p>
          ) : (
            <>
              <div className="header__search">
                <SearchForm {...props} />
              </div>
              <HeaderIcons {...props} />
            </>
          )}
        </div>
        {!props.reduced && <Navigation />}
      </header>
      {!props.reduced && (
        <>
          <PromotionPlace place="benefits" />
          <PromotionPlace place="category-banner" />
          <PromotionPlace place="pi-teaser" />
          {props.appBanner && <AppBanner />}
        </>
      )}
    </>
  )
}

function HeaderIcons({ site }: HeaderProps) {
  const t = useText('header')
  return (
    <div className="header__icons" part="icons">
      <FlyoutIcon flyout="search" site={site}>
        <Label>{t('search')}</Label>
      </FlyoutIcon>
      <FlyoutIcon flyout="storeFinder" site={site}>
        <Label>{t('storeFinder')}</Label>
      </FlyoutIcon>
      <FlyoutIcon flyout="userMenu" site={site}>
        <Label {...useView('visitor-icon.label')} />
        <span className="visually-hidden" {...useView('visitor-icon.details')} />
      </FlyoutIcon>
      <FlyoutIcon
        flyout="cart"
        site={site}
        badge={<span className="header-icon__badge" {...useView('cart-icon.badge')} />}
      >
        <Label>{t('cart')}</Label>
        <span className="visually-hidden" {...useView('cart-icon.details')} />
      </FlyoutIcon>
    </div>
  )
}

const Label = (props: ComponentProps<'span'>) => <span className="header-icon__label" {...props} />

/**
 * A place of the header for a campaign (PROMO-1), which its view shows. CSS reserves its space by the tag's attribute, in a fragment too
 * before any script has run (PROMO-10).
 */
function PromotionPlace({ place }: { place: PromotionPlaceName }) {
  const shown = useView('promotion.place', place)
  // They have come with the code of the view.
  useSheet(campaignRules())
  return (
    <div
      className={`promotion-place promotion-place--${place}`}
      // Before its words: screen readers read what comes into it (PROMO-46).
      role={place === 'message' ? 'status' : undefined}
      {...shown}
    />
  )
}
