import { createElement } from 'react'
import { Header } from '../react/header/Header.tsx'
import type { HeaderProps } from '../react/header/HeaderProps.ts'
import { HEADER_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

const loadMiniCart = () => import('./shop-minicart.ts')

/**
 * The shop's head: logo, search, store finder, user menu and cart with their flyouts, main navigation, promotions.
 *
 * @attr {boolean} reduced - Hides search, icons, navigation and banners and shows the secure-order hint.
 * @attr {boolean} [sticky=true] - Stays at the top of the window, hides on scroll down and shows on scroll up, but stays on pages of type basket and product-detail; `sticky="false"` scrolls away with the page.
 * @attr {string} logo-src - Address of a logo picture, shown 36 px high; without it the product's name is drawn.
 * @attr {string} logo-alt - What the logo is called.
 * @attr {string} [home-url=/] - Where the logo leads.
 * @attr {string} back-url - Where the back button leads. Without it the button shows on small platforms only, and goes back on this site, or home.
 * @attr {string} client-id - What the navigation service calls the site; by default its own name.
 * @attr {string} navigation-route - Where the navigation tree comes from, instead of the service's own route.
 * @attr {string} top-banner - Id of the promotion above everything.
 * @attr {string} category-banner - Id of the promotion with picture and voucher, below the header.
 * @attr {string} pi-teaser - Id of the phase-integration teaser.
 * @attr {string} [benefits=~header_top] - Id of the benefits strip's promotion; an empty one shows no strip.
 * @attr {string} all-of-tags - Promotions must carry all of these tags, separated by commas.
 * @attr {string} any-of-tags - Promotions must carry one of these tags at least.
 * @attr {string} none-of-tags - Promotions must carry none of these tags.
 * @attr {boolean} consent - Loads the consent manager's script, `consent.scriptUrl` of the JSON block.
 * @attr {string} consent-domain-id - The domain id for it, instead of the JSON block's `consent.domainIds` by site and stage.
 * @attr {boolean} [app-banner=true] - Offers the app on devices that can have it; `app-banner="false"` never does.
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires icon-flyout-opened - On `window`: `{ flyout }`.
 * @fires icon-flyout-closed - On `window`: `{ flyout }`.
 * @fires navigation-flyout-opened - On `window`: `{ index }`, the entry's place; -1 for the drawer's first level.
 * @fires navigation-flyout-closed - On `window`: `{ index }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @slot consent - A consent banner of the page's own, above everything.
 * @slot minicart - The cart flyout's content; a `shop-minicart` when nothing is slotted.
 * @csspart header - The whole header.
 * @csspart back - The back button.
 * @csspart logo - The link home.
 * @csspart search - The search form.
 * @csspart suggestions - The panel of search suggestions.
 * @csspart icons - The row of icons.
 * @csspart search-icon - The search link of small platforms.
 * @csspart store-finder-icon - The store finder's link.
 * @csspart user-menu-icon - The account link.
 * @csspart cart-icon - The cart link.
 * @csspart navigation - The main navigation.
 * @csspart flyout - An open flyout's panel.
 * @csspart modal - The navigation's drawer on small platforms.
 * @csspart promotion - A campaign's block, in any of the four places.
 * @csspart app-banner - The bar that offers the app.
 * @cssprop [--shop-header-top=0px] - How far below the window's top the header sticks; set it on the page root.
 * @cssprop [--shop-z-index=1000] - The sticky header's place in the page's stack.
 * @cssprop [--shop-page-width=1280px] - How wide the content gets.
 */
export const shopHeader: ElementDefinition<typeof HEADER_ATTRIBUTES> = {
  tag: 'shop-header',
  attributes: HEADER_ATTRIBUTES,
  features: ['header'],
  loadSheet: () => import('./sheets/shop-header.css'),
  component: (props: HeaderProps) => createElement(Header, { ...props, loadMiniCart }),
}

defineElement(shopHeader)
