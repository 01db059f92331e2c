/** @jsxRuntime classic */ /** @jsx node */
/** The header's bar, its icons (what they open, the number of items, the customer's name), and the bar that offers the app. */

import { canGoBack } from '../../page/browser/history.ts'
import type { HeaderProps } from '../../page/configuration/tables/shop-header.ts'
import { badgeText } from '../../shop/cart/badge-text.ts'
import { isSmall } from '../../shop/platform/platform.ts'
import { itemCountAtom } from '../../state/cart/cart.ts'
import { appOfferAtom } from '../../state/header/app-offer.ts'
import { shownFlyoutAtom } from '../../state/header/flyout.ts'
import { isConnectedAtom } from '../../state/page-context.ts'
import { addressAtom, pageTypeAtom } from '../../state/page-facts.ts'
import { namedPlatformAtom } from '../../state/platform/platform.ts'
import { customerNameAtom } from '../../state/visitor/visitor.ts'
import { node } from '../node.ts'
import type { View } from '../view.ts'

/**
 * An icon that opens a flyout says so (FLYOUT-9). Without script, in a browser without popovers (DELIVERY-59), and on the basket page the
 * cart's (FLYOUT-7), it is a link only. `key`: the flyout.
 */
export const flyoutIcon: View = (get, { host }, flyout) => {
  const isLink =
    !get(isConnectedAtom) || !HTMLElement.prototype.showPopover || (flyout === 'cart' && get(pageTypeAtom) === 'basket')
  const shown = get(shownFlyoutAtom)
  const isOpen = shown?.flyout === flyout && shown.header === host
  const attributes = {
    'aria-expanded': isLink ? undefined : `${isOpen}`,
    'aria-haspopup': isLink ? undefined : 'dialog',
  }
  return { attributes }
}

/** The number of items (HEADER-26). */
export const cartBadge: View = (get) => {
  const text = badgeText(get(itemCountAtom))
  return { children: text ? [<span class="badge">{text}</span>] : [] }
}

/** The same in words, read after the label. */
export const cartDetails: View = (get, { text }) => {
  const count = get(itemCountAtom)
  return { children: count > 0 ? [`, ${text('header.cartItems', { count })}`] : [] }
}

/** The customer's name (FLYOUT-32), else what the icon leads to. */
export const visitorLabel: View = (get, { text }) => {
  const name = get(customerNameAtom)
  return { children: [name ? text('header.signedInShort', { name }) : text('header.account')] }
}

/** After the name, what the icon leads to. */
export const visitorDetails: View = (get, { text }) => ({
  children: get(customerNameAtom) ? [`, ${text('header.account')}`] : [],
})

/** A way back does not lead to where one is: to the page itself, or home from there with no page of this site before (HEADER-49). */
export const headerBack: View<HeaderProps> = (get, { props: { backUrl, homeUrl } }) => {
  const [here] = get(addressAtom).split('#')
  const isHere =
    here &&
    (backUrl ? new URL(backUrl, here).href.split('#')[0] === here : !canGoBack() && new URL(here).pathname === homeUrl)
  return { attributes: { hidden: isHere ? '' : undefined } }
}

/** Without a platform of the page root the style sheet decides by width, before any script runs (HEADER-7). */
export const headerBar: View<HeaderProps> = (get, { props }) => {
  const platform = get(namedPlatformAtom)
  const size = platform ? ` header--${isSmall(platform) ? 'small' : 'wide'}` : ''
  return { attributes: { class: `header${props.reduced ? ' header--reduced' : ''}${size}` } }
}

/** The bar that offers the shop's app (HEADER-30): hidden until there is an app to offer. */
export const appBanner: View = (get) => ({ attributes: { hidden: get(appOfferAtom) ? undefined : '' } })

export const appBannerLink: View = (get) => ({ attributes: { href: get(appOfferAtom) ?? '/' } })
