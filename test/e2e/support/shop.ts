/** The demo shop and a browser, for tests against the built dist/. */
import { after, before } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type HTTPRequest,
  type Page,
} from 'puppeteer-core'
import { type Demo, startDemo } from '../../../demo/server.ts'

interface Visit {
  page: Page
  /** Console errors and warnings, uncaught errors, blocked resources. */
  problems: string[]
  /** Paths requested from the CDN, in order. */
  fetched: string[]
}

export interface Shop {
  readonly url: string
  readonly cdnUrl: string
  /** A page of a new visitor, with cookies and storage of its own. */
  visitor(options?: { width?: number; height?: number; isTouch?: boolean; withoutScript?: boolean }): Promise<Visit>
}

/** Starts both before the tests of a file, and stops both after them. */
export function shop(start: () => Promise<Demo> = startDemo): Shop {
  let demo: Demo
  let browser: Browser
  const contexts: BrowserContext[] = []

  before(async () => {
    demo = await start()
    browser = await puppeteer.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
      headless: process.env.HEADED === undefined,
    })
  })
  after(async () => {
    await browser?.close()
    await demo?.close()
  })

  return {
    get url() {
      return demo.url
    },
    get cdnUrl() {
      return demo.cdnUrl
    },
    async visitor({ width = 1280, height = 900, isTouch = false, withoutScript = false } = {}) {
      const context = await browser.createBrowserContext()
      contexts.push(context)
      const page = await context.newPage()
      await page.setViewport({ width, height, hasTouch: isTouch, isMobile: isTouch })
      if (withoutScript) await page.setJavaScriptEnabled(false)
      await page.evaluateOnNewDocument(watchLayout)
      page.setDefaultTimeout(10_000)
      const problems: string[] = []
      const fetched: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        // Browsers log every 404, but no content is a valid answer here.
        if (message.location().url?.endsWith('/promotion/SHOP_FOOTER')) return
        if (['error', 'warn'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('request', (request) => {
        if (request.url().startsWith(demo.cdnUrl)) fetched.push(request.url().slice(demo.cdnUrl.length + 1))
      })
      return { page, problems, fetched }
    },
  }
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: sums up layout shifts without recent input, as Core Web Vitals do. */
function watchLayout() {
  const watched = window as unknown as { layoutShift: number; shifted: string[] }
  watched.layoutShift = 0
  watched.shifted = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      watched.layoutShift += entry.value
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '(removed)')
        watched.shifted.push(`${name} (${from.x} ${from.y} ${from.height} → ${to.x} ${to.y} ${to.height})`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as { layoutShift: number; shifted: string[] }
    return { sum: watched.layoutShift, of: watched.shifted }
  })

/**
 * Polls until something is so, from outside the page: a promise that only a busy page holds may be garbage-collected there.
 *
 * @throws {Error} naming what it waited for, after `ms`.
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited for ${ms} ms: ${what}.`)
    await wait(20)
  }
}

interface Marked extends Window {
  areElementsReady?: boolean
  isFooterReady?: boolean
}

/** Aborts requests whose URL contains or matches `blocked`, until the returned function is called. */
export async function blockRequests(page: Page, blocked: string | RegExp): Promise<() => Promise<void>> {
  await page.setRequestInterception(true)
  const isBlocked = (url: string) => (typeof blocked === 'string' ? url.includes(blocked) : blocked.test(url))
  const onRequest = (request: HTTPRequest) => void (isBlocked(request.url()) ? request.abort() : request.continue())
  page.on('request', onRequest)
  return () => {
    page.off('request', onRequest)
    return page.setRequestInterception(false)
  }
}

/** Waits until all elements of the page are rendered, or have reported that they can't be. */
export async function elementsReady(page: Page): Promise<void> {
  const isTrue = (what: string, isSo: () => boolean, ms: number) =>
    waitUntil(`${what} on ${page.url()}`, () => page.evaluate(isSo), ms)
  await isTrue('the loader has run', () => window.shopElements !== undefined, 10_000)
  await page.evaluate(() => {
    void window.shopElements?.ready.then(() => {
      ;(window as Marked).areElementsReady = true
    })
  })
  await isTrue('all elements are ready', () => (window as Marked).areElementsReady === true, 30_000)
}

/** Scrolls to the footer, whose code is fetched when it is near the window, and back to the top. */
export async function footerReady(page: Page): Promise<void> {
  await page.evaluate(() => {
    const footer = document.querySelector('shop-footer')
    const marked = window as Marked
    marked.isFooterReady = !footer || footer.matches(':defined')
    for (const name of ['shop-element-ready', 'shop-element-error'])
      window.addEventListener(name, (event) => {
        if ((event as CustomEvent).detail.element === 'shop-footer') marked.isFooterReady = true
      })
    footer?.scrollIntoView({ behavior: 'instant' })
  })
  const isReady = () => page.evaluate(() => (window as Marked).isFooterReady === true)
  await waitUntil(`the footer is ready on ${page.url()}`, isReady, 30_000)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits for an element, in shadow roots too (`a >>> b`), which the browser's own observers do not reach. */
export const waitForElement = (page: Page, selector: string): Promise<void> =>
  waitUntil(`${selector} exists`, async () => (await page.$(selector)) !== null)

/** Waits until an element is gone, in shadow roots too. */
export const waitForNoElement = (page: Page, selector: string): Promise<void> =>
  waitUntil(`${selector} is gone`, async () => (await page.$(selector)) === null)

export const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

/** Waits until an element exists and contains a text. */
export const waitForText = (page: Page, selector: string, text: string): Promise<void> =>
  waitUntil(`${selector} contains "${text}"`, async () => {
    const texts = await page.$$eval(selector, (all) => all.map((element) => element.textContent ?? ''))
    return texts[0]?.includes(text) === true
  })
