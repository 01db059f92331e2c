/** The browser of the random scripts: tabs, clock, network and cart service, all controlled by the test. */
import type { Clock } from '@sinonjs/fake-timers'
// Fetched later by the product: a simulated clock does not wait for it.
import '../../src/page/feature-texts.ts'
import { parseCart } from '../../src/api/cart/cart-schema.late.ts'
import { type CartChangeResult, listen } from '../../src/page/events/events.ts'
import { sharedState } from '../../src/page/events/shared-state.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { cartAtom, confirmedCartAtom, itemCountAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { loadCartAtom } from '../../src/state/cart/cart-effects.ts'
import { type CallOutcome, CartModel, TOKENS } from './cart-model.ts'
import { page } from './page.ts'
import { SimulatedChannel } from './simulated-channel.ts'
import { SimulatedTab } from './simulated-tab.ts'
import { nextTask } from './waits.ts'

/** Outcome of one call, and the time that request and answer take. */
export interface CallPlan {
  outcome: CallOutcome
  requestMs: number
  responseMs: number
}

/** Plans of the calls, in order, and the time that a broadcast between tabs takes. */
interface NetworkPlan {
  changes: CallPlan[]
  reads: CallPlan[]
  broadcastMs: number
}

const PROMPT_CALL: CallPlan = { outcome: { isDone: true, answer: 'cart' }, requestMs: 5, responseMs: 5 }
const MAX_IMPORT_MS = 5000
/** A run that needs more steps never ends. */
const MAX_STEPS = 3000
export const TABS = 3

let current: CartSimulation
let clock: Clock

/** Gives the page to simulations, to the end of the test. */
export function simulateBrowser(): void {
  clock = page.clock({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  page.fake(console, 'error', () => {})
  page.fake(window, 'BroadcastChannel', SimulatedChannel)
  page.fake(window, 'fetch', (input: RequestInfo, init: RequestInit = {}) =>
    current.fetch(new Request(input, init), String(init.body ?? '')),
  )
  // A page asks another process for the real ones each time.
  page.fake(HTMLDocument.prototype, 'cookie', '')
}

export class CartSimulation {
  readonly model = new CartModel()
  /** Fingerprint of each person; filled in by the tabs. */
  readonly fingerprints = new Map<number, number | undefined>()
  person = 0
  private readonly tabs: SimulatedTab[] = []
  private readonly faults: string[] = []
  private readonly ends: (() => void)[]
  private readonly plan: NetworkPlan
  private reportedCount = 0

  constructor(plan: NetworkPlan) {
    current = this
    this.plan = structuredClone(plan)
    SimulatedChannel.delayMs = plan.broadcastMs
    clock.reset()
    localStorage.clear()
    this.ends = [
      listen('shop-cart-change-result', (detail) => {
        const { requestId, ok } = detail as CartChangeResult
        this.tabs.find(({ prefix }) => requestId?.startsWith(`${prefix}#`))?.checkAnswer(`${requestId}`, ok)
      }),
      listen('cart-data-changed', (detail) => {
        if (detail?.itemCount === this.reportedCount) this.fail('An unchanged count was reported.')
        this.reportedCount = detail?.itemCount ?? -1
      }),
    ]
    this.logIn(0)
    for (let index = 0; index < TABS; index++) this.open(index)
  }

  tab(index: number): SimulatedTab {
    return this.tabs[index] as SimulatedTab
  }

  /** Records a broken rule. */
  fail(message: string): void {
    this.faults.push(message)
  }

  /** Reloads the tab's page. */
  reload(index: number): void {
    this.tab(index).close()
    this.open(index)
  }

  logIn(person: number): void {
    this.person = person
    HTMLDocument.prototype.cookie = `longTermToken=${TOKENS[person]}`
  }

  async advance(ms: number): Promise<void> {
    const end = Date.now() + ms
    setTimeout(() => {}, ms)
    await this.flush()
    while (Date.now() < end) await this.step()
  }

  /** Until no call is under way and no timer runs. */
  async settle(): Promise<void> {
    await this.flush()
    for (let steps = 0; clock.countTimers() > 0; steps++) {
      if (steps > MAX_STEPS) throw new Error('The run does not end.')
      await this.step()
    }
    // The message of a failed change comes by an import, which takes real time.
    const waits = () => this.tabs.some(({ unanswered }) => unanswered.size > 0)
    for (const end = performance.now() + MAX_IMPORT_MS; waits() && performance.now() < end; ) await nextTask()
    for (const { store, unanswered } of this.tabs) {
      if (store.get(pendingChangesAtom).length > 0) throw new Error('A change is still pending.')
      if (unanswered.size > 0) throw new Error(`Without an answer: ${[...unanswered]}`)
    }
  }

  /** A last read in each tab, which nothing disturbs. */
  async finish(): Promise<void> {
    await this.settle()
    this.plan.reads = []
    for (const { store } of this.tabs) void store.set(loadCartAtom)
    await this.settle()
    this.checkSame()
  }

  /** All tabs show the cart of the service. */
  checkSame(): void {
    const cart = JSON.stringify(parseCart(this.model.cartOf(this.person)))
    for (const [index, { store }] of this.tabs.entries()) {
      const shown = JSON.stringify(store.get(cartAtom))
      if (shown !== cart) throw new Error(`Tab ${index} shows ${shown}, the service has ${cart}`)
    }
  }

  /** Lets everything happen that needs no time. */
  async flush(): Promise<void> {
    // After that of a message: imports of one module settle in order.
    await import('../../src/state/cart/cart-changes.late.ts')
    await nextTask()
    for (const tab of this.tabs) tab.checkPerson()
    const { store } = this.tab(0)
    if (store.get(confirmedCartAtom).status !== 'unknown' && store.get(itemCountAtom) !== this.reportedCount)
      this.fail(`The count ${this.reportedCount} was reported, and ${store.get(itemCountAtom)} is shown.`)
    if (this.faults[0]) throw new Error(this.faults[0])
  }

  end(): void {
    for (const tab of this.tabs) tab.close()
    for (const end of this.ends) end()
  }

  private async step(): Promise<void> {
    clock.next()
    await this.flush()
  }

  private open(index: number): void {
    if (index === 0) {
      this.reportedCount = 0
      delete sharedState().itemCount
    }
    this.tabs[index] = new SimulatedTab(this, index === 0)
  }

  /** The network may lose, delay or garble any answer. */
  fetch({ url, method, headers, signal }: Request, body: string): Promise<Response> {
    const tab = this.tabs.find(({ prefix }) => new URL(url).pathname.startsWith(`${prefix}/`))
    // A closed page sends nothing.
    if (!tab) return new Promise(() => {})
    const person = TOKENS.findIndex((token) => token === (headers.get('X-Long-Term-Token') ?? ''))
    const change: CartChange | undefined = method === 'PUT' ? JSON.parse(body) : undefined
    const queued = change && tab.send(change, person)
    const { outcome, requestMs, responseMs } = (change ? this.plan.changes : this.plan.reads).shift() ?? PROMPT_CALL
    return new Promise((resolve, reject) => {
      let isSettled = false
      const settle = (isOk: boolean, pass: () => void) => {
        if (isSettled || tab.isClosed) return
        isSettled = true
        if (queued) tab.settle(queued, isOk)
        pass()
      }
      signal.addEventListener('abort', () => settle(false, () => reject(new DOMException('Aborted', 'AbortError'))))
      setTimeout(() => {
        const answer = this.model.serve(person, change, outcome)
        if (answer === 'silence') return
        const pass = () =>
          typeof answer === 'string' ? reject(new TypeError('Failed to fetch')) : resolve(responseOf(answer))
        setTimeout(() => settle(outcome.answer === 'cart', pass), responseMs)
      }, requestMs)
    })
  }
}

/** Nothing takes a task of its own, as the body of a real one does. */
const responseOf = ({ status, text }: { status: number; text: string }) =>
  ({ status, ok: status >= 200 && status < 300, text: async () => text, body: null }) as unknown as Response
