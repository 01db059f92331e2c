/** Login and logout. */
import { type Routes, seeOther } from '../../packages/shop/call.ts'
import { signIn, signOut } from '../../packages/shop/visit.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { html } from './html.ts'
import type { PageContext, PageView } from './page.ts'

const OWN_PAGES = ['/signin', '/register', '/logout']

/** A path of this shop; `/` for anything else. */
function safePath(text: unknown, origin: string): string {
  try {
    const url = new URL(String(text ?? '/'), origin)
    return url.origin === origin && !OWN_PAGES.includes(url.pathname) ? url.pathname + url.search : '/'
  } catch {
    return '/'
  }
}

/** The page before, without the parameters that would change login or faults again. */
function returnPath({ referer, origin }: PageContext): string {
  const url = new URL(safePath(referer, origin), origin)
  for (const name of ['login', 'staff', 'fault']) url.searchParams.delete(name)
  return url.pathname + url.search
}

export const signInPage: PageView = (context) => {
  const { t } = context
  return {
    title: t.signIn,
    type: 'account',
    content: html`<div class="container narrow"><h1>${t.signIn}</h1>
<form class="panel" method="post" action="/signin">
<p class="hint">${t.signInHint}</p>
<div class="form-group"><label for="name">${t.name}</label>
<input id="name" class="form-control" name="name" autocomplete="name" maxlength="80" required></div>
<div class="form-group"><label for="password">${t.password}</label>
<input id="password" class="form-control" type="password" name="password" autocomplete="current-password"></div>
<input type="hidden" name="returnTo" value="${returnPath(context)}">
<button class="btn btn-primary">${t.signIn}</button>
<a class="btn btn-link" href="${ROUTES.register}">${t.register}</a>
</form></div>`,
  }
}

export const SIGN_IN: Routes = {
  'POST /signin': {
    answer({ visit, body, request }) {
      const { name, returnTo } = Object(body)
      signIn(visit, typeof name === 'string' ? name : undefined)
      return seeOther(safePath(returnTo, new URL(request.url).origin))
    },
  },
  'GET /logout': {
    answer({ visit }) {
      signOut(visit)
      return seeOther('/')
    },
  },
}
