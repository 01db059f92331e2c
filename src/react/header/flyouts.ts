/** The header's icons and their flyouts, as data: how each opens, what it shows, and where its link leads. */
import { type IconNode, MapPin, Search, ShoppingBag, UserRound } from 'lucide'
import type { ComponentType } from 'react'
import { loadTexts } from '../../i18n/texts.ts'
import type { FlyoutName } from '../../page/events/events.ts'
import { ROUTES } from '../../shop/links.ts'
import type { HeaderParts } from './HeaderProps.ts'

export interface HeaderFlyout {
  icon: IconNode
  part: string
  href: string
  /** A finger opens it at once, the cart by a whole tap (specification 1 §2). */
  touch: 'press' | 'click'
  /** Fetches what is shown in it. */
  load(header: HeaderParts): Promise<{ default: ComponentType<HeaderParts> }>
}

export const HEADER_FLYOUTS: Readonly<Record<FlyoutName, HeaderFlyout>> = {
  search: {
    icon: Search,
    part: 'search-icon',
    href: ROUTES.search,
    touch: 'press',
    load: () => import('./SearchPanel.tsx'),
  },
  storeFinder: {
    icon: MapPin,
    part: 'store-finder-icon',
    href: ROUTES.storeFinder,
    touch: 'press',
    load: () => import('./StoreFinderPanel.tsx'),
  },
  userMenu: {
    icon: UserRound,
    part: 'user-menu-icon',
    href: ROUTES.account,
    touch: 'press',
    load: async ({ locale }) => {
      // The footer's texts know where the content pages are.
      const [panel] = await Promise.all([import('./UserMenuPanel.tsx'), loadTexts(locale, ['footer'])])
      return panel
    },
  },
  cart: {
    icon: ShoppingBag,
    part: 'cart-icon',
    href: ROUTES.cart,
    touch: 'click',
    load: async ({ loadMiniCart }) => {
      const [panel] = await Promise.all([import('./CartPanel.tsx'), loadMiniCart()])
      return panel
    },
  },
}
