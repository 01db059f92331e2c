/** The network between the pages of a life and its services: it delays, loses and garbles. */
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { CART_CHANGE_ERRORS } from '../../src/shop/cart/cart-change-errors.ts'
import { REQUEST_TIMEOUT_MS } from '../../src/shop/limits.ts'
import { type Answer, type CartService, NAMES, stampOf, TOKENS } from './cart-service.ts'
import type { Clock } from './clock.ts'
import type { Draw } from './draw.ts'
import type { Page } from './page.ts'
import { SimulatedException } from './targets.ts'

const WAYS = ['done', 'done', 'done', 'done', 'refused', 'garbled', 'unreached', 'unanswered', 'silent'] as const
type Way = (typeof WAYS)[number]
const MS = [0, 1, 5, 20, 100, 1000, 6000]
const GARBLED = ['', '{"cart": {', '<html>', '{"cart":null}', '{"cart":{"numberOfArticles":"x"}}']

/** A browser gives up a call that nobody answers. */
const GIVEN_UP_MS = 120_000

/** A change on its way. */
export interface Sent {
  page: Page
  change: CartChange
  /** The person whose cart it went to. */
  person: number
  key: string | null
  way: Way
  at: number
  /** Its place among the changes that were carried out, if it was. */
  madeAs: number | undefined
  isOver: boolean
}

/** A browser, as its network sees it. */
interface NetworkBrowser {
  readonly clock: Clock
  readonly draw: Draw
  readonly isCalm: boolean
  readonly service: CartService
  readonly person: number
  fail(fault: string): void
}

export class Network {
  readonly sent: Sent[] = []
  private made = 0
  private calls = 0

  constructor(private readonly browser: NetworkBrowser) {}

  fetch(page: Page, url: string, { method, headers, body, keepalive, signal }: RequestInit): Promise<unknown> {
    const { browser } = this
    const { draw, isCalm, clock, service } = browser
    this.calls += 1
    const call = this.calls
    const { returns } = page
    const way: Way = isCalm ? 'done' : draw.pick(WAYS)
    const [thereMs, backMs] = [draw.pick(isCalm ? MS.slice(0, 5) : MS), draw.pick(isCalm ? MS.slice(0, 5) : MS)]
    // The service may have got a request that is ended, or that a page leaves behind.
    const isOnWire = draw.percent(50)
    const sender = headers as Record<string, string>
    const person = TOKENS.indexOf((sender['X-Long-Term-Token'] ?? '') as '')
    const session = browser.person
    const change: CartChange | undefined = method === 'PUT' ? JSON.parse(String(body)) : undefined
    const sent =
      change && this.send({ page, change, person, key: sender['Idempotency-Key'] ?? null, way, at: clock.now })
    if (!change && url.includes('/cart/')) page.hasReadFailed = true
    const answer = (): Answer => {
      if (!url.includes('/cart/')) return personalData(session)
      if (!sent) return service.read(person)
      const { isMade, ...answer } = service.put(person, sent.change, sent.key)
      if (isMade) sent.madeAs = this.made += 1
      return answer
    }
    return new Promise((resolve, reject) => {
      let answered = { person, version: 0 }
      const told = (status: number) => {
        if (signal?.aborted) return
        // A change of who has left says nothing of the cart that is shown now (CART-46).
        if (sent && person > 0 && person !== browser.person) return page.hear(answered)
        // Its item may have no row before it has been read (CART-14, CART-21).
        if (status === 304 || (sent !== undefined && returns < page.returns)) page.countAheadSince = this.calls
        // A cart that was asked for before, or comes while a change is pending, is of no account.
        else if (sent || (call > (page.countAheadSince ?? 0) && page.product.state().pending.length === 0))
          page.countAheadSince = undefined
        if (page.countAheadSince === undefined) page.hear(answered)
        if (!change) page.hasReadFailed = false
      }
      const what = () => `${method} ${change ? JSON.stringify(change) : url.slice(20)} of ${person}`
      page.say(() => `${what()} ${way} ${thereMs} ${backMs}`)
      const end = (run: () => void) =>
        page.whenOpen(() => {
          if (sent) sent.isOver = true
          run()
        })
      const lose = () => end(() => reject(new TypeError('Failed to fetch')))
      signal?.addEventListener('abort', () => end(() => reject(new SimulatedException('Aborted', 'AbortError'))))
      clock.after(thereMs, () => {
        const isBehind = signal?.aborted || (page.state === 'gone' && !keepalive)
        if (way === 'unreached' || (isBehind && !isOnWire)) return clock.after(backMs, lose)
        const given = way === 'refused' ? refusalOf(draw.below(1000)) : answer()
        answered = stampOf(service.cartOf(person))
        if (way === 'silent') return clock.after(GIVEN_UP_MS, lose)
        const got = way === 'garbled' ? { status: 200, text: GARBLED[given.text.length % GARBLED.length] ?? '' } : given
        clock.after(
          backMs,
          way === 'unanswered'
            ? lose
            : () =>
                end(() => {
                  page.say(() => `${what()}: ${got.status}`)
                  if (url.includes('/cart/') && way === 'done') told(got.status)
                  resolve(responseOf(got))
                }),
        )
      })
    })
  }

  private send(call: Omit<Sent, 'madeAs' | 'isOver'>): Sent {
    const { page, at } = call
    // A request that is sent without the code for changes has no time limit of its own: nobody waits longer for it.
    const isWaitedFor = (one: Sent) => !one.isOver && one.at > page.leftAt && at < one.at + REQUEST_TIMEOUT_MS
    const other = this.sent.find((one) => one.page === page && isWaitedFor(one))
    if (other && at > page.leftAt) this.browser.fail('Two changes of a page are on their way at once (CART-11).')
    const sent = { ...call, madeAs: undefined, isOver: false }
    this.sent.push(sent)
    return sent
  }
}

const responseOf = ({ status, text }: Answer) => ({
  status,
  ok: status >= 200 && status < 300,
  text: async () => text,
  json: async () => JSON.parse(text),
})

function refusalOf(number: number): Answer {
  const errors = [...CART_CHANGE_ERRORS, 'SOMETHING_NEW']
  const error = errors[number % errors.length]
  return { status: [200, 409, 503][number % 3] ?? 503, text: JSON.stringify({ error, limit: 3 }) }
}

const personalData = (person: number): Answer => ({
  status: 200,
  text: JSON.stringify({
    tracking: { loginStatus: person === 0 ? 'LOGGED_OUT' : 'LOGGED_IN' },
    customer: { firstname: NAMES[person] },
  }),
})
