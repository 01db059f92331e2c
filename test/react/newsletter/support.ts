import { REQUEST_TIMEOUT_MS } from '../../../src/shop/limits.ts'
import { captureConsole } from '../../support/console.ts'
import { clearPage, eventually, inside } from '../../support/elements.ts'
import { type Handler, json, type Served, serve as serveAll } from '../../support/services.ts'
import { waitUntil } from '../../support/wait-until.ts'

export const BASE = '/service/newsletter/api/private'
export const POST = `POST ${BASE}/newsletter-subscribers`

/** A field of the form by its name; throws when there is none. */
export function field<E extends HTMLElement = HTMLInputElement>(element: HTMLElement, name: string): E {
  const found = inside<E>(element, `[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

/** Enters a text as a visitor does: focus, value and `input` event. */
export function enter(element: HTMLElement, name: string, value: string): void {
  const control = field(element, name)
  control.focus()
  control.value = value
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

export function blur(element: HTMLElement, name: string): void {
  field(element, name).blur()
}

export const toggle = (element: HTMLElement, name: string) => field(element, name).click()

/** The error message below a field; '' when there is none. */
export function errorUnder(element: HTMLElement, name: string): string {
  const { id } = field(element, name)
  return inside(element, `#${CSS.escape(`${id}-error`)}`)?.textContent ?? ''
}

export const submit = (element: HTMLElement) => inside<HTMLFormElement>(element, 'form')?.requestSubmit()

/** Resolves when the full form has appeared. */
export const expanded = (element: HTMLElement) =>
  waitUntil(() => inside(element, '[name=legals]'), 'The full form has not appeared.')

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

/** Messages of `console.error` during a test. */
export const errors: string[] = []
let stop: (() => void) | undefined
let services: ReturnType<typeof serveAll> | undefined

export function setUp(): void {
  errors.length = 0
  stop = captureConsole('error', errors)
  sessionStorage.clear()
}

export function tearDown(): void {
  clearPage()
  endService()
  clearDataLayer()
  stop?.()
  restoreClock()
  document.cookie = 'LoginToken=; max-age=0'
  history.replaceState(null, '', location.pathname)
}

/** Serves the handlers until the end of the test or the next call. */
export function serve(handlers: Record<string, Handler>): Served[] {
  endService()
  if (Object.values(handlers).includes(never)) shortenTimeout()
  else restoreClock()
  services = serveAll(handlers)
  return services.calls
}

export const endService = () => {
  services?.end()
  services = undefined
}

/** Answers sign-ups; the returned function lists those received so far. */
export function stubSignUp(answer: Handler = () => json({}, 201)): () => Served[] {
  const calls = serve({ [POST]: answer })
  return () => calls.filter(({ method }) => method === 'POST')
}

/** Enters an address, waits for the full form and submits it. */
export async function submitWith(element: HTMLElement, email = EMAIL): Promise<void> {
  enter(element, 'email', email)
  await expanded(element)
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

/** Never answers; `serve` shortens the time limit of 15 s for it. */
const never: Handler = () => new Promise(() => {})
const { setTimeout: realTimeout } = window
const restoreClock = () => {
  window.setTimeout = realTimeout
}
function shortenTimeout(): void {
  const shortened = (run: () => void, ms = 0) => realTimeout.call(window, run, ms === REQUEST_TIMEOUT_MS ? 30 : ms)
  window.setTimeout = shortened as typeof window.setTimeout
}

/** Failures that may be temporary. */
export const FAILURES: Record<string, Handler> = {
  'no answer in 15 s': never,
  'a malformed answer': () => new Response('{"type":', { status: 502 }),
  'no network': () => Promise.reject(new TypeError('offline')),
  'status 500': () => json({}, 500),
}

/** The text of the notification of a state, once it appears. */
export const messageOf = async (element: HTMLElement, state: string) =>
  (await eventually(element, `.notification--${state}`)).textContent
