import { ROUTES } from '../../../shop/links.ts'
import { type AttributeTable, OFF, type PropsOf } from '../attribute.ts'
import type { CommonProps } from './common.ts'

/** The attributes of `shop-minicart`. */
export const MINICART_ATTRIBUTES = {
  /** Shows the mini cart on pages of type `basket` too. */
  'open-on-page': OFF,
  /** Shows a stepper in each row, which changes the number of pieces. */
  quantity: OFF,
  /** Target of the checkout button; by default `/checkout`, or the checkout for subscriptions. */
  'checkout-url': { kind: 'text', isUrl: true, default: '' },
  /** Target of the link to the cart page. */
  'cart-url': { kind: 'text', isUrl: true, default: ROUTES.cart },
  /** Target of "continue shopping" in an empty cart. */
  'continue-url': { kind: 'text', isUrl: true, default: ROUTES.home },
} as const satisfies AttributeTable

export type MiniCartProps = PropsOf<typeof MINICART_ATTRIBUTES> & CommonProps
