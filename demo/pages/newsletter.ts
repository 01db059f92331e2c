/** The newsletter page; its mails link to `?mode=confirm&token=…` and `?mode=manage&token=…`. */
import { isEmail } from '../../packages/commands/contract/request-faults.ts'
import type { Services } from '../../packages/shop/services.ts'
import { ROUTES } from '../../src/shop/links.ts'
import { fieldError } from '../../src/shop/newsletter/field-errors.ts'
import {
  type FieldName,
  fieldsOf,
  isRequired,
  minimumAge,
  NEWSLETTER_CONSENT,
  newsletterLinks,
  SALUTATIONS,
} from '../../src/shop/newsletter/newsletter.ts'
import { fragmentOf } from './fragment.ts'
import { asWritten, type Html, html, textOf } from './html.ts'
import { textLookup } from './locale-texts.ts'
import type { Page, PageContext, PageVisit } from './page.ts'
import { breadcrumbs } from './product-parts.ts'

type FormValues = Readonly<Record<string, string | undefined>>

const MODES = ['confirm', 'manage']

const page = (context: PageContext, content: Html, status?: number): Page => ({
  title: context.t.newsletterTitle,
  description: context.t.newsletterText,
  type: 'newsletter',
  ...(status && { status }),
  content: html`<div class="container">
${breadcrumbs([[ROUTES.newsletter, context.t.newsletterTitle]], context)}
<h1>${context.t.newsletterTitle}</h1>
${content}
</div>`,
})

export async function newsletterPage(context: PageContext, { distDir }: PageVisit): Promise<Page> {
  const { t, site, query, theme } = context
  const mode = MODES.find((name) => name === query.mode)
  const attributes = [theme && `theme="${theme}"`, mode && `mode="${mode}"`].filter(Boolean).join(' ')
  const form = await fragmentOf('shop-newsletter', {
    distDir,
    site,
    attributes,
    // Fragments exist for the sign-up only.
    hasFragment: query.fragments !== 'off' && !mode,
    shopUrls: {},
  })
  return page(context, html`<p class="lead">${t.newsletterText}</p>\n${form}`)
}

/** The form sent without JavaScript: this page validates it and asks for what is missing. */
export async function newsletterSent(context: PageContext, { request, services }: PageVisit): Promise<Page> {
  const values: FormValues = Object.fromEntries(new URLSearchParams(await request.text()))
  const { site, locale } = context
  const wrong = fieldsOf(site).filter((field) => fieldError(site, field, values[field] ?? '', isEmail))
  if (wrong.length > 0) return page(context, plainForm(context, values, wrong), 422)
  const text = textLookup(locale, 'newsletter')
  const { email = '', salutation, firstName, lastName, origin = '', originAddition = '' } = values
  // A filled bot trap counts as sent, but nothing is saved.
  const isBot = Boolean(values['verify-email'])
  const sent = { email: email.trim(), salutation, firstName, lastName, consents: [], origin, originAddition }
  const answer = isBot ? undefined : await signUp(request, services, site, sent)
  if (answer?.status === 400 && (await answer.json()).type === 'urn:newsletter:email_invalid')
    return page(context, plainForm(context, values, ['email']), 422)
  if (!answer || answer.status === 201)
    return page(
      context,
      html`<div class="panel" role="status"><p>${text('success', { email: email.trim() })}</p></div>`,
    )
  const failed = html`<div class="panel" role="alert"><p>${text('errorGeneric')}</p></div>`
  return page(context, html`${failed}${plainForm(context, values, [])}`, 502)
}

/** As the visitor who has sent the form. */
function signUp({ url, headers }: Request, { handle }: Services, site: string, subscriber: object): Promise<Response> {
  return handle(
    new Request(new URL('/service/newsletter/api/internal/newsletter-subscribers', url), {
      method: 'POST',
      headers: { cookie: headers.get('cookie') ?? '', 'content-type': 'application/json', 'x-hunter-site': site },
      body: JSON.stringify(subscriber),
    }),
  )
}

const NATIVE: Partial<Record<FieldName, [type: string, autocomplete: string]>> = {
  email: ['email', 'email'],
  firstName: ['text', 'given-name'],
  lastName: ['text', 'family-name'],
}

function plainForm(context: PageContext, values: FormValues, wrong: readonly FieldName[]) {
  const { site, locale } = context
  const text = textLookup(locale, 'newsletter')
  const formText = textLookup(locale, 'newsletter-form')
  const links = newsletterLinks(site)
  const linked = (text: string) =>
    asWritten(
      text.replace(/<(\w+)>(.*?)<\/\1>/g, (_, name: string, words: string) => {
        return textOf(html`<a href="${links[name]}">${words}</a>`)
      }),
    )
  const errorFor = (field: FieldName) => {
    const error = fieldError(site, field, values[field] ?? '', isEmail) ?? 'emailInvalid'
    if (error.startsWith('email')) return text(error)
    return error === 'legalsRequired' ? formText('legalConsentRequired') : formText(error)
  }
  const control = (field: FieldName) => {
    const state = html`id="newsletter-${field}" name="${field}"${isRequired(site, field) && html` required`}${
      wrong.includes(field) && html` aria-invalid="true" aria-describedby="newsletter-${field}-error"`
    }`
    if (field === 'legals')
      return html`<p><input type="checkbox" value="${NEWSLETTER_CONSENT}" ${state}${values.legals && html` checked`}>
<label for="newsletter-legals">${linked(formText('legalConsent', { age: minimumAge(site) }))}</label></p>`
    const label = html`<label for="newsletter-${field}">${field === 'email' ? text('email') : formText(field)}${isRequired(site, field) && ' *'}</label>`
    if (field === 'salutation')
      return html`${label}<select class="form-control" autocomplete="honorific-prefix" ${state}><option value="">${formText('choose')}</option>${SALUTATIONS.map(
        (value) =>
          html`<option value="${value}"${value === values.salutation && html` selected`}>${formText(`salutations.${value}`)}</option>`,
      )}</select>`
    const [type, autocomplete] = NATIVE[field] ?? ['text', 'off']
    return html`${label}<input class="form-control" type="${type}" autocomplete="${autocomplete}" value="${values[field]}" ${state}>`
  }
  return html`<form class="panel" method="post" action="${ROUTES.newsletter}" novalidate>
${['origin', 'originAddition'].map((name) => html`<input type="hidden" name="${name}" value="${values[name]}">`)}
${fieldsOf(site).map(
  (field) => html`<div class="form-group">${control(field)}
${wrong.includes(field) && html`<p id="newsletter-${field}-error" class="form-error">${errorFor(field)}</p>`}</div>`,
)}
<button class="btn btn-primary">${text('submit')}</button>
<p class="hint">${formText('requiredHint')}</p>
<p class="hint">${linked(formText('legalNotice'))}</p>
</form>`
}
