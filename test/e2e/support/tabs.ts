/**
 * Tabs of visitors. A visit takes a fifth less time in a tab that has shown a page of the shop before, so a tab is used again after
 * its test: without the cookies, storage and history of the visitor before, in the same window size as a new one. A tab in
 * which a test has set something that lasts, such as another user agent, is closed.
 */
import type { BrowserContext, CDPSession, ConsoleMessage, Page } from 'puppeteer-core'
import type { Demo } from '../../../demo/server.ts'
import { type BrowserKind, browser } from './browsers.ts'
import { watchLayout, withoutMouse } from './in-page.ts'
import { refuseRequests } from './refuse-requests.ts'

export interface Tab {
  page: Page
  /** Console errors and warnings, uncaught errors, blocked resources. */
  problems: string[]
  /** Paths requested from the CDN, in order; stays empty in a browser that does not report them. */
  fetched: string[]
  /** The addresses of all requests, as `fetched`. */
  asked: string[]
}

export interface TabKind extends BrowserKind {
  isTouch: boolean
}

interface OwnTab extends Tab {
  context: BrowserContext
  session: CDPSession
  seesRequests: boolean
  isReusable: boolean
  /** Settings of a test that can be taken back. */
  undo: (() => unknown)[]
}

/** Methods whose effect lasts longer than a page. */
const LASTING = [
  'authenticate',
  'browserContext',
  'createCDPSession',
  'emulate',
  'emulateCPUThrottling',
  'emulateMediaFeatures',
  'emulateMediaType',
  'emulateNetworkConditions',
  'emulateTimezone',
  'exposeFunction',
  'once',
  'setBypassCSP',
  'setCacheEnabled',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setJavaScriptEnabled',
  'setOfflineMode',
  'setRequestInterception',
  'setUserAgent',
] as const

/** The most of one kind: few tests have more visitors. */
const MOST_IDLE = 2

/** The tabs of one shop. */
export class Tabs {
  private readonly idle = new Map<string, OwnTab[]>()
  private taken = new Map<OwnTab, string>()
  private readonly demo: () => Demo

  constructor(demo: () => Demo) {
    this.demo = demo
  }

  /** A tab of a new visitor, for one test. */
  async take(kind: TabKind): Promise<Tab> {
    const key = JSON.stringify(kind)
    const tab = this.idle.get(key)?.pop() ?? (await open(kind, this.demo()))
    this.taken.set(tab, key)
    return tab
  }

  /** Ends all visits: a forgotten page would go on taking time. */
  async release(): Promise<void> {
    const taken = [...this.taken]
    this.taken = new Map()
    for (const [tab, key] of taken) {
      const idle = this.idle.get(key) ?? []
      if (idle.length < MOST_IDLE && (await isReset(tab, this.demo().url))) this.idle.set(key, [...idle, tab])
      else await close(tab)
    }
  }

  async close(): Promise<void> {
    for (const tab of [...this.idle.values()].flat()) await close(tab)
    this.idle.clear()
  }
}

/** A test may have closed it. */
const close = ({ context }: OwnTab): Promise<void> => context.close().catch(() => {})

async function open({ isTouch, ...kind }: TabKind, { cdnUrl }: Demo): Promise<OwnTab> {
  const context = await (await browser(kind)).createBrowserContext()
  const page = await context.newPage()
  await page.evaluateOnNewDocument(watchLayout)
  await page.evaluateOnNewDocument(withoutMouse)
  page.setDefaultTimeout(30_000)
  const session = await page.createCDPSession()
  const tab: OwnTab = {
    context,
    page,
    session,
    problems: [],
    fetched: [],
    asked: [],
    seesRequests: kind.withRequests,
    isReusable: true,
    undo: [],
  }
  page.on('console', (message: ConsoleMessage) => {
    // Browsers log every 404, but no campaign and no footer content are valid answers.
    if (message.location().url?.includes('/api/promotion/') && message.text().includes('404')) return
    if (['error', 'warn'].includes(message.type())) tab.problems.push(message.text())
  })
  page.on('pageerror', (error) => tab.problems.push(String(error)))
  if (kind.withRequests)
    page.on('request', (request) => {
      tab.asked.push(request.url())
      if (request.url().startsWith(cdnUrl)) tab.fetched.push(request.url().slice(cdnUrl.length + 1))
    })
  for (const method of LASTING) {
    const original = (page[method] as (...args: unknown[]) => unknown).bind(page)
    Object.assign(page, {
      [method](...args: unknown[]) {
        tab.isReusable = false
        return original(...args)
      },
    })
  }
  undoably(tab)
  if (!kind.withRequests) refuseRequests(page)
  return tab
}

/** Scripts for each page, and listeners, end with the test. */
function undoably({ page, undo }: OwnTab): void {
  const script = page.evaluateOnNewDocument.bind(page)
  const on = page.on.bind(page)
  page.evaluateOnNewDocument = async (...args) => {
    const added = await script(...args)
    undo.push(() => page.removeScriptToEvaluateOnNewDocument(added.identifier))
    return added
  }
  page.on = (type, handler) => {
    undo.push(() => page.off(type, handler))
    return on(type, handler)
  }
}

/** A small document of the shop: the pages before end with it, and the next one is shown by the same process. */
const SMALL = '/service/footer-images/logos/visa.svg'

/** Makes it the tab of a new visitor, where that is possible. */
async function isReset(tab: OwnTab, origin: string): Promise<boolean> {
  const { page, session, context } = tab
  if (!tab.isReusable || page.isClosed() || !page.url().startsWith('http')) return false
  // The shop, or another host of it.
  const { origin: last } = new URL(page.url())
  // A request that another host has cut off counts as one that is under way.
  if (tab.seesRequests && last !== origin) return false
  try {
    if ((await context.pages()).length > 1) return false
    for (const undo of tab.undo.splice(0).reverse()) await undo()
    await page.mouse.reset()
    if (last !== origin) await page.evaluate(() => sessionStorage.clear())
    await page.goto(origin + SMALL)
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    for (const each of new Set([origin, last]))
      await session.send('Storage.clearDataForOrigin', { origin: each, storageTypes: 'all' })
    await context.deleteCookie(...(await context.cookies()))
    // Else the cache stays. It holds hashed files and drawings only: services answer with no-store, pages and the loader with no-cache.
    if (tab.seesRequests) await session.send('Network.clearBrowserCache')
    await session.send('Page.resetNavigationHistory')
  } catch {
    return false
  }
  tab.problems = []
  tab.fetched = []
  tab.asked = []
  return true
}
