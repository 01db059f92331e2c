import { createElement } from 'react'
import { Header, type HeaderProps } from '../react/header/Header.tsx'
import { HEADER_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

const loadMiniCart = () => import('./shop-minicart.ts')

/**
 * The shop's head: logo, search, store finder, account, cart with badge and flyout, main navigation.
 *
 * @attr {boolean} reduced - Hides search, icons and navigation and shows the secure-order hint.
 * @attr {boolean} [sticky=true] - Stays at the top of the window; `sticky="false"` scrolls away with the page.
 * @attr {string} logo-src - Address of a logo picture, shown 36 px high; without it the product's name is drawn.
 * @attr {string} logo-alt - What the logo is called.
 * @attr {string} [home-url=/] - Where the logo leads.
 * @attr {string} back-url - Where the back button leads; it shows when this is set.
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires icon-flyout-opened - On `window`: `{ flyout }`.
 * @fires icon-flyout-closed - On `window`: `{ flyout }`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @slot minicart - The cart flyout's content; a `shop-minicart` when nothing is slotted.
 * @csspart header - The whole header.
 * @csspart logo - The link home.
 * @csspart search - The search form.
 * @csspart icons - The row of icons.
 * @csspart cart-icon - The cart link.
 * @csspart navigation - The main navigation.
 * @csspart flyout - An open flyout's panel.
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
