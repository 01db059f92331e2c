/** Customer pages: stubs that show who is logged in and what the page is for. */

import { productById } from '../../services/catalogue/products.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { type Html, html } from './html.ts'
import type { Page, PageContext, PageView } from './page.ts'
import { productGrid } from './product-parts.ts'
import { fill } from './texts.ts'

const WATCHLIST = ['classico-portafilter-machine', 'ceramic-vase', 'wool-cardigan', 'hiking-backpack']

function loginState({ t, visitor }: PageContext): Html {
  const { firstname, lastname } = visitor.customer
  const name = `${firstname} ${lastname}`.trim()
  const signIn = html`<p><a class="btn btn-primary" href="${ROUTES.signIn}">${t.signIn}</a></p>`
  switch (visitor.loginStatus) {
    case 'LOGGED_IN':
      return html`<p>${fill(t.signedIn, { name })}</p><p><a class="btn btn-default" href="${ROUTES.logout}">${t.signOut}</a></p>`
    case 'REMEMBERED':
      return html`<p>${fill(t.remembered, { name })}</p>${signIn}`
    case 'LOGGED_OUT':
      return html`<p>${t.signedOut}</p>${signIn}`
  }
}

function accountPage(context: PageContext, title: string, about: string, more?: Html): Page {
  const { t, path } = context
  const entries = [
    [ROUTES.account, t.accountTitle],
    [ROUTES.orderHistory, t.ordersTitle],
    [ROUTES.watchlist, t.watchlistTitle],
    [ROUTES.beanAccount, t.beansTitle],
  ] as const
  return {
    title,
    type: 'account',
    content: html`<div class="container"><div class="row account">
<nav class="col-sm-3" aria-label="${t.accountTitle}"><ul class="side-nav">${entries.map(
      ([url, text]) => html`<li><a href="${url}"${url === path && html` aria-current="page"`}>${text}</a></li>`,
    )}</ul></nav>
<div class="col-sm-9"><h1>${title}</h1><div class="panel">${loginState(context)}</div><p class="lead">${about}</p>${more}</div>
</div></div>`,
  }
}

export const overviewPage: PageView = (context) => accountPage(context, context.t.accountTitle, context.t.accountAbout)

export const ordersPage: PageView = (context) => accountPage(context, context.t.ordersTitle, context.t.ordersAbout)

export const watchlistPage: PageView = (context) => {
  const products = WATCHLIST.flatMap((id) => productById(id) ?? [])
  return accountPage(context, context.t.watchlistTitle, context.t.watchlistAbout, productGrid(products, context, 2))
}

export const beansPage: PageView = (context) => {
  const { t, visitor, locale } = context
  const count = visitor.customer.loyaltyBeans.toLocaleString(locale)
  const isKnown = visitor.loginStatus !== 'LOGGED_OUT'
  return accountPage(context, t.beansTitle, isKnown ? fill(t.beansAbout, { count }) : t.beansSignIn)
}

export const registerPage: PageView = ({ t }) => ({
  title: t.register,
  type: 'account',
  content: html`<div class="container narrow"><h1>${t.register}</h1>
<div class="panel"><p>${t.registerAbout}</p><p><a class="btn btn-primary" href="${ROUTES.signIn}">${t.signIn}</a></p></div></div>`,
})
