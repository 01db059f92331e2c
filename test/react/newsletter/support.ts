import { waitUntil } from '@open-wc/testing'
import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import { hush } from '../../support/console.ts'
import { clearPage, eventually, inside } from '../../support/elements.ts'
import { type Handler, json, type Served, serve as serveAll } from '../../support/services.ts'

export const BASE = '/service/newsletter/api/private'
export const POST = `POST ${BASE}/newsletter-subscribers`

/** A field of the form by its name; it must be there. */
export function field<E extends HTMLElement = HTMLInputElement>(element: HTMLElement, name: string): E {
  const found = inside<E>(element, `[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

/** Types as a person does: focus, text, and what the browser tells of it. */
export function enter(element: HTMLElement, name: string, value: string): void {
  const control = field(element, name)
  control.focus()
  control.value = value
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

export function leave(element: HTMLElement, name: string): void {
  field(element, name).blur()
}

export const choose = (element: HTMLElement, name: string) => field(element, name).click()

/** What stands under a field. */
export function errorUnder(element: HTMLElement, name: string): string {
  const { id } = field(element, name)
  return inside(element, `#${CSS.escape(`${id}-error`)}`)?.textContent ?? ''
}

export const submit = (element: HTMLElement) => inside<HTMLFormElement>(element, 'form')?.requestSubmit()

/** The extra fields have come. */
export const grown = (element: HTMLElement) =>
  waitUntil(() => inside(element, '[name=legalConsent]'), 'The full form has not appeared.')

export const buttonOf = (element: HTMLElement, text: string): HTMLButtonElement => {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
  const found = buttons.find(({ textContent }) => textContent?.includes(text))
  if (!found) throw new Error(`There is no button "${text}".`)
  return found
}

type Layer = { dataLayer?: object[] | undefined }
export const dataLayer = () => (window as unknown as Layer).dataLayer ?? []
export const clearDataLayer = () => {
  ;(window as unknown as Layer).dataLayer = undefined
}

export const EMAIL = 'anna@shop.example'

/** What was told in the console during a test, by hand of `prepareTest`. */
export const errors: string[] = []
let stop: (() => void) | undefined
let services: ReturnType<typeof serveAll> | undefined

export function prepareTest(): void {
  errors.length = 0
  stop = hush('error', errors)
  sessionStorage.clear()
}

export function finishTest(): void {
  clearPage()
  endService()
  clearDataLayer()
  stop?.()
  restoreClock()
  document.cookie = 'LoginToken=; max-age=0'
  history.replaceState(null, '', location.pathname)
}

/** Puts services in place until the test's end, or the next ones. */
export function serve(handlers: Record<string, Handler>): Served[] {
  endService()
  if (Object.values(handlers).includes(never)) hurryTimeLimit()
  else restoreClock()
  services = serveAll(handlers)
  return services.calls
}

export const endService = () => {
  services?.end()
  services = undefined
}

/** Answers the create call; returns what was created so far. */
export function answering(answer: Handler = () => json({}, 201)): () => Served[] {
  const calls = serve({ [POST]: answer })
  return () => calls.filter(({ method }) => method === 'POST')
}

/** An address is typed, the form has grown, and is sent. */
export async function tryWith(element: HTMLElement, email = EMAIL): Promise<void> {
  enter(element, 'email', email)
  await grown(element)
  submit(element)
}

export const subscriber = {
  email: 'anna@shop.example',
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Nagy',
  consents: ['OTHER'],
  interests: ['COFFEE', 'SHOPCARD', 'TEA'],
  status: 'SUBSCRIBED',
}

export const EXPIRED = 'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.'

/** A service that does not answer; where it is served, the time limit of 15 s is over in a moment. */
const never: Handler = () => new Promise(() => {})
const { setTimeout: realTimeout } = window
const restoreClock = () => {
  window.setTimeout = realTimeout
}
function hurryTimeLimit(): void {
  const hurried = (run: () => void, ms = 0) => realTimeout.call(window, run, ms === REQUEST_TIMEOUT_MS ? 30 : ms)
  window.setTimeout = hurried as typeof window.setTimeout
}

/** A service that fails, but may come back. */
export const FAULTS: Record<string, Handler> = {
  'no answer in 15 s': never,
  'a malformed answer': () => new Response('{"type":', { status: 502 }),
  'no network': () => Promise.reject(new TypeError('offline')),
  'status 500': () => json({}, 500),
}

/** What the message of a state says, once it is there. */
export const messageOf = async (element: HTMLElement, state: string) =>
  (await eventually(element, `.notification--${state}`)).textContent
