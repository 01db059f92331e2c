/** The browser of the cart's random interleavings: tabs, clock, net and cart service, all in the hands of a test. */
import { type Clock, install } from '@sinonjs/fake-timers'
import { parseStoredCart } from '../../src/api/cart-service.ts'
import { type CartChangeResult, listen } from '../../src/page/events/events.ts'
import { knownState } from '../../src/page/events/known-state.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { cartAtom, confirmedCartAtom, itemCountAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { changeCartAtom, externalChangeAtom } from '../../src/state/cart/cart-changes.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { loadCartAtom } from '../../src/state/cart/cart-load.ts'
import { connectTabs } from '../../src/state/cart/cart-tabs.ts'
import { CartModel, TOKENS } from './cart-model.ts'
import { carry, type Nature, type Plan } from './cart-net.ts'
import { logIn } from './cart-page.ts'
import type { Order } from './cart-shown.ts'
import { CartTab, type TabWorld } from './cart-tab.ts'
import { hush } from './console.ts'
import { fakeNet, turn } from './fake-net.ts'
import { fakeChannels } from './tab-channels.ts'

const PROMPT: Plan = { fate: { kind: 'done' }, toMs: 5, backMs: 5 }
/** A run that needs more steps than this goes on for ever. */
const MAX_STEPS = 3000
export const TABS = 3
/** Its page hears and tells all events; of the other tabs only the cart is of interest. */
const FIRST = 0
// Each has a name of its own: of a run that has failed something may still be on its way.
let opened = 0

export class CartWorld implements TabWorld {
  readonly model = new CartModel()
  readonly fingerprints = new Map<number, number | undefined>()
  private readonly clock: Clock = install({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  private readonly tabs: CartTab[] = []
  private readonly faults: string[] = []
  private readonly stops: (() => void)[]
  private readonly nature: Nature
  private person = 0
  private orders = 0
  private told = 0

  constructor({ changes, reads, tellMs }: Nature) {
    this.nature = { changes: [...changes], reads: [...reads], tellMs }
    this.stops = [
      fakeChannels(tellMs),
      fakeNet((request, body) => this.fetch(request, body)),
      hush('error', []),
      listen('shop-cart-change-result', (detail) => this.noteAnswer(detail)),
      listen('cart-data-changed', (detail) => this.noteCount(detail?.itemCount)),
    ]
    localStorage.clear()
    this.logIn(0)
    for (let index = 0; index < TABS; index++) this.open(index)
  }

  tab(index: number): CartTab {
    return this.tabs[index] as CartTab
  }

  personHere = () => this.person

  fail(message: string): void {
    this.faults.push(message)
  }

  connect(tab: CartTab): () => void {
    if (tab.prefix.startsWith(`/tab${FIRST}`)) return connectCart(tab.store)
    void tab.store.set(loadCartAtom)
    return connectTabs(tab.store)
  }

  /** The tab's page is loaded anew. */
  reload(index: number): void {
    this.tab(index).leave()
    this.open(index)
  }

  logIn(person: number): void {
    this.person = person
    logIn(TOKENS[person] ?? '')
  }

  /** The shopper clicks. */
  async click(index: number, order: Order): Promise<void> {
    const tab = this.tab(index)
    await tab.order(order, () => tab.store.set(changeCartAtom, order))
  }

  /** The page asks, by event or through the element, and wants to know. */
  async ask(index: number, change: CartChange): Promise<void> {
    const tab = this.tab(index)
    this.orders += 1
    const requestId = `${tab.prefix}#${this.orders}`
    const detail = { requestId, change }
    await tab.order({ change, id: requestId }, () =>
      index === FIRST
        ? void window.dispatchEvent(new CustomEvent('shop-cart-change', { detail }))
        : tab.store.set(externalChangeAtom, detail),
    )
  }

  async advance(ms: number): Promise<void> {
    const end = Date.now() + ms
    setTimeout(() => {}, ms)
    await this.calm()
    while (Date.now() < end) await this.step()
  }

  /** Until nothing is on its way and no timer runs. */
  async settle(): Promise<void> {
    await this.calm()
    for (let steps = 0; this.clock.countTimers() > 0; steps++) {
      if (steps > MAX_STEPS) throw new Error('It goes on for ever.')
      await this.step()
    }
    for (const { store, unanswered } of this.tabs) {
      if (store.get(pendingChangesAtom).length > 0) throw new Error('A change is still waiting.')
      if (unanswered.length > 0) throw new Error(`Without an answer: ${unanswered}`)
    }
  }

  /** A last reading in each tab, which nothing disturbs. */
  async finish(): Promise<void> {
    await this.settle()
    this.nature.reads = []
    for (const { store } of this.tabs) void store.set(loadCartAtom)
    await this.settle()
    this.checkSame()
  }

  /** All tabs show what the service has. */
  checkSame(): void {
    const cart = parseStoredCart(this.model.cartOf(this.person))
    for (const { store, prefix } of this.tabs) {
      const shown = store.get(cartAtom)
      if (JSON.stringify(shown) !== JSON.stringify(cart)) {
        throw new Error(`${prefix} shows ${JSON.stringify(shown)}, the service has ${JSON.stringify(cart)}`)
      }
    }
  }

  async calm(): Promise<void> {
    await turn()
    for (const tab of this.tabs) tab.checkPerson()
    const { store } = this.tab(FIRST)
    if (store.get(confirmedCartAtom).status !== 'unknown' && store.get(itemCountAtom) !== this.told) {
      this.fail(`${this.told} was told, and ${store.get(itemCountAtom)} is shown.`)
    }
    if (this.faults[0]) throw new Error(this.faults[0])
  }

  end(): void {
    for (const tab of this.tabs) tab.leave()
    for (const stop of this.stops) stop()
    this.clock.uninstall()
    this.logIn(0)
    localStorage.clear()
  }

  private noteAnswer({ requestId = '', ok = false }: Partial<CartChangeResult> = {}): void {
    this.tabs.find(({ prefix }) => requestId.startsWith(`${prefix}#`))?.answered(requestId, ok)
  }

  private noteCount(itemCount = -1): void {
    if (itemCount === this.told) this.fail('A count that had not changed was told.')
    this.told = itemCount
  }

  private async step(): Promise<void> {
    this.clock.next()
    await this.calm()
  }

  private open(index: number): void {
    if (index === FIRST) {
      this.told = 0
      delete knownState().itemCount
    }
    opened += 1
    this.tabs[index] = new CartTab(`tab${index}.${opened}`, this)
  }

  private fetch(request: Request, body: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    const tab = this.tabs.find(({ prefix }) => pathname.startsWith(`${prefix}/`))
    // A page that is left sends no more.
    if (!tab) return new Promise(() => {})
    const person = TOKENS.findIndex((token) => token === (request.headers.get('X-Long-Term-Token') ?? ''))
    const change: CartChange | undefined = request.method === 'PUT' ? JSON.parse(body) : undefined
    const entry = change && tab.send(change, person)
    const plan = (change ? this.nature.changes : this.nature.reads).shift() ?? PROMPT
    return carry({
      plan,
      signal: request.signal,
      serve: () => this.model.serve(person, change, plan.fate),
      isHeard: () => !tab.isGone,
      settle: (isOk) => entry && tab.settle(entry, isOk),
    })
  }
}
