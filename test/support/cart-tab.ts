/**
 * One tab of the cart's random interleavings, watched: what it is asked, sends, answers and shows. Its queue is kept here
 * a second time, as the public contract words it (section 6), and compared.
 */
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { changeKey } from '../../src/shop/cart/cart-items.ts'
import { isRemoval } from '../../src/shop/cart/cart-rules.ts'
import { cartAtom, confirmedCartAtom, deletedItemsAtom, pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { personAtom } from '../../src/state/cart/cart-person.ts'
import type { Store } from '../../src/state/store.ts'
import { stampOf, TOKENS } from './cart-model.ts'
import { storeFor } from './cart-page.ts'
import { type Order, wrongOf } from './cart-shown.ts'
import { realMoment } from './fake-net.ts'

/** A change that waits or is on its way, with all orders that went into it. */
export interface Entry {
  key: string
  change: CartChange
  /** Who was here when it was asked for. */
  person: number
  ids: string[]
}

export interface TabWorld {
  personHere(): number
  /** By what the tabs know each person; they fill it in. */
  readonly fingerprints: Map<number, number | undefined>
  /** A rule is broken. */
  fail(message: string): void
  /** All that can happen now has happened; no time has passed. */
  calm(): Promise<void>
  /** Connects the cart to the tab's page; returns the end of it. */
  connect(tab: CartTab): () => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export class CartTab {
  readonly store: Store
  readonly prefix: string
  isGone = false
  private readonly seen = new WeakSet<object>()
  private readonly ages = new Map<number, number>()
  private readonly outcomes = new Map<string, boolean>()
  private readonly ids = new Set<string>()
  private ordering: Order | undefined
  private known: number | undefined
  private handsChangedAt: number | undefined
  private waiting: Entry[] = []
  private sent: Entry | undefined
  private readonly stops: (() => void)[]

  constructor(
    name: string,
    private readonly world: TabWorld,
  ) {
    this.prefix = `/${name}`
    this.store = storeFor('DE', this.prefix)
    this.stops = [
      this.store.sub(confirmedCartAtom, () => this.checkAge()),
      this.store.sub(personAtom, () => this.notePerson()),
      this.store.sub(pendingChangesAtom, () => this.followQueue()),
    ]
    this.stops.push(world.connect(this))
    this.checkPerson()
  }

  /** Its page is left: what is on its way does not come back to it. */
  leave(): void {
    this.isGone = true
    for (const stop of this.stops) stop()
  }

  /** A change is asked for in the given way: it is shown at once, and is lost only with the person whose cart it was. */
  async order(order: Order, ask: () => void): Promise<void> {
    const before = this.store.get(cartAtom)
    this.ordering = order
    ask()
    // The code for the page's changes is imported, which takes the browser its time.
    for (let tries = 0; this.ordering && tries < 100; tries++) await (tries < 10 ? this.world.calm() : realMoment())
    const isTaken = !this.ordering
    this.ordering = undefined
    if (isTaken) {
      const wrong = this.hasJustChangedHands ? undefined : wrongOf(order, before, this.store)
      return wrong ? this.world.fail(wrong) : undefined
    }
    // What is clicked on is the other's, what the page asks for is not.
    if (order.id !== undefined || !this.hasJustChangedHands)
      this.world.fail(`${changeKey(order.change)} was not taken.`)
  }

  /** A change leaves for the server. */
  send(change: CartChange, person: number): Entry | undefined {
    const entry = this.waiting.shift()
    if (this.sent) this.world.fail('Two changes are on their way at once.')
    if (!isSame(entry?.change, change)) this.world.fail(`It was not the turn of ${JSON.stringify(change)}.`)
    if (entry?.person && entry.person !== person) this.world.fail("A change went to another person's cart.")
    this.sent = entry
    return entry
  }

  /** It comes back, or never will. */
  settle(entry: Entry, isOk: boolean): void {
    this.sent = undefined
    for (const id of entry.ids) this.outcomes.set(id, isOk)
    if (isOk || !isRemoval(entry.change)) return
    void this.world.calm().then(() => {
      const isDeleted = this.store.get(deletedItemsAtom).some(({ key }) => key === entry.key)
      const isAskedAgain = this.store.get(pendingChangesAtom).some(({ key }) => key === entry.key)
      if (isDeleted && !isAskedAgain && !this.isGone) this.world.fail(`${entry.key} is shown as deleted, but is not.`)
    })
  }

  answered(id: string, isOk: boolean): void {
    if (!this.ids.delete(id)) this.world.fail(`${id} was answered twice, or is nobody's.`)
    const entry = this.waiting.find(({ ids }) => ids.includes(id))
    const outcome = entry ? !this.hasJustChangedHands : this.outcomes.get(id)
    if (outcome !== isOk) this.world.fail(`${id} was answered ${isOk}, and is ${outcome}.`)
  }

  get unanswered(): string[] {
    return [...this.ids]
  }

  /** Whether it knows who is here now. */
  get hasLooked(): boolean {
    return this.store.get(personAtom) === this.world.fingerprints.get(this.world.personHere())
  }

  /** Then nothing of somebody else is shown; who has just logged in may still see what was anonymous. */
  checkPerson(): void {
    const cart = this.store.get(cartAtom)
    if (cart && this.hasLooked && ![0, this.world.personHere()].includes(stampOf(cart).person))
      this.world.fail("Another person's cart is shown.")
  }

  /** It has noticed that somebody is not here any more: what waited is dropped. */
  private get hasJustChangedHands(): boolean {
    this.notePerson()
    return this.handsChangedAt === Date.now()
  }

  private notePerson(): void {
    const person = this.store.get(personAtom)
    if (person === this.known) return
    if (this.known) this.handsChangedAt = Date.now()
    this.known = person
    this.world.fingerprints.set(this.world.personHere(), person)
  }

  private checkAge(): void {
    const load = this.store.get(confirmedCartAtom)
    if (load.status !== 'known') return
    const { person, version } = stampOf(load.cart)
    if (!(person in TOKENS)) this.world.fail('A poisoned cart is shown.')
    if (version < (this.ages.get(person) ?? 0)) this.world.fail('An older cart took the place of a newer one.')
    this.ages.set(person, version)
  }

  /** What comes into the queue was asked for, and what goes out of it was sent, or is somebody else's. */
  private followQueue(): void {
    const pending = this.store.get(pendingChangesAtom)
    for (const entry of this.waiting) {
      const isAnothers = entry.person !== 0 && entry.person !== this.world.personHere()
      if (!isAnothers && pending.some(({ key }) => key === entry.key)) continue
      if (!this.hasJustChangedHands) this.world.fail(`${entry.key} was lost.`)
      this.waiting = this.waiting.filter((other) => other !== entry)
    }
    for (const change of pending) {
      if (this.seen.has(change)) continue
      this.seen.add(change)
      this.queue(change.change)
    }
  }

  private queue(change: CartChange): void {
    const { ordering } = this
    this.ordering = undefined
    if (!isSame(ordering?.change, change)) this.world.fail('A change that nobody asked for.')
    const key = changeKey(change)
    let entry = this.waiting.find((other) => other.key === key)
    if (!entry) {
      entry = { key, change, person: this.world.personHere(), ids: [] }
      this.waiting.push(entry)
    }
    entry.change = change
    if (ordering?.id === undefined) return
    entry.ids.push(ordering.id)
    this.ids.add(ordering.id)
  }
}
