/** The mails that the newsletter service has sent to this visitor, with their links. */

import type { Mail } from '../../packages/shop/visitor.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { localeOf } from '../../src/shop/sites/sites.ts'
import { type Html, html } from './html.ts'
import type { PageView } from './page.ts'
import { textsFor } from './texts.ts'

export const mailboxPage: PageView = ({ visitor: { mails } }) => ({
  title: 'Mailbox',
  type: 'content',
  content: html`<div class="container narrow" lang="en">
<h1>Mailbox</h1>
<p class="lead">What the newsletter service has sent to you, the youngest first. Nothing really leaves this demo.</p>
${mails.length === 0 && html`<p>No mail yet. <a href="${ROUTES.newsletter}">Sign up for the newsletter.</a></p>`}
${mails.map(mailCard)}
</div>`,
})

function mailCard({ kind, site, email, token, sentAt }: Mail): Html {
  const locale = localeOf(site)
  const t = textsFor(locale)
  const subjects = { confirm: t.mailConfirm, already: t.mailAlready, voucher: t.mailVoucher }
  const link = (mode: string) => `${ROUTES.newsletter}?site=${site}&mode=${mode}&token=${token}`
  return html`<article class="panel mail" data-mail="${kind}">
<p class="hint">To ${email} · ${site} · ${sentAt.slice(0, 16).replace('T', ' ')} UTC</p>
<h2 lang="${locale}">${subjects[kind]}</h2>
<p lang="${locale}">${kind === 'confirm' && html`<a class="btn btn-primary" href="${link('confirm')}">${t.mailConfirmLink}</a> `}
<a class="btn btn-default" href="${link('manage')}">${t.mailManageLink}</a></p>
<form method="post" action="/demo/mails/expire"><input type="hidden" name="token" value="${token}">
<button class="btn btn-link">Let these links expire</button></form>
</article>`
}
