/** The cart page, rendered by /demo-cart.js, and the checkout, where the demo ends. */
import { ROUTES } from '../../src/shop/links.ts'
import { MONEY } from '../../src/shop/sites/facts.ts'
import { html, jsonBlock } from './html.ts'
import type { PageView } from './page.ts'
import { breadcrumbs } from './product-parts.ts'

const SCRIPT_TEXTS = [
  'cartEmpty',
  'cartError',
  'remove',
  'removeTitle',
  'quantityTitle',
  'free',
  'defective',
  'subscription',
  'soldOut',
  'shipping',
  'coupon',
  'total',
  'totalHint',
  'toCheckout',
  'continueShopping',
  'addFailed',
] as const

export const cartPage: PageView = (context) => {
  const { t, site } = context
  const texts = Object.fromEntries(SCRIPT_TEXTS.map((key) => [key, t[key]]))
  const routes = { checkout: ROUTES.checkout, subscriptionCheckout: ROUTES.subscriptionCheckout, home: ROUTES.home }
  return {
    title: t.cartTitle,
    type: 'basket',
    scripts: ['demo-cart'],
    content: html`<div class="container">
${breadcrumbs([[context.path, t.cartTitle]], context)}
<h1>${t.cartTitle}</h1>
<noscript><p class="alert">${t.cartNeedsScript}</p></noscript>
<p class="sr-only" role="status" data-cart-status></p>
<div data-cart-page aria-busy="true"><p class="lead">${t.cartLoading}</p></div>
${jsonBlock('data-cart-settings', { texts, routes, money: MONEY[site] })}
</div>`,
  }
}

export const checkoutPage: PageView = ({ t }) => ({
  title: t.checkoutTitle,
  type: 'checkout',
  headerAttributes: 'reduced',
  footerAttributes: 'reduced',
  content: html`<div class="container narrow">
<h1>${t.checkoutTitle}</h1>
<div class="panel">
<p>${t.checkoutText}</p>
<p><a class="btn btn-default" href="${ROUTES.cart}">${t.backToCart}</a></p>
</div></div>`,
})
