/** The pages that the elements' links lead to and that the demo does not have: each says what it stands for. */
import { ROUTES } from '../../src/shop/links.ts'
import { type Html, html } from './html.ts'
import type { Page, PageContext, PageView } from './page.ts'
import { breadcrumbs } from './product-parts.ts'
import { fill } from './texts.ts'

function stub(
  { title, type = 'content' }: Pick<Page, 'title'> & Partial<Page>,
  context: PageContext,
  more?: Html,
): Page {
  const { t, path } = context
  return {
    title,
    type,
    content: html`<div class="container narrow">
${breadcrumbs([[path, title]], context)}
<h1>${title}</h1>
${more}
<div class="panel"><p>${t.stubText}</p></div>
<p><a href="/">${t.toHome}</a></p>
</div>`,
  }
}

export const stubPage: PageView = (context) => stub({ title: context.t.stubTitle }, context)

/** Says who is logged in. */
export const accountPage: PageView = (context) => {
  const { t, visitor } = context
  const { firstname, lastname } = visitor.customer
  const name = `${firstname} ${lastname}`.trim()
  const texts = { LOGGED_IN: t.signedIn, REMEMBERED: t.remembered, LOGGED_OUT: t.signedOut }
  const isLoggedIn = visitor.loginStatus === 'LOGGED_IN'
  const state = html`<div class="panel"><p>${fill(texts[visitor.loginStatus], { name })}</p>
<p><a class="btn btn-primary" href="${isLoggedIn ? ROUTES.logout : ROUTES.signIn}">${isLoggedIn ? t.signOut : t.signIn}</a></p></div>`
  return stub({ title: t.accountTitle, type: 'account' }, context, state)
}

export const storeFinderPage: PageView = (context) => {
  const { t, query } = context
  const form = html`<form class="form-inline panel" action="/service/storefinder/search" role="search">
<div class="form-group"><label for="store-term">${t.storesLabel}</label>
<input id="store-term" class="form-control" type="search" name="searchTerm" value="${query.searchTerm}"></div>
<button class="btn btn-primary">${t.storesButton}</button></form>`
  return stub({ title: t.storesTitle }, context, form)
}
