/** The mails that the newsletter service has sent to this visitor, with their links. */

import { localize } from '../../services/catalogue/localize.ts'
import type { Mail } from '../../services/visitor.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { localeOf } from '../../src/shop/sites/sites.ts'
import { type Html, html } from './html.ts'
import type { PageView } from './page.ts'

/** German | French | Polish | Czech | Hungarian | Slovak | Turkish. */
const TEXTS = {
  confirm: localize(
    'Bitte bestätigen Sie Ihre Newsletteranmeldung | Veuillez confirmer votre inscription à la newsletter | Potwierdź zapis do newslettera | Potvrďte prosím přihlášení k odběru newsletteru | Kérjük, erősítse meg hírlevél-feliratkozását | Potvrďte, prosím, prihlásenie na odber newslettera | Lütfen e-bülten üyeliğinizi onaylayın',
  ),
  already: localize(
    'Sie erhalten unseren Newsletter bereits | Vous recevez déjà notre newsletter | Nasz newsletter już do Ciebie trafia | Náš newsletter už dostáváte | Hírlevelünket már megkapja | Náš newsletter už dostávate | E-bültenimize zaten üyesiniz',
  ),
  voucher: localize(
    'Ihr Willkommensgutschein: WELCOME10 | Votre bon de bienvenue : WELCOME10 | Twój kupon powitalny: WELCOME10 | Váš uvítací kupón: WELCOME10 | Üdvözlőkuponja: WELCOME10 | Váš uvítací kupón: WELCOME10 | Hoş geldin kuponunuz: WELCOME10',
  ),
  confirmLink: localize(
    'Anmeldung bestätigen | Confirmer l’inscription | Potwierdzam zapis | Potvrdit přihlášení | Feliratkozás megerősítése | Potvrdiť prihlásenie | Üyeliği Onayla',
  ),
  manageLink: localize(
    'Einstellungen ändern oder abbestellen | Modifier les préférences ou se désinscrire | Ustawienia lub rezygnacja | Změnit nastavení nebo se odhlásit | Beállítások vagy leiratkozás | Zmeniť nastavenia alebo sa odhlásiť | Tercihleri Değiştir veya Üyelikten Çık',
  ),
} as const

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
  const link = (mode: string) => `${ROUTES.newsletter}?site=${site}&mode=${mode}&token=${token}`
  return html`<article class="panel mail" data-mail="${kind}">
<p class="hint">To ${email} · ${site} · ${sentAt.slice(0, 16).replace('T', ' ')} UTC</p>
<h2 lang="${locale}">${TEXTS[kind][locale]}</h2>
<p lang="${locale}">${kind === 'confirm' && html`<a class="btn btn-primary" href="${link('confirm')}">${TEXTS.confirmLink[locale]}</a> `}
<a class="btn btn-default" href="${link('manage')}">${TEXTS.manageLink[locale]}</a></p>
<form method="post" action="/demo/mails/expire"><input type="hidden" name="token" value="${token}">
<button class="btn btn-link">Let these links expire</button></form>
</article>`
}
