/**
 * The page of a test in a browser: what is mounted on it, the services behind it, its console, clock and storage, and what a person
 * does with it. Whatever a test changes is put back after it. Whatever reaches the console without having been expected fails
 * the test. How to write one: docs/tests.md.
 */
import { type Clock, type Config, install } from '@sinonjs/fake-timers'
import { setViewport } from '@web/test-runner-commands'
import { pageBlock } from '../../src/page/configuration/json-block.ts'
import { clearItemCount, type KnownState, sharedState } from '../../src/page/events/shared-state.ts'
import type { Cart } from '../../src/shop/cart/cart.ts'
import { SITES } from '../../src/shop/sites/sites.ts'
import { pendingChangesAtom } from '../../src/state/cart/cart.ts'
import { INITIAL_STATE } from '../../src/state/cart/cart-machine.ts'
import { cartStateAtom } from '../../src/state/cart/cart-store.ts'
import { closeFlyoutAtom } from '../../src/state/header/flyout.ts'
import { clearSuggestionsAtom } from '../../src/state/search/suggestions.ts'
import { storeOf } from '../../src/state/store.ts'
import { type CartServer, cartServer } from './cart-server.ts'
import { expectLogs, haveExpectedLogs, startLogs, takeFaultyLogs } from './console.ts'
import { events, onEnd, runEnds } from './ends.ts'
import * as input from './input.ts'
import { followed, insert, mount, paint, rendered, show } from './mount.ts'
import { type CallHandler, json, serve as replaceFetch, type Served } from './services.ts'
import { unknownKeys } from './stored-keys.ts'
import { frame, moment, rest, stops, until } from './waits.ts'
import { within } from './within.ts'

const WORLDS = [{ title: 'Autumn', url: '/themeworlds/autumn' }]

/** Services of a shop in which nothing is going on: an empty cart, nobody logged in, hardly any content. */
const QUIET: Readonly<Record<string, CallHandler>> = {
  'GET /service/cart/api/cart': () => json({ cart: { articles: [], numberOfArticles: 0, totalSum: 0 } }),
  'GET /service/customerfrontenddata/api/v1/psdata': () => json({ tracking: { loginStatus: 'LOGGED_OUT' } }),
  'GET /json/psdata': () => json({ nl_status: 'NONE' }),
  'GET /jsonflyoutnavigation': () => json([{ title: 'Coffee', href: '/coffee' }]),
  'GET /service/themeworld-frontend/api/themeworlds/navigation': () =>
    json({ themeworldFlyout: { sections: { new: { themeworlds: WORLDS } } } }),
}

let answers: Record<string, CallHandler> = {}
let services = { calls: [] as Served[], end() {} }
let earlierCalls: Served[] = []

/** Answers calls as given, from now to the end of the test: `METHOD path` → answer. All others as before. */
function serve(more: Readonly<Record<string, CallHandler>>): void {
  earlierCalls = [...earlierCalls, ...services.calls]
  services.end()
  answers = { ...answers, ...more }
  services = replaceFetch(answers)
}

/** A cart service that starts with this cart and keeps what is changed, from now to the end of the test. */
function serveCart(cart: Cart): CartServer {
  const server = cartServer(cart)
  // The next change would wait for a held answer.
  onEnd(server.release)
  serve(server.answers)
  return server
}

/** Replaces a property of the browser, such as `userAgent` of `navigator`, from now to the end of the test. */
function fake(owner: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  onEnd(() => {
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
  })
}

/** A clock that stands still until it is moved by `tick` or `tickAsync`; of timers only, unless told. */
function clock(options: Config = {}): Clock {
  const installed = install({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true, ...options })
  onEnd(() => installed.uninstall())
  return installed
}

/** Sizes the window, in px; it has 800 × 600 else. */
async function size(width: number, height = 800): Promise<void> {
  if (window.innerWidth === width && window.innerHeight === height) return
  await setViewport({ width, height })
  onEnd(() => setViewport({ width: 800, height: 600 }))
}

/** Gives the page's JSON block these fields. */
function settings(fields: object): void {
  const block = pageBlock()
  const before = block.fields
  block.fields = { ...fields }
  onEnd(() => {
    block.fields = before
  })
}

export const page = {
  ...within(document),
  within,
  press: input.press,
  drag: input.drag,
  mount,
  insert,
  paint,
  show,
  rendered,
  serve,
  serveCart,
  /** All calls of the services so far; with a call, such as `GET /json/psdata`, only those. */
  calls: (call?: string): Served[] =>
    [...earlierCalls, ...services.calls].filter(
      ({ method, path }) => call === undefined || `${method} ${path}` === call,
    ),
  logs: expectLogs,
  events,
  dispatch: (name: string, detail?: unknown) => window.dispatchEvent(new CustomEvent(name, { detail })),
  dataLayer: (): object[] => (window as { dataLayer?: object[] }).dataLayer ?? [],
  followed: () => followed,
  clock,
  size,
  settings,
  fake,
  until,
  stops,
  frame,
  rest,
  onEnd,
  /** The focused element, in whatever shadow root. */
  focused(): Element | null {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused
  },
}

const { href: address } = location
const attributesOf = (element: Element) =>
  element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const)

function putBack(element: Element, attributes: ReturnType<typeof attributesOf>): void {
  for (const name of element.getAttributeNames())
    if (!attributes.some(([one]) => one === name)) element.removeAttribute(name)
  for (const [name, value] of attributes) element.setAttribute(name, value)
}

const { fetch: realFetch } = window

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
}

function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  delete (window as { dataLayer?: unknown }).dataLayer
  for (const name of Object.keys(sharedState())) delete sharedState()[name as keyof KnownState]
  for (const site of SITES) {
    clearItemCount(site)
    const store = storeOf(site)
    store.set(cartStateAtom, INITIAL_STATE)
    store.set(closeFlyoutAtom)
    store.set(clearSuggestionsAtom)
  }
}

/** Fails the test, or the hook after it. */
function checkLogs(): void {
  const faults = takeFaultyLogs()
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

let stopLogs = () => {}

beforeEach(function (this: Mocha.Context) {
  stopLogs = startLogs()
  const roots = [document.documentElement, document.body].map((element) => [element, attributesOf(element)] as const)
  onEnd(() => {
    for (const [element, attributes] of roots) putBack(element, attributes)
  })
  clearStorage()
  followed.length = 0
  earlierCalls = []
  answers = { ...QUIET }
  services = replaceFetch(answers)
  const test = this.currentTest as Mocha.Test & { fn: Mocha.AsyncFunc }
  const { fn } = test
  test.fn = async function (this: Mocha.Context) {
    await fn.call(this)
    // `checkLogs` names those that do not come.
    await until(haveExpectedLogs).catch(() => {})
    checkLogs()
  }
})

afterEach(async () => {
  await runEnds()
  const unknown = unknownKeys()
  // An element that is removed may only be moving: it ends a moment later.
  await moment()
  // The answer to a change would come to the next test.
  await until(() => SITES.every((site) => storeOf(site).get(pendingChangesAtom).length === 0))
  if (document.cookie) {
    clearCookies()
    // WebKit keeps cookies in another process: what it still has to say of them is said when a request has passed there.
    await realFetch('/', { method: 'HEAD', cache: 'no-store' })
  }
  services.end()
  await input.leaveMouse()
  if (location.href !== address) history.replaceState(null, '', address)
  stopLogs()
  checkLogs()
  // Whatever the test has made the elements do (CONFIG-35).
  if (unknown.length > 0) throw new Error(`Stored under a key that docs/privacy.md does not have: ${unknown}`)
})
