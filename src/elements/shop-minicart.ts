import { MiniCart } from '../react/minicart/MiniCart.tsx'
import { MINICART_ATTRIBUTES } from './attribute-tables.ts'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * The cart at a glance. Alone on a page it shows its panel at once; inside the header it is the cart flyout's content. On
 * the basket page it shows nothing unless asked. Several of one site on a page agree.
 *
 * @attr {boolean} open-on-page - Also shown on the basket page.
 * @attr {string} checkout-url - Where "to checkout" leads; by default the checkout that the cart's content needs.
 * @attr {string} [cart-url=/cart?step=shopping_cart] - Where "to the cart" leads.
 * @attr {string} [continue-url=/] - Where "continue shopping" leads from an empty cart.
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires shop-cart-change-result - On `window`: the answer to `shop-cart-change`.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @csspart minicart - The whole panel.
 * @csspart minicart-foot - The sum and the ways out, which stay in sight.
 */
export const shopMinicart: ElementDefinition<typeof MINICART_ATTRIBUTES> = {
  tag: 'shop-minicart',
  attributes: MINICART_ATTRIBUTES,
  features: ['minicart'],
  loadSheet: () => import('./sheets/shop-minicart.css'),
  component: MiniCart,
}

defineElement(shopMinicart)
