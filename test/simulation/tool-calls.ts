/** An assistant's acts in a life: calls of the page's tools, with what became of each; and a shopper who changes the same items. */
import type { CartChange } from '../../src/shop/cart/cart.ts'
import type { AgentCart } from '../../src/state/cart/agent-cart.late.ts'
import type { Browser } from './browser.ts'
import type { Draw } from './draw.ts'
import type { Page } from './page.ts'

export interface ToolCall {
  page: Page
  change: CartChange
  /** The person whose cart it was. */
  person: number
  /** When it began, among all that is noted. */
  at: number
  /** Undefined until it is answered. */
  outcome?: { isOk: true; count: number } | { isOk: false; code: string } | undefined
}

interface Log {
  calls: ToolCall[]
  /** Quantities that shoppers have set, in place of an assistant's. */
  rivals: { page: Page; change: CartChange; at: number }[]
  /** Quantities of which the assistant of a page was told. */
  told: { page: Page; product: string; count: number; at: number }[]
  numbers: number
  at: number
  carts: Map<Page, AgentCart>
}

const logs = new WeakMap<Browser, Log>()

export function logOf(browser: Browser): Log {
  const log = logs.get(browser) ?? { calls: [], rivals: [], told: [], numbers: 0, at: 0, carts: new Map() }
  logs.set(browser, log)
  return log
}

const next = (log: Log) => {
  log.at += 1
  return log.at
}

/** Every number is used once: by its quantity a change is known again. */
function ownChange(log: Log, tab: number): CartChange {
  log.numbers += 1
  return { setArticle: { productId: `t${tab}`, tcm: `tcm-t${tab}`, quantity: log.numbers } }
}

const quantityOf = (change: CartChange | undefined) =>
  change && 'setArticle' in change ? change.setArticle.quantity : undefined
const productOf = (change: CartChange) => ('setArticle' in change ? change.setArticle.productId : '')

export function callTool(browser: Browser, page: Page, tab: number, any: CartChange | undefined, draw: Draw): string {
  const log = logOf(browser)
  const last = log.calls.findLast((call) => call.page === page)
  // An assistant tries again what it takes for lost.
  const change = draw.percent(25) && last ? last.change : (any ?? ownChange(log, tab))
  const cart = log.carts.get(page) ?? page.product.openAgentCart()
  log.carts.set(page, cart)
  const call: ToolCall = { page, change, person: browser.person, at: next(log) }
  log.calls.push(call)
  const end = (outcome: ToolCall['outcome']) => {
    if (call.outcome) browser.fail('A call was answered twice (PROPOSAL-8).')
    call.outcome = outcome
    next(log)
    page.say(() => `tool ${JSON.stringify(change)}: ${JSON.stringify(outcome)}`)
  }
  const tell = (count: number) => log.told.push({ page, product: productOf(change), count, at: log.at })
  cart.change(change).then(
    ({ count }) => {
      end({ isOk: true, count })
      tell(count)
    },
    ({ code, message }: { code: string; message: string }) => {
      end({ isOk: false, code })
      const [, count] = /holds (\d+)/.exec(message) ?? []
      if (count) tell(Number(count))
    },
  )
  return `tool ${JSON.stringify(change)}`
}

export function readByTool(browser: Browser, page: Page): string {
  const log = logOf(browser)
  const cart = log.carts.get(page) ?? page.product.openAgentCart()
  log.carts.set(page, cart)
  cart.read().then(
    ({ articles }) => {
      for (const { productId: product, quantity: count } of articles)
        log.told.push({ page, product, count, at: next(log) })
    },
    () => {},
  )
  return 'tool reads'
}

/** The shopper sets the quantity of an assistant's article. */
export function rival(browser: Browser, page: Page, tab: number): string {
  const log = logOf(browser)
  const change = ownChange(log, tab)
  log.rivals.push({ page, change, at: next(log) })
  void page.product.click({ change }).catch(() => {})
  return `shopper ${JSON.stringify(change)}`
}

const same = (one: CartChange, other: CartChange) => JSON.stringify(one) === JSON.stringify(other)

/** The faults in the calls of a life that has ended (PROPOSAL-8). */
export function* faultsOfCalls(browser: Browser): Generator<string> {
  const { calls, rivals, told } = logOf(browser)
  const { sent } = browser.network
  for (const call of calls) {
    const { page, change, outcome, person } = call
    const name = JSON.stringify(change)
    if (!outcome) {
      if (page.state === 'open' && !page.isKilled) yield `${name} was never answered.`
      continue
    }
    if (!('setArticle' in change) || !/^t/.test(change.setArticle.productId)) continue
    const own = sent.filter((one) => one.page === page && same(one.change, change))
    const made = own.filter(({ madeAs }) => madeAs !== undefined)
    if (outcome.isOk && outcome.count === change.setArticle.quantity && made.length === 0)
      yield `${name} reads as success, and was never made.`
    // A change that was ended for a later one to its item is answered as that one.
    if (outcome.isOk && own.length > 0 && own.every(({ way }) => way === 'refused' || way === 'unreached'))
      yield `${name} reads as success, and nobody has confirmed it.`
    const alike = calls.filter((one) => one.page === page && same(one.change, change))
    const mayBeMade = alike.filter(({ outcome: one }) => !one || one.isOk || one.code === 'UNKNOWN').length
    if (made.length > mayBeMade) yield `${name} was made ${made.length} times.`
    const [only] = made
    const isMaker = mayBeMade === 1 && (outcome.isOk || outcome.code === 'UNKNOWN')
    if (!isMaker || only?.madeAs === undefined) continue
    // A number that the shopper had set on this page before is not overwritten unless the assistant was told of it.
    const before = sent.find((one) => one.madeAs === (only.madeAs ?? 0) - 1)
    const overwritten = rivals.find((one) => one.page === page && before && same(one.change, before.change))
    const isKnown = told.some(
      (one) => one.page === page && one.count === quantityOf(overwritten?.change) && one.at <= call.at,
    )
    const isSeen = before?.page === page && before.person === person && before.way === 'done'
    if (
      overwritten &&
      isSeen &&
      overwritten.at < call.at &&
      !isKnown &&
      productOf(overwritten.change) === productOf(change)
    )
      yield `${name} overwrites ${JSON.stringify(overwritten.change)}, of which the assistant did not know.`
  }
}
