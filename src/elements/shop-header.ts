import { HEADER } from '../live/header/header.ts'
import { HEADER_ATTRIBUTES } from '../page/configuration/tables/shop-header.ts'
import { Header } from '../react/header/Header.tsx'
import type { Promotion } from '../shop/promotion/promotion.ts'
import { loadCampaignCode } from '../view/promotion/promotion-place.tsx'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * The header of a shop page: logo, search, store finder, user menu and cart with their flyouts, main navigation, promotions.
 *
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires icon-flyout-opened - On `window`: `{ flyout }`.
 * @fires icon-flyout-closed - On `window`: `{ flyout }`.
 * @fires navigation-flyout-opened - On `window`: `{ index }`, the entry's place; -1 for the drawer's first level.
 * @fires navigation-flyout-closed - On `window`: `{ index }`.
 * @fires shop-slot-wanted - On `window`: `{ element, slot }`, when an empty slot `wallets`, `recommendations` or `ask` is first seen.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-timing - On `window`: `{ element, phase, durationMs }`; in the share of page views that `timing` of the JSON block names.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @slot consent - A consent banner of the page's own, above everything else.
 * @slot minicart - The cart flyout's content; a `shop-minicart` when nothing is slotted.
 * @slot wallets - In the cart flyout, above the checkout button, while it leads there: for the buttons of express payment.
 * @slot recommendations - In the cart flyout, below the rows, and below the message of an empty cart.
 * @slot ask - The last row of the search suggestions: a link or button that leads to an assistant.
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
 * @csspart flyout - The panel of an open flyout.
 * @csspart modal - The navigation drawer of small platforms.
 * @csspart promotion - A promotion, in any of the four places.
 * @csspart added - The panel of what was added to the cart.
 * @csspart assistant - The panel of what an assistant has changed in the cart.
 * @csspart proposal - The question about a proposed change of the cart.
 * @csspart app-banner - The bar that offers the app.
 * @cssprop --shop-header-height - Written by the header, on the page root: the height of its bar.
 * @cssprop --shop-header-offset - Written by the header, on the page root: how much of the window's top its bar covers now.
 */
export const shopHeader: ElementDefinition<typeof HEADER_ATTRIBUTES> = {
  tag: 'shop-header',
  attributes: HEADER_ATTRIBUTES,
  live: HEADER,
  // The frames of flyouts have the headings of what will fill them (FLYOUT-11).
  features: ['header', 'promotion', 'minicart', 'header-flyouts'],
  loadSheet: () => import('./sheets/shop-header.css'),
  snapshotParts: ({ promotions = {} }) =>
    Object.values(promotions).some(Boolean)
      ? { features: [], load: () => loadCode(Object.values(promotions)) }
      : undefined,
  loadMiniCart: () => import('./shop-minicart.ts'),
  component: Header,
}

/** Code that shows the fragment's campaigns. */
async function loadCode(promotions: readonly (Promotion | null)[]): Promise<void> {
  await loadCampaignCode()
  if (promotions.some((one) => one?.layout === 'message')) await import('../live/promotion/operator-message.late.ts')
}

defineElement(shopHeader)
