/** One page of a simulated browser: a window with the product in it, which is open, frozen in the back/forward cache, or gone. */
import { personKey } from '../../src/page/events/person.ts'
import type { Clock } from './clock.ts'
import type { Draw } from './draw.ts'
import type { Product, StartProduct } from './product.ts'
import type { OriginStorage } from './storage.ts'
import { SimulatedAbortController, SimulatedEvent, SimulatedException, SimulatedTarget } from './targets.ts'

/** The time that code takes which is fetched when it is needed. */
const CODE_MS = [0, 0, 5, 50, 400, 4000]

/** A browser, as its pages see it. */
interface PageBrowser {
  readonly startProduct: StartProduct
  readonly clock: Clock
  readonly draw: Draw
  readonly isCalm: boolean
  readonly aheadMs: number
  readonly math: Math
  readonly storage: OriginStorage
  readonly cookie: string
  readonly person: number
  readonly network: { fetch(page: Page, url: string, init: RequestInit): Promise<unknown> }
  channelsOf(page: Page): unknown
  closeChannels(page: Page): void
  fail(fault: string): void
  readonly say: ((tab: number, what: string) => void) | undefined
}

/** One of a life's tabs. */
export interface Tab {
  readonly index: number
  page: Page | undefined
  /** In the back/forward cache. */
  kept: Page | undefined
}

export class Page {
  state: 'open' | 'frozen' | 'gone' = 'open'
  /** When it was left last, or frozen. */
  leftAt = 0
  /** How often it came back. */
  returns = 0
  readonly window: SimulatedTarget
  readonly document: SimulatedDocument
  readonly product: Product
  /** Events that happened for it while it was frozen. */
  private readonly backlog: (() => void)[] = []
  private readonly loaded = new Set<string>()
  isKilled = false
  isReady = false
  hasReadFailed = false
  /** A change was answered as made before its item was read, after so many calls: it counts already (CART-14). */
  countAheadSince: number | undefined
  /** The persons who may be shown by name: all who were there since personal data was fetched. */
  persons = new Set<number>()
  /** The count that the page was told last (CART-37). */
  reportedCount = 0
  /** By person, the newest version that was shown, and that was answered or told to this page. */
  readonly versions = new Map<number, number>()
  readonly heard = new Map<number, number>()
  /** The state that was looked at last. */
  lastLook: { state: unknown; person: number } | undefined

  constructor(
    private readonly browser: PageBrowser,
    readonly tab: number,
  ) {
    const onError = (error: unknown) => browser.fail(`A listener threw ${String(error)}.`)
    this.window = new SimulatedTarget(onError)
    this.document = new SimulatedDocument(browser, onError)
    this.product = browser.startProduct(this.globals())
    this.product.holdEarlyChanges()
    // The code of the header.
    this.later(browser.draw.pick(CODE_MS), () => {
      this.product.connectHeader()
      this.isReady = true
    })
  }

  /** After this time, but not while it is frozen. */
  later(ms: number, run: () => void): () => void {
    return this.browser.clock.after(ms, () => this.whenOpen(run))
  }

  say(what: () => string): void {
    this.browser.say?.(this.tab, what())
  }

  whenOpen(run: () => void): void {
    if (this.state === 'open') run()
    else if (this.state === 'frozen') this.backlog.push(run)
  }

  dispatch(type: string, detail?: unknown): void {
    this.window.dispatchEvent(new SimulatedEvent(type, { detail }))
  }

  /** Somebody goes to another page; this one may stay in the back/forward cache. */
  leave(isKept: boolean): void {
    this.leftAt = this.browser.clock.now
    this.window.dispatchEvent(new SimulatedEvent('pagehide', { persisted: isKept }))
    this.turn(false)
    this.state = isKept ? 'frozen' : 'gone'
    if (!isKept) this.browser.closeChannels(this)
  }

  kill(): void {
    this.isKilled = true
    this.state = 'gone'
    this.browser.closeChannels(this)
  }

  /** It has been answered, or told, this version of a person's cart. */
  hear({ person, version }: { person: number; version: number }): void {
    this.heard.set(person, Math.max(version, this.heard.get(person) ?? 0))
  }

  restore(): void {
    this.returns += 1
    this.state = 'open'
    this.turn(true)
    this.window.dispatchEvent(new SimulatedEvent('pageshow', { persisted: true }))
    for (const run of this.backlog.splice(0)) this.later(0, run)
  }

  /** A page that is shown gets the focus, too, and one that is hidden has lost it before. */
  show(isShown: boolean): void {
    if (!isShown) this.focus(false)
    this.turn(isShown)
    if (isShown) this.focus()
  }

  /** Also from another window, which hid nothing. */
  focus(hasFocus = true): void {
    this.window.dispatchEvent(new SimulatedEvent(hasFocus ? 'focus' : 'blur'))
  }

  private turn(isShown: boolean): void {
    this.document.hidden = !isShown
    this.document.dispatchEvent(new SimulatedEvent('visibilitychange'))
  }

  /** A page in the back/forward cache hears of it when it is back. */
  private hearStorage(key: string): void {
    this.whenOpen(() => {
      this.say(() => `hears that ${key} has changed`)
      // Another tab has found who is there now (EVENT-40).
      if (key === personKey('DE')) this.persons = new Set([this.browser.person])
      this.window.dispatchEvent(new SimulatedEvent('storage', { key }))
    })
  }

  private globals(): Record<string, unknown> {
    const { browser, window, document } = this
    const timers = new Map<number, () => void>()
    let count = 0
    const own = {
      document,
      origin: 'https://shop.example',
      location: { href: 'https://shop.example/' },
      localStorage: browser.storage.open((key) => this.hearStorage(key)),
      fetch: (url: string, init: RequestInit) => browser.network.fetch(this, url, init),
      BroadcastChannel: browser.channelsOf(this),
      AbortController: SimulatedAbortController,
      CustomEvent: SimulatedEvent,
      DOMException: SimulatedException,
      Date: { now: () => browser.clock.now + browser.aheadMs },
      Math: browser.math,
      console: { warn: (text: string) => this.say(() => text), error: (text: string) => this.say(() => text) },
      crypto: { getRandomValues: (bytes: Uint8Array) => bytes.map(() => browser.draw.below(256)) },
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
        count += 1
        timers.set(
          count,
          this.later(ms, () => run(...given)),
        )
        return count
      },
      clearTimeout: (timer: number) => timers.get(timer)?.(),
      lateCode: (name: string, load: () => Promise<unknown>) => this.fetchCode(name, load),
    }
    Object.assign(window, own)
    return {
      ...own,
      window,
      globalThis: window,
      addEventListener: window.addEventListener.bind(window),
      dispatchEvent: window.dispatchEvent.bind(window),
    }
  }

  private fetchCode(name: string, load: () => Promise<unknown>): Promise<unknown> {
    const { draw, isCalm } = this.browser
    if (this.loaded.has(name)) return load()
    const isLost = !isCalm && draw.percent(3)
    return new Promise((resolve, reject) => {
      this.later(draw.pick(CODE_MS), () => {
        if (isLost) return reject(new TypeError('Failed to fetch dynamically imported module'))
        this.loaded.add(name)
        resolve(load())
      })
    })
  }
}

/** Has a header, and no JSON block. */
const ROOT = { getAttribute: () => null, dataset: {} }

class SimulatedDocument extends SimulatedTarget {
  hidden = false
  readyState = 'complete'
  documentElement = ROOT

  constructor(
    private readonly browser: PageBrowser,
    onError: (error: unknown) => void,
  ) {
    super(onError)
  }

  get cookie() {
    return this.browser.cookie
  }

  querySelector(selector: string) {
    return selector.startsWith('shop-') ? ROOT : null
  }
}
