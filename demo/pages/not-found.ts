/** The 404 page. */
import { ROUTES } from '../../src/shop/links.ts'
import { type Html, html } from './html.ts'
import type { PageContext, PageView } from './page.ts'

export const searchForm = ({ t, site }: PageContext, term = ''): Html =>
  html`<form class="form-inline" action="${ROUTES.search}" role="search">
<div class="form-group"><label for="query">${t.searchLabel}</label>
<input id="query" class="form-control" type="search" name="query" value="${term}" maxlength="200"></div>
<input type="hidden" name="site" value="${site}">
<button class="btn btn-primary">${t.searchButton}</button></form>`

export const notFoundPage: PageView = (context) => ({
  title: context.t.notFoundTitle,
  type: 'content',
  status: 404,
  content: html`<div class="container narrow">
<img src="/pictures/empty-cup.svg" alt="" width="320" height="240">
<h1>${context.t.notFoundTitle}</h1>
<p class="lead">${context.t.notFoundText}</p>
${searchForm(context)}
<p><a href="/">${context.t.toHome}</a></p>
</div>`,
})
