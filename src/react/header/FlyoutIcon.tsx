import { type IconNode, MapPin, Search, ShoppingBag, UserRound } from 'lucide'
import type { ReactNode } from 'react'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { ROUTES } from '../../shop/links.ts'
import { controlAttribute } from '../../view/controls.ts'
import { useText } from '../shell/useText.ts'
import { useView } from '../shell/useView.tsx'
import { Icon } from '../ui/Icon.tsx'

interface FlyoutIconProps extends Pick<HeaderProps, 'site'> {
  flyout: FlyoutName
  /** On the picture. */
  badge?: ReactNode
  /** Its label. */
  children: ReactNode
}

/** The picture of each icon, and where it leads as a link (HEADER-2). */
const ICONS: Readonly<Record<FlyoutName, { icon: IconNode; part: string; href: string }>> = {
  search: { icon: Search, part: 'search-icon', href: ROUTES.search },
  storeFinder: { icon: MapPin, part: 'store-finder-icon', href: ROUTES.storeFinder },
  userMenu: { icon: UserRound, part: 'user-menu-icon', href: ROUTES.account },
  cart: { icon: ShoppingBag, part: 'cart-icon', href: ROUTES.cart },
}

/**
 * An icon with a label that is a link and opens a flyout (HEADER-2, FLYOUT-9), and the frame of that. The live layer opens the frame and
 * fills it (FLYOUT-11): src/live/header/flyouts.ts.
 */
export function FlyoutIcon({ flyout, site, badge, children }: FlyoutIconProps) {
  const { icon, part, href } = ICONS[flyout]
  const headings = {
    cart: useText('minicart')('heading'),
    storeFinder: useText('header-flyouts')('stores.heading'),
    userMenu: useText('header-flyouts')('label.userMenu'),
    search: undefined,
  }
  return (
    <>
      <a
        className="header-icon"
        {...useView('flyout-icon', flyout)}
        {...controlAttribute(flyout === 'search' ? 'search-icon' : 'flyout-icon', flyout)}
        href={flyout === 'search' ? `${href}?site=${site}` : href}
        part={part}
        data-track={`icon|${flyout}`}
      >
        <span className="header-icon__picture" aria-hidden="true">
          <Icon icon={icon} />
          {badge}
        </span>
        {children}
      </a>
      <div className="flyout-frame" popover="manual" data-flyout={flyout}>
        {/* React leaves alone what is in an element with an empty text. */}
        <div className="flyout-frame__panel" data-heading={headings[flyout]} suppressHydrationWarning>
          {''}
        </div>
      </div>
    </>
  )
}
