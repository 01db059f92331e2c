import { BEHAVIOURS } from '../live/cart/mini-cart.ts'
import { liveTag } from '../live/live-element.ts'
import { MINICART_ATTRIBUTES, type MiniCartProps } from '../page/configuration/tables/shop-minicart.ts'
import { MiniCart } from '../react/cart/MiniCart.tsx'
import { defineElement, type ElementDefinition } from './define-element.ts'

/**
 * The contents of the cart. Alone on a page it shows its panel at once; inside the header it is the content of the cart
 * flyout. On a basket page it shows nothing without `open-on-page`. Several of one site on a page show the same cart.
 *
 * @fires cart-data-changed - On `window`: `{ itemCount }`, when the count changes.
 * @fires shop-cart-change-result - On `window`: the answer to `shop-cart-change`.
 * @fires shop-slot-wanted - On `window`: `{ element, slot }`, when an empty slot `wallets` or `recommendations` is first seen.
 * @fires shop-element-ready - On `window`: `{ element, version, hydrated }`.
 * @fires shop-element-timing - On `window`: `{ element, phase, durationMs }`; in the share of page views that `timing` of the JSON block names.
 * @fires shop-element-error - On `window`: `{ element, code, message }`.
 * @slot empty - Shown below the message of an empty cart: for entries into the shop.
 * @slot wallets - Above the checkout button, while it leads there: for the buttons of express payment.
 * @slot recommendations - Below the rows, and below the message of an empty cart.
 * @csspart minicart - The whole panel.
 * @csspart minicart-foot - The sum and the exit buttons, which stay in sight.
 */
export const shopMinicart: ElementDefinition<typeof MINICART_ATTRIBUTES> = {
  tag: 'shop-minicart',
  attributes: MINICART_ATTRIBUTES,
  live: liveTag<MiniCartProps>({ attributes: MINICART_ATTRIBUTES, behaviours: BEHAVIOURS, liveProps: [] }),
  features: ['minicart'],
  loadSheet: () => import('./sheets/shop-minicart.css'),
  component: MiniCart,
}

defineElement(shopMinicart)
