/** The browser of the random scripts: tabs, clock, network and cart service, all controlled by the test. */
import { type Clock, install } from '@sinonjs/fake-timers'
// Fetched later by the product: a simulated clock does not wait for it.
import '../../src/state/cart/change-errors.late.ts'
import { personToken } from '../../src/api/cart/cart-call.ts'
import { parseCart } from '../../src/api/cart/cart-schema.late.ts'
import { type HeldChange, hold } from '../../src/api/cart/held-changes.ts'
import { type CartChangeResult, listen } from '../../src/page/events/events.ts'
import { sharedState } from '../../src/page/events/shared-state.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { cartAtom, confirmedCartAtom, itemCountAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import type { ChangeOrder } from '../../src/state/cart/cart-change-machine.late.ts'
import { changeCartAtom, externalChangeAtom } from '../../src/state/cart/cart-changes.late.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { loadCartAtom } from '../../src/state/cart/cart-effects.ts'
import { connectTabs } from '../../src/state/cart/cart-tabs.ts'
import { CartModel, TOKENS } from './cart-model.ts'
import { type CallPlan, deliver, type NetworkPlan } from './cart-network.ts'
import { logIn } from './cart-page.ts'
import { captureConsole } from './console.ts'
import { fakeChannels } from './fake-channels.ts'
import { fakeCookies } from './fake-cookies.ts'
import { fakeNetwork, nextTask } from './fake-network.ts'
import { type Browser, SimulatedTab } from './simulated-tab.ts'

const PROMPT_CALL: CallPlan = { outcome: { kind: 'done' }, requestMs: 5, responseMs: 5 }
const MAX_IMPORT_MS = 5000
/** A run that needs more steps never ends. */
const MAX_STEPS = 3000
export const TABS = 3
/** This tab's page handles all events; of the other tabs only the carts are connected. */
const FIRST = 0
// Makes names unique: calls of a failed run may still be under way.
let opened = 0

export class CartSimulation implements Browser {
  readonly model = new CartModel()
  readonly fingerprints = new Map<number, number | undefined>()
  private readonly clock: Clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  private readonly tabs: SimulatedTab[] = []
  private readonly faults: string[] = []
  private readonly cleanups: (() => void)[]
  private readonly plan: NetworkPlan
  private person = 0
  private requests = 0
  private reportedCount = 0

  constructor({ changes, reads, broadcastMs }: NetworkPlan) {
    this.plan = { changes: [...changes], reads: [...reads], broadcastMs }
    this.cleanups = [
      fakeChannels(broadcastMs),
      fakeCookies(),
      fakeNetwork((request, body) => this.fetch(request, body)),
      captureConsole('error', []),
      listen('shop-cart-change-result', (detail) => this.checkResult(detail)),
      listen('cart-data-changed', (detail) => this.checkCount(detail?.itemCount)),
    ]
    localStorage.clear()
    this.logIn(0)
    for (let index = 0; index < TABS; index++) this.open(index)
  }

  tab(index: number): SimulatedTab {
    return this.tabs[index] as SimulatedTab
  }

  currentPerson = () => this.person

  fail(message: string): void {
    this.faults.push(message)
  }

  connect(tab: SimulatedTab): () => void {
    if (tab.prefix.startsWith(`/tab${FIRST}`)) return connectCart(tab.store)
    void tab.store.set(loadCartAtom)
    return connectTabs(tab.store)
  }

  /** Reloads the tab's page. */
  reload(index: number): void {
    this.tab(index).close()
    this.open(index)
  }

  logIn(person: number): void {
    this.person = person
    logIn(TOKENS[person] ?? '')
  }

  /** A change by the shopper. */
  async click(index: number, order: ChangeOrder): Promise<void> {
    const tab = this.tab(index)
    await tab.order(order, undefined, () => tab.store.set(changeCartAtom, order))
  }

  /** A change by the page, which expects a result. */
  async request(index: number, change: CartChange): Promise<void> {
    const tab = this.tab(index)
    this.requests += 1
    const requestId = `${tab.prefix}#${this.requests}`
    const detail = { requestId, change }
    const event = new CustomEvent('shop-cart-change', { detail })
    await tab.order({ change }, requestId, () =>
      index === FIRST
        ? void window.dispatchEvent(event)
        : carryOut(event, () => tab.store.set(externalChangeAtom, detail, event)),
    )
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
    for (let steps = 0; this.clock.countTimers() > 0; steps++) {
      if (steps > MAX_STEPS) throw new Error('The run does not end.')
      await this.step()
    }
    // The message of a failed change comes by an import, which takes real time.
    const waits = () => this.tabs.some(({ unanswered }) => unanswered.length > 0)
    for (const end = performance.now() + MAX_IMPORT_MS; waits() && performance.now() < end; ) await nextTask()
    for (const { store, unanswered } of this.tabs) {
      if (store.get(pendingChangesAtom).length > 0) throw new Error('A change is still pending.')
      if (unanswered.length > 0) throw new Error(`Without an answer: ${unanswered}`)
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
    const cart = parseCart(this.model.cartOf(this.person))
    for (const { store, prefix } of this.tabs) {
      const shown = store.get(cartAtom)
      if (JSON.stringify(shown) !== JSON.stringify(cart)) {
        throw new Error(`${prefix} shows ${JSON.stringify(shown)}, the service has ${JSON.stringify(cart)}`)
      }
    }
  }

  async flush(): Promise<void> {
    // After that of a message: imports of one module settle in order.
    await import('../../src/state/cart/cart-changes.late.ts')
    await nextTask()
    for (const tab of this.tabs) tab.checkPerson()
    const { store } = this.tab(FIRST)
    if (store.get(confirmedCartAtom).status !== 'unknown' && store.get(itemCountAtom) !== this.reportedCount) {
      this.fail(`The count ${this.reportedCount} was reported, and ${store.get(itemCountAtom)} is shown.`)
    }
    if (this.faults[0]) throw new Error(this.faults[0])
  }

  end(): void {
    for (const tab of this.tabs) tab.close()
    for (const cleanup of this.cleanups) cleanup()
    this.clock.uninstall()
    localStorage.clear()
  }

  private checkResult({ requestId = '', ok = false }: Partial<CartChangeResult> = {}): void {
    this.tabs.find(({ prefix }) => requestId.startsWith(`${prefix}#`))?.checkAnswer(requestId, ok)
  }

  private checkCount(itemCount = -1): void {
    if (itemCount === this.reportedCount) this.fail('An unchanged count was reported.')
    this.reportedCount = itemCount
  }

  private async step(): Promise<void> {
    this.clock.next()
    await this.flush()
  }

  private open(index: number): void {
    if (index === FIRST) {
      this.reportedCount = 0
      delete sharedState().itemCount
    }
    opened += 1
    this.tabs[index] = new SimulatedTab(`tab${index}.${opened}`, this)
  }

  private fetch(request: Request, body: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    const tab = this.tabs.find(({ prefix }) => pathname.startsWith(`${prefix}/`))
    // A closed page sends nothing.
    if (!tab) return new Promise(() => {})
    const person = TOKENS.findIndex((token) => token === (request.headers.get('X-Long-Term-Token') ?? ''))
    const change: CartChange | undefined = request.method === 'PUT' ? JSON.parse(body) : undefined
    const queued = change && tab.send(change, person)
    const plan = (change ? this.plan.changes : this.plan.reads).shift() ?? PROMPT_CALL
    return deliver({
      plan,
      signal: request.signal,
      serve: () => this.model.serve(person, change, plan.outcome),
      isPageOpen: () => !tab.isClosed,
      onSettled: (isOk) => queued && tab.settle(queued, isOk),
    })
  }
}

/** As `cart-connection.ts` does with a change of the page. */
function carryOut(event: Event, change: () => void): void {
  hold(event as HeldChange, personToken())
  change()
}
