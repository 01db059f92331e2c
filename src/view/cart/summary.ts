/** Sums of the mini cart, and the ways on. */
import type { Cart } from '../../shop/cart/cart.ts'
import { checkoutObstacle } from '../../shop/cart/cart-rules.ts'
import { ROUTES } from '../../shop/links.ts'
import { formatMoney, hidesSymbol } from '../../shop/prices/money.ts'
import { finalSumOf, missingForFreeShipping, summaryLinesOf } from '../../shop/prices/price-summary.ts'
import { node } from '../node.ts'
import type { ViewNode } from '../view.ts'
import { buttonLink, type CartContext, sayOf } from './cart-parts.ts'

/** The lines above the final sum (MINICART-35). Members of the card have other sums for free shipping (MINICART-67). */
export function priceSummary(cart: Cart, isCardMember: boolean, context: CartContext): ViewNode[] {
  const say = sayOf(context)
  const { site } = context.props
  const lines = summaryLinesOf(cart)
  if (lines.length === 0) return []
  const amountOf = (cents: number | undefined) =>
    cents === undefined ? say('summary.redeemed') : formatMoney(cents, site)
  const shown = lines.map(({ kind, cents, name = '' }) =>
    node(
      'div',
      { class: `summary__line summary__line--${kind}` },
      node('dt', {}, say(`summary.${kind}`, { code: name, number: name })),
      node('dd', {}, kind === 'freeShipping' ? say('summary.free') : amountOf(cents)),
    ),
  )
  const missing = isCardMember ? undefined : missingForFreeShipping(cart, site)
  if (missing !== undefined) {
    const amount = formatMoney(missing, site, { withSymbol: true })
    shown.push(
      node(
        'div',
        { class: 'summary__line summary__line--freeShipping' },
        node('dt', { class: 'visually-hidden' }, say('summary.freeShipping')),
        node('dd', {}, say('summary.untilFree', { amount })),
      ),
    )
  }
  return [node('dl', { class: 'summary', 'aria-label': say('summary.label') }, ...shown)]
}

/**
 * The amount that is left to pay. Apart from the lines, because it stays in sight while they scroll (MINICART-43). Names the currency
 * where amounts are written without a symbol (PRICE-28).
 */
export function finalSum(cart: Cart, context: CartContext): ViewNode[] {
  const say = sayOf(context)
  const { site } = context.props
  const sum = finalSumOf(cart)
  if (sum === undefined) return []
  const currency = hidesSymbol(site) ? [node('span', { class: 'summary__currency' }, ` ${say('summary.inEuro')}`)] : []
  const total = node(
    'div',
    { class: 'summary__line summary__line--total' },
    node('dt', {}, say('summary.total'), ...currency),
    node('dd', {}, formatMoney(sum, site)),
  )
  return [{ ...node('dl', { class: 'summary' }, total), key: 'sum' }]
}

const REASON = 'checkout-reason'

/**
 * The links to the cart's page and to the checkout, which is disabled while something can't be bought, and says what to do (MINICART-41,
 * MINICART-42, MINICART-48). Express payment of the page is above it (MINICART-71). `cart`: `EMPTY_CART` while it is not known.
 */
export function exits(cart: Cart, context: CartContext): ViewNode[] {
  const say = sayOf(context)
  const { cartUrl, checkoutUrl } = context.props
  const hasSubscription = cart.subscriptions.length > 0 || cart.unshown?.hasSubscription
  const obstacle = checkoutObstacle(cart)
  const above = obstacle
    ? node('p', { id: REASON, class: 'minicart__blocked' }, say(`blocked.${obstacle}`))
    : pageSlot('wallets')
  const checkout = buttonLink(
    obstacle ? undefined : checkoutUrl || (hasSubscription ? ROUTES.subscriptionCheckout : ROUTES.checkout),
    obstacle ? { 'aria-describedby': REASON } : { 'data-track': 'minicart|checkout' },
    say('toCheckout'),
  )
  const toCart = { class: 'minicart__to-cart', href: cartUrl, 'data-track': 'minicart|cart' }
  return [
    above,
    { ...node('div', { class: 'minicart__exits' }, checkout, node('a', toCart, say('toCart'))), key: 'exits' },
  ]
}

/** A place for the page's own content, which is asked for when it is seen (EVENT-50). */
export const pageSlot = (name: 'wallets' | 'recommendations'): ViewNode => ({ ...node('slot', { name }), key: name })
