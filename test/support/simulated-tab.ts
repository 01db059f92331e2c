/**
 * One tab of the random scripts. It observes what the tab is asked for, sends, answers and shows, and keeps a model of its
 * queue (CART-11, CART-12) to compare with.
 */
import { atom } from 'jotai'
import { personToken } from '../../src/api/cart/cart-call.ts'
import { type HeldChange, hold } from '../../src/api/cart/held-changes.ts'
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { changeKey } from '../../src/shop/cart/cart-items.ts'
import { isRemoval } from '../../src/shop/cart/cart-rules.ts'
import { cartAtom, confirmedCartAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import type { ChangeOrder } from '../../src/state/cart/cart-change-machine.late.ts'
import { changeCartAtom, externalChangeAtom } from '../../src/state/cart/cart-changes.late.ts'
import { connectCart } from '../../src/state/cart/cart-connection.ts'
import { loadCartAtom } from '../../src/state/cart/cart-effects.ts'
import { deletedItemsAtom } from '../../src/state/cart/cart-outcomes.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { connectTabs } from '../../src/state/cart/cart-tabs.ts'
import { stampOf, TOKENS } from './cart-model.ts'
import { storeFor } from './cart-page.ts'
import { optimisticFault } from './optimistic-fault.ts'
import { moment } from './waits.ts'

/** A change that waits or has been sent, with the ids of all requests merged into it. */
interface QueuedChange {
  key: string
  change: CartChange
  /** The person who made it. */
  person: number
  ids: string[]
}

const personAtom = atom((get) => get(cartStateAtom).person)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
// Makes names unique: calls of a failed run may still be under way.
/** What a tab sees of its browser. */
interface Browser {
  /** Who is logged in; 0 is nobody. */
  readonly person: number
  /** Of each person; filled in by the tabs. */
  readonly fingerprints: Map<number, number | undefined>
  /** Resolves when all that was begun has been done. */
  flush(): Promise<void>
  fail(fault: string): void
}

let opened = 0

export class SimulatedTab {
  /** API base of the tab's calls, and start of its request ids. */
  readonly prefix = `/tab${++opened}`
  readonly store = storeFor('DE', this.prefix)
  isClosed = false
  private readonly seen = new WeakSet<object>()
  private readonly versions = new Map<number, number>()
  private readonly outcomes = new Map<string, boolean>()
  /** Ids of requests. */
  readonly unanswered = new Set<string>()
  private requests = 0
  private expected: { order: ChangeOrder; id: string | undefined } | undefined
  private person: number | undefined
  private personChangedAt: number | undefined
  private waiting: QueuedChange[] = []
  private sent: QueuedChange | undefined
  private readonly ends: (() => void)[]

  /** The page of the first tab handles all events; of the others only the carts are connected. */
  constructor(
    private readonly browser: Browser,
    private readonly isFirst: boolean,
  ) {
    const { store } = this
    this.ends = [
      store.sub(confirmedCartAtom, () => this.checkVersion()),
      store.sub(personAtom, () => this.observePerson()),
      store.sub(pendingChangesAtom, () => this.observeQueue()),
      isFirst ? connectCart(store) : connectTabs(store),
    ]
    if (!isFirst) void store.set(loadCartAtom)
    this.checkPerson()
  }

  /** Leaves the page: answers to its calls don't arrive. */
  close(): void {
    this.isClosed = true
    for (const end of this.ends) end()
  }

  /** A change by the shopper. */
  click(order: ChangeOrder): Promise<void> {
    return this.order(order, undefined, () => this.store.set(changeCartAtom, order))
  }

  /** A change by the page, which expects a result. */
  request(change: CartChange): Promise<void> {
    this.requests += 1
    const requestId = `${this.prefix}#${this.requests}`
    const event = new CustomEvent('shop-cart-change', { detail: { requestId, change } })
    return this.order({ change }, requestId, () => {
      if (this.isFirst) return void window.dispatchEvent(event)
      // As `cart-connection.ts` does.
      hold(event as HeldChange, personToken())
      this.store.set(externalChangeAtom, event.detail, event)
    })
  }

  /** The change must be shown at once, and may be refused only when it belongs to the previous person. */
  private async order(order: ChangeOrder, id: string | undefined, dispatch: () => void): Promise<void> {
    const before = this.store.get(cartAtom)
    this.expected = { order, id }
    dispatch()
    // The code for the page's changes is imported, which takes real time.
    for (let tries = 0; this.expected && tries < 100; tries++) await (tries < 10 ? this.browser.flush() : moment())
    const { expected, hasPersonJustChanged } = this
    this.expected = undefined
    const fault = expected || hasPersonJustChanged ? undefined : optimisticFault(order, before, this.store)
    if (fault) this.browser.fail(fault)
    // A click is on an item of the previous person, a request of the page is not.
    if (expected && (id || !hasPersonJustChanged)) this.browser.fail(`${changeKey(order.change)} was not taken.`)
  }

  /** A change leaves for the server. */
  send(change: CartChange, person: number): QueuedChange | undefined {
    const queued = this.waiting.shift()
    if (this.sent) this.browser.fail('Two changes are in flight at once.')
    if (!isSame(queued?.change, change)) this.browser.fail(`${JSON.stringify(change)} was sent out of order.`)
    if (queued?.person && queued.person !== person) this.browser.fail("A change went to another person's cart.")
    this.sent = queued
    return queued
  }

  /** Its call is over. */
  settle(queued: QueuedChange, isOk: boolean): void {
    this.sent = undefined
    for (const id of queued.ids) this.outcomes.set(id, isOk)
    if (isOk || !isRemoval(queued.change)) return
    void this.browser.flush().then(() => {
      const isDeleted = this.store.get(deletedItemsAtom).some(({ key }) => key === queued.key)
      const isPending = this.store.get(pendingChangesAtom).some(({ key }) => key === queued.key)
      if (isDeleted && !isPending && !this.isClosed) this.browser.fail(`${queued.key} is shown as deleted, but is not.`)
    })
  }

  checkAnswer(id: string, isOk: boolean): void {
    if (!this.unanswered.delete(id)) this.browser.fail(`${id} was answered twice, or never requested.`)
    const queued = this.waiting.find(({ ids }) => ids.includes(id))
    const outcome = queued ? !this.hasPersonJustChanged : this.outcomes.get(id)
    if (outcome !== isOk) this.browser.fail(`${id} was answered ${isOk}, and is ${outcome}.`)
  }

  /** Whether it has noticed who is here now. */
  get knowsPerson(): boolean {
    return this.store.get(personAtom) === this.browser.fingerprints.get(this.browser.person)
  }

  /** Then it shows nothing of another person; after a login the anonymous cart may still be shown. */
  checkPerson(): void {
    const cart = this.store.get(cartAtom)
    if (cart && this.knowsPerson && ![0, this.browser.person].includes(stampOf(cart).person))
      this.browser.fail("Another person's cart is shown.")
  }

  /** Whether it has just noticed that the previous person left: waiting changes are dropped. */
  private get hasPersonJustChanged(): boolean {
    this.observePerson()
    return this.personChangedAt === Date.now()
  }

  private observePerson(): void {
    const person = this.store.get(personAtom)
    if (person === this.person) return
    if (this.person) this.personChangedAt = Date.now()
    this.person = person
    this.browser.fingerprints.set(this.browser.person, person)
  }

  private checkVersion(): void {
    const confirmed = this.store.get(confirmedCartAtom)
    if (confirmed.status !== 'known') return
    const { person, version } = stampOf(confirmed.cart)
    if (!(person in TOKENS)) this.browser.fail('A poisoned cart is shown.')
    if (version < (this.versions.get(person) ?? 0)) this.browser.fail('An older cart replaced a newer one.')
    this.versions.set(person, version)
  }

  /** Whatever joins the queue was ordered; whatever leaves it was sent, or is of another person. */
  private observeQueue(): void {
    const pending = this.store.get(pendingChangesAtom)
    for (const queued of this.waiting) {
      const isAnothers = queued.person !== 0 && queued.person !== this.browser.person
      if (!isAnothers && pending.some(({ key }) => key === queued.key)) continue
      if (!this.hasPersonJustChanged) this.browser.fail(`${queued.key} was lost.`)
      this.waiting = this.waiting.filter((other) => other !== queued)
    }
    for (const change of pending) {
      if (this.seen.has(change)) continue
      this.seen.add(change)
      this.queue(change.change)
    }
  }

  private queue(change: CartChange): void {
    const { expected } = this
    this.expected = undefined
    if (!isSame(expected?.order.change, change)) this.browser.fail('A change was queued that nobody ordered.')
    const key = changeKey(change)
    const waiting = this.waiting.find((other) => other.key === key)
    const queued = waiting ?? { key, change, person: this.browser.person, ids: [] }
    if (!waiting) this.waiting.push(queued)
    queued.change = change
    if (!expected?.id) return
    queued.ids.push(expected.id)
    this.unanswered.add(expected.id)
  }
}
