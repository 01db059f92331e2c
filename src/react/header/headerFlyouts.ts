/** The header's icons and their flyouts as data: icon, link, how touch opens it, and the code of its content. */
import { type IconNode, MapPin, Search, ShoppingBag, UserRound } from 'lucide'
import type { ComponentType } from 'react'
import { loadTexts } from '../../i18n/texts.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { ROUTES } from '../../shop/links.ts'
import type { HeaderComponentProps } from './HeaderProps.ts'

export interface HeaderFlyout {
  icon: IconNode
  /** The icon's part name; also the id of the open flyout. */
  part: string
  /** Where the icon leads as a link (HEADER-2). */
  href: string
  /** Touch opens it on press, or only by a completed tap (FLYOUT-5). */
  touch: 'press' | 'click'
  /** Fetches the content's component, and whatever else it needs. */
  load(header: HeaderComponentProps): Promise<{ default: ComponentType<HeaderComponentProps> }>
}

export const HEADER_FLYOUTS: Readonly<Record<FlyoutName, HeaderFlyout>> = {
  search: {
    icon: Search,
    part: 'search-icon',
    href: ROUTES.search,
    touch: 'press',
    load: () => import('./SearchPanel.late.tsx'),
  },
  storeFinder: {
    icon: MapPin,
    part: 'store-finder-icon',
    href: ROUTES.storeFinder,
    touch: 'press',
    load: () => import('./StoreFinderPanel.late.tsx'),
  },
  userMenu: {
    icon: UserRound,
    part: 'user-menu-icon',
    href: ROUTES.account,
    touch: 'press',
    load: async ({ locale }) => {
      // The addresses of content pages are among the footer's texts.
      const [panel] = await Promise.all([import('./UserMenuPanel.late.tsx'), loadTexts(locale, ['footer'])])
      return panel
    },
  },
  cart: {
    icon: ShoppingBag,
    part: 'cart-icon',
    href: ROUTES.cart,
    touch: 'click',
    load: async ({ loadMiniCart }) => {
      const [panel] = await Promise.all([import('./CartPanel.late.tsx'), loadMiniCart()])
      return panel
    },
  },
}
