import { computeAccessibleDescription } from 'dom-accessibility-api'
import { html } from 'lit-html'
import '../../../src/elements/shop-newsletter.ts'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import { page } from '../../support/page.ts'
import { type Handler, json } from '../../support/services.ts'

export const BASE = '/service/newsletter/api/private'
export const SIGN_UP = `POST ${BASE}/newsletter-subscribers`
export const BASE_DATA = `GET ${BASE}/customers/base-data`
export const READ = `GET ${BASE}/newsletter-subscribers/t1`
export const UPDATE = `PUT ${BASE}/newsletter-subscribers/t1`
export const EMAIL = 'anna@shop.example'
export const EXPIRED = 'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.'

export const SUBSCRIBER = {
  email: EMAIL,
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Nagy',
  consents: ['OTHER'],
  interests: ['COFFEE', 'SHOPCARD', 'TEA'],
  status: 'SUBSCRIBED',
}

export const mount = (site = 'DE') => page.mount(html`<shop-newsletter site=${site}></shop-newsletter>`)
/** The page that a link of a mail opens, by somebody. */
export function mountMode(mode: 'confirm' | 'manage', site = 'DE') {
  page.fake(document, 'referrer', 'https://mail.example/')
  return page.mount(
    html`<shop-newsletter site=${site} mode=${mode} subscriber-token="t1" product="Shop"></shop-newsletter>`,
  )
}

/** A field by the name by which it is posted, the same in all languages. */
export const field = <Field extends HTMLElement = HTMLInputElement>(name: string) =>
  page.select<Field>(`[name="${name}"]`)
/** A screen reader's words for a field after its label: its error. */
export const errorUnder = (name: string) => computeAccessibleDescription(field(name))
export const hasError = (name: string, text: string) =>
  page.until(() => errorUnder(name) === text, `${name} says "${text}"`)

/** Enters a text in place of what is in a field. */
export async function enter(name: string, text: string): Promise<void> {
  field(name).focus()
  field(name).select()
  await (text === '' ? page.press('Delete') : page.type(text))
}

/** The full form is there, and has its height. */
export async function expanded(): Promise<void> {
  await page.until(() => field('legals'), 'the full form shows')
  await page.rest()
}

/** Enters an address, waits for the full form and submits it. */
export async function submitWith(email = EMAIL): Promise<void> {
  await enter('email', email)
  await expanded()
  await page.press('Enter')
}

export const isPending = () => page.until(() => field('email').disabled, 'the sign-up is pending')

/** The text of a message, once it is there. Errors are alerts. */
export const message = async (role: 'status' | 'alert') =>
  page.until(() => page.all(role).map((one) => one.textContent)[0], `there is a message (${role})`)

/** The time limit of a call is over as soon as it is asked. */
function noAnswer(): Handler {
  const clock = page.clock()
  return () => {
    clock.tick(REQUEST_TIMEOUT_MS)
    clock.uninstall()
    return new Promise(() => {})
  }
}

/** Failures that may be temporary, with what makes their answers. */
export const FAILURES: [name: string, answering: () => Handler][] = [
  ['no answer in 15 s', noAnswer],
  ['a malformed answer', () => () => new Response('{"type":', { status: 502 })],
  ['no network', () => () => Promise.reject(new TypeError('offline'))],
  ['status 500', () => () => json({}, 500)],
]
