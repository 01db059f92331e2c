/** The demo shop and a browser, for journeys against the built dist/. */
import { after, before } from 'node:test'
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
  /** What the page complained about: console errors and warnings, uncaught errors, barred resources. */
  complaints: string[]
  /** Paths that were asked of the CDN, in order. */
  fetched: string[]
}

export interface Shop {
  readonly url: string
  readonly cdnUrl: string
  /** A new visitor, with cookies and storage of their own. */
  visitor(options?: { width?: number; height?: number; isTouch?: boolean; withoutScript?: boolean }): Promise<Visit>
}

/** Starts both before a file's tests, and ends both after them. */
export function shop(): Shop {
  let demo: Demo
  let browser: Browser
  const contexts: BrowserContext[] = []

  before(async () => {
    demo = await startDemo()
    browser = await puppeteer.launch({
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: (process.env.BROWSER_ARGS ?? '--no-sandbox').split(' '),
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
      const complaints: string[] = []
      const fetched: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        // No content is an answer (specification 2 §7), though a browser complains of it.
        if (message.location().url?.endsWith('/promotion/SHOP_FOOTER')) return
        if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        if (request.url().startsWith(demo.cdnUrl)) fetched.push(request.url().slice(demo.cdnUrl.length + 1))
      })
      return { page, complaints, fetched }
    },
  }
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: sums up the layout shifts that no action of the user explains, as the field's measure does. */
function watchLayout() {
  const watched = window as unknown as { layoutShift: number; shifted: string[] }
  watched.layoutShift = 0
  watched.shifted = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      watched.layoutShift += entry.value
      for (const { node, previousRect: from, currentRect: to } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone meanwhile')
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

/** Asks again and again: a promise that is waited for from outside may be collected in a busy page. */
async function until(page: Page, isSo: () => boolean, ms: number): Promise<void> {
  const end = Date.now() + ms
  while (!(await page.evaluate(isSo)) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}

interface Marked extends Window {
  areAlive?: boolean
  isFooterAlive?: boolean
}

/** What matches can't be had, until the returned function is called. */
export async function without(page: Page, missing: string | RegExp): Promise<() => Promise<void>> {
  await page.setRequestInterception(true)
  const isMissing = (url: string) => (typeof missing === 'string' ? url.includes(missing) : missing.test(url))
  const decide = (request: HTTPRequest) => void (isMissing(request.url()) ? request.abort() : request.continue())
  page.on('request', decide)
  return () => {
    page.off('request', decide)
    return page.setRequestInterception(false)
  }
}

/** All elements that the page has are alive. */
export async function alive(page: Page): Promise<void> {
  await until(page, () => window.shopElements !== undefined, 10_000)
  await page.evaluate(() => {
    void window.shopElements?.ready.then(() => {
      ;(window as Marked).areAlive = true
    })
  })
  await until(page, () => window.shopElements === undefined || (window as Marked).areAlive === true, 30_000)
}

/** Goes to the footer, whose code comes when it is nearly in sight, and back again. */
export async function footerAlive(page: Page): Promise<void> {
  await page.evaluate(() => {
    const footer = document.querySelector('shop-footer')
    const marked = window as Marked
    marked.isFooterAlive = !footer || footer.matches(':defined')
    for (const name of ['shop-element-ready', 'shop-element-error'])
      window.addEventListener(name, (event) => {
        if ((event as CustomEvent).detail.element === 'shop-footer') marked.isFooterAlive = true
      })
    footer?.scrollIntoView({ behavior: 'instant' })
  })
  await until(page, () => (window as Marked).isFooterAlive === true, 30_000)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits for an element, inside shadow roots too (`a >>> b`), where the browser's own watching does not reach. */
export async function appears(page: Page, selector: string): Promise<void> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    if (await page.$(selector)) return
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  throw new Error(`${selector} has not appeared.`)
}

export const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

/** Waits until an element is there and says something. */
export async function says(page: Page, selector: string, text: string): Promise<void> {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    if ((await page.$(selector)) && (await textOf(page, selector)).includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${selector} does not say "${text}".`)
}
