/** Ways to change an answer, for the tables of breaches. */

/** An answer on its way. */
export interface Passing {
  /** As docs/openapi.yaml names the call; `preflight` for OPTIONS. */
  call: string
  request: { url: string; headers: Headers; body: unknown }
  status: number
  headers: Headers
  /** Parsed, where it is JSON. */
  json: unknown
  /** In place of the JSON. */
  text?: string | Uint8Array
  /** No answer at all. */
  isDropped?: boolean
  delayMs?: number
}

export type Plant = (answer: Passing) => void

/** How a check is asked; besides its options the test persons. */
export interface As {
  isStaff?: boolean
  isMember?: boolean
  isSubscriber?: boolean
  hasOrigins?: boolean
  isWriting?: boolean
  page?: string
  timeoutMs?: number
  maxMs?: number
  allowUnknown?: boolean
  /** By default those of the calls. */
  only?: readonly string[]
}

/**
 * A planted breach, in which calls, and what is to be found: rules, with the call where it is another one (`CALL-9 getCart`).
 */
export type Breach = readonly [what: string, calls: string, plant: Plant, found: string, as?: As]

// biome-ignore lint/suspicious/noExplicitAny: any answer of the demo.
type Json = any

export const PAGE = '<!doctype html><title>Sign in</title>'

export const all =
  (...plants: Plant[]): Plant =>
  (answer) => {
    for (const plant of plants) plant(answer)
  }

export const onlyIf =
  (isMeant: (answer: Passing) => boolean, ...plants: Plant[]): Plant =>
  (answer) =>
    isMeant(answer) && all(...plants)(answer)

export const onStatus = (status: number, ...plants: Plant[]): Plant => onlyIf((one) => one.status === status, ...plants)
/** Not the probes, which ask for what does not exist. */
export const onReal = (...plants: Plant[]): Plant =>
  onlyIf(({ request }) => !request.url.includes('check-none'), ...plants)

export const status =
  (code: number): Plant =>
  (answer) => {
    answer.status = code
  }
export const header =
  (name: string, value?: string): Plant =>
  ({ headers }) =>
    value === undefined ? headers.delete(name) : headers.set(name, value)
export const cookie =
  (value: string): Plant =>
  ({ headers }) =>
    headers.append('set-cookie', value)
export const text =
  (body: string, type?: string): Plant =>
  (answer) => {
    answer.text = body
    if (type) answer.headers.set('content-type', type)
  }
export const redirect = (to: string): Plant => all(status(302), header('location', to))
export const late =
  (ms: number): Plant =>
  (answer) => {
    answer.delayMs = ms
  }
export const json =
  (change: (body: Json) => void): Plant =>
  (answer) => {
    if (answer.json !== undefined) change(answer.json)
  }
/** The JSON is another one. */
export const whole =
  (change: (body: Json) => unknown): Plant =>
  (answer) => {
    answer.json = change(answer.json)
  }
/** A whole answer, where the demo may have none. */
export const answer = (body: unknown): Plant =>
  all(
    status(200),
    header('content-type', 'application/json'),
    whole(() => body),
  )

/** One field, as `cart.articles.0.title`; undefined takes it out. */
export const set = (path: string, value?: unknown): Plant =>
  json((body) => {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    const place = keys.reduce((found, key) => found?.[key], body)
    if (typeof place === 'object' && place !== null) place[last] = value
  })

export const campaign = (type: string, content: unknown): Plant =>
  onReal(answer({ type, contentJSON: JSON.stringify(content) }))

const FOOTER = {
  teaser: { groups: [{ heading: { link: { url: '/help', text: 'Help' } }, links: [{ url: '/a', text: 'A' }] }] },
  legalLinks: [
    { url: '/pages/vertrag-widerrufen/', text: 'Withdraw' },
    { url: '/cancel', text: 'Cancel', duty: 'cancelContracts' },
    { url: '/guarantee', text: 'Guarantee', duty: 'guaranteeNotice' },
  ],
}
export const footer = (more: object, type?: string): Plant =>
  answer({ ...(type && { type }), contentJSON: JSON.stringify({ ...FOOTER, ...more }) })

/** From the second answer on. */
export function again(plant: Plant): Plant {
  let count = 0
  return onlyIf(() => count++ > 0, plant)
}

/** Every answer is the first one that fits. */
export function stuckAt(isKept: (body: Json) => boolean): Plant {
  let kept: Json
  return (one) => {
    if (kept === undefined && one.status === 200 && isKept(one.json)) kept = structuredClone(one.json)
    if (kept !== undefined && one.status === 200) one.json = kept
  }
}
