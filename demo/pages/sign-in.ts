/** Login and logout. */
import type { FastifyInstance } from 'fastify'
import { signIn, signOut } from '../../services/visit.ts'
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

export function registerSignIn(app: FastifyInstance): void {
  app.post('/signin', async (request, reply) => {
    const { name, returnTo } = (request.body ?? {}) as { name?: unknown; returnTo?: unknown }
    signIn(request.visit, typeof name === 'string' ? name : undefined)
    return reply.redirect(safePath(returnTo, `${request.protocol}://${request.host}`), 303)
  })

  app.get('/logout', async (request, reply) => {
    signOut(request.visit)
    return reply.redirect('/')
  })
}
