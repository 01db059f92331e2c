/** A life of shoppers in three tabs: all of it follows from the seed, and the laws are checked after each thing that happens. */
import type { CartChange } from '../../src/shop/cart/cart.ts'
import { Browser } from './browser.ts'
import { CartService, TOKENS } from './cart-service.ts'
import { Clock } from './clock.ts'
import { Draw } from './draw.ts'
import { type Asked, checkAtEnd, checkSame, checkShown, OWN } from './laws.ts'
import { Page, type Tab } from './page.ts'
import type { StartProduct } from './product.ts'
import type { Script } from './script.ts'
import { ACTIONS } from './steps.ts'

/** A life in which more happens between two steps never ends. */
const MAX_EVENTS = 3000
/** The time after a step in which nothing else is done. */
const WAIT_MS = [0, 0, 0, 1, 5, 10, 50, 500, 3000, 8000, 16_000]

/** Lets everything happen that needs no time. */
export const flush = () => new Promise<void>((resolve) => queueMicrotask(() => process.nextTick(resolve)))

export class Life {
  readonly browser: Browser
  readonly tabs: Tab[] = []
  readonly asked = new Map<string, Asked>()
  private readonly clock = new Clock()
  private numbers = 0
  /** Somebody has logged in while a page waited for an answer to nobody. Services give first tokens too, so it takes that for theirs. */
  private isFirstTokenUnclear = false

  constructor(
    seed: number,
    private readonly script: Script,
    startProduct: StartProduct,
    /** Filled with what happens, for the reader of a failure. */
    private readonly trace?: string[],
  ) {
    const { isCalm, tabs } = script
    const draw = new Draw(seed)
    this.browser = new Browser(startProduct, this.clock, new CartService(draw), draw, isCalm)
    if (trace) this.browser.say = (tab, what) => this.say(tab, what)
    for (let index = 0; index < tabs; index += 1) {
      const tab = { index, page: undefined, kept: undefined }
      this.tabs.push(tab)
      this.come(tab)
    }
  }

  /** Lives to the end. @throws at the first broken law. */
  async live(): Promise<void> {
    await this.check()
    for (const { kind, tab, seed } of this.script.steps) {
      this.browser.draw = new Draw(seed)
      const done = (ACTIONS[kind] as (typeof ACTIONS)['request'])(this, this.tabs[tab] as Tab, this.browser.draw)
      if (done !== undefined) this.say(tab, `${kind} ${done}`)
      await this.check()
      const end = this.clock.now + this.browser.draw.pick(WAIT_MS)
      while (this.clock.next(end)) await this.check()
      this.clock.now = end
    }
    await this.end()
  }

  /** Everybody comes back, nothing fails any more, and everything ends that has begun. */
  private async end(): Promise<void> {
    const { browser, tabs } = this
    browser.calmDown()
    await this.settle()
    for (const tab of tabs) {
      if (!tab.page) this.say(tab.index, `at the end ${this.come(tab, true)}`)
      this.show(tab.page as Page)
    }
    await this.settle()
    checkAtEnd(this)
    // A change that a page has left behind may be made after the next page has read.
    const isLeftBehind = browser.network.sent.some(({ page, madeAs }) => madeAs !== undefined && page.state === 'gone')
    if (!this.script.isCalm || isLeftBehind || this.isFirstTokenUnclear) {
      for (const { page } of tabs) page?.dispatch('cartTriggerUpdate')
      await this.settle()
    }
    checkSame(this)
    this.throwFault()
  }

  private async settle(): Promise<void> {
    await this.check()
    for (let count = 0; this.clock.next(); count += 1) {
      if (count > MAX_EVENTS) throw new Error('It never ends.')
      await this.check()
    }
  }

  private async check(): Promise<void> {
    await flush()
    for (const { page } of this.tabs) if (page) checkShown(this, page)
    this.throwFault()
  }

  private throwFault(): void {
    const [fault] = this.browser.faults
    if (fault) throw new Error(fault)
  }

  say(tab: number, what: string): void {
    this.trace?.push(`${((this.clock.now % 86_400_000) / 1000).toFixed(3)} tab ${tab}: ${what}`)
  }

  ownChange({ index }: Tab, name: string): CartChange {
    this.numbers += 1
    return { setArticle: { productId: `${index}${name}`, tcm: OWN, quantity: this.numbers } }
  }

  /** The page asks for a change. */
  request(page: Page, change: CartChange): string {
    const requestId = String(this.asked.size + 1)
    this.asked.set(requestId, { page, change, person: this.browser.person, isBeforeLogin: false, results: [] })
    page.dispatch('shop-cart-change', { requestId, change })
    return `${requestId}: ${JSON.stringify(change)}`
  }

  /** Somebody logs in, or out. */
  logIn(person: number): string {
    const { browser, asked, tabs } = this
    if (person !== browser.person) for (const one of asked.values()) one.isBeforeLogin = true
    const isAsking = (page: Page | undefined) => page?.product.state().refetch || page?.product.state().pending.length
    if (browser.person === 0 && tabs.some(({ page, kept }) => isAsking(page) || isAsking(kept)))
      this.isFirstTokenUnclear = true
    browser.person = person
    for (const { page } of tabs) page?.persons.add(person)
    return TOKENS[person] || 'nobody'
  }

  reset(page: Page): void {
    page.persons = new Set([this.browser.person])
    page.dispatch('shop-personal-data-reset')
    this.mustKnowPerson(page)
  }

  show(page: Page): void {
    page.show(true)
    this.mustKnowPerson(page)
  }

  leave(tab: Tab, isKept: boolean): string | undefined {
    const { page } = tab
    if (!page) return undefined
    this.say(tab.index, isKept ? 'leaves, and is kept' : 'leaves')
    page.leave(isKept)
    tab.kept = isKept ? page : undefined
    tab.page = undefined
    return ''
  }

  /** The browser has killed the page's process; it is loaded again. */
  kill(tab: Tab): string | undefined {
    if (!tab.page) return undefined
    tab.page.kill()
    tab.page = undefined
    return this.come(tab)
  }

  /** The shop is opened, or comes from the back/forward cache if it is there. */
  come(tab: Tab, isBack = false): string | undefined {
    if (tab.page) return undefined
    const { kept } = tab
    if (kept) tab.kept = undefined
    if (!kept || !isBack) {
      if (kept) kept.state = 'gone'
      tab.page = this.open(tab.index)
      return 'opened'
    }
    tab.page = kept
    kept.persons = new Set([this.browser.person])
    kept.restore()
    this.mustKnowPerson(kept)
    return 'restored'
  }

  private open(index: number): Page {
    const page = new Page(this.browser, index)
    page.persons.add(this.browser.person)
    page.window.addEventListener('shop-cart-change-result', ({ detail }) => {
      const { requestId, ok } = detail as { requestId: string; ok: boolean }
      const asked = this.asked.get(requestId)
      asked?.results.push(ok)
      this.say(index, `answered ${requestId} ${ok}`)
      // Those of tools are told to them.
      if (asked ? asked.results.length > 1 : !requestId.startsWith('proposal-'))
        this.browser.fail(`Request ${requestId} was answered twice (CART-39).`)
    })
    page.window.addEventListener('cart-data-changed', ({ detail }) => {
      const { itemCount } = detail as { itemCount: number }
      if (itemCount === page.reportedCount) this.browser.fail('An unchanged count was reported (CART-37).')
      page.reportedCount = itemCount
    })
    return page
  }

  private mustKnowPerson(page: Page): void {
    if (page.isReady && !page.product.look().isPersonKnown)
      this.browser.fail('The page does not know who is here (CART-29).')
  }
}
