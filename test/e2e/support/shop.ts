/** The demo shop and a browser, for tests against the built dist/. */
import { after, afterEach, before } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { HTTPRequest, Page } from 'puppeteer-core'
import { type Demo, startDemo } from '../../../demo/server.ts'
import { waitUntil } from '../../../tools/engines/page-waits.ts'
import { answersEnded, QUIET_MS } from './answers.ts'
import { holdBrowsers } from './browsers.ts'
import { refuse } from './refuse-requests.ts'
import { Tabs } from './tabs.ts'

export {
  elementsLive,
  elementsReady,
  footerReady,
  headerReady,
  waitForElement,
  waitForNoElement,
  waitForText,
  waitUntil,
} from '../../../tools/engines/page-waits.ts'

/** Of windows, in px: a phone, a tablet, a small and a large screen. */
export const WIDTHS = [375, 768, 1024, 1440]

interface Visit {
  page: Page
  /** Console errors and warnings, uncaught errors, blocked resources. */
  problems: string[]
  /** Paths requested from the CDN, in order; needs `withRequests`. */
  fetched: string[]
}

export interface VisitorOptions {
  width?: number
  height?: number
  isTouch?: boolean
  withoutScript?: boolean
  /** For the clipboard and the back/forward cache. */
  inWholeBrowser?: boolean
  /** For tests that see requests, or change them; the others take a sixth less time. */
  withRequests?: boolean
}

export interface Shop {
  readonly url: string
  readonly cdnUrl: string
  /** A page of a new visitor, with cookies and storage of its own. */
  visitor(options?: VisitorOptions): Promise<Visit>
}

interface ShopOptions {
  start?: () => Promise<Demo>
  /** Tests that look at no picture take less time without. */
  withPictures?: boolean
}

/** Runs a demo shop during the tests of a file, and has a browser for them; the visitors of a test leave at its end. */
export function shop({ start = startDemo, withPictures = true }: ShopOptions = {}): Shop {
  let demo: Demo
  const tabs = new Tabs(() => demo)
  let releaseBrowsers: () => Promise<void>

  before(async () => {
    releaseBrowsers = holdBrowsers()
    demo = await start()
  })
  afterEach(() => tabs.release())
  after(async () => {
    await tabs.close()
    await releaseBrowsers()
    await demo?.close()
  })

  return {
    get url() {
      return demo.url
    },
    get cdnUrl() {
      return demo.cdnUrl
    },
    async visitor({
      width = 1280,
      height = 900,
      isTouch = false,
      withoutScript = false,
      inWholeBrowser: isWhole = false,
      withRequests = false,
    } = {}) {
      const tab = await tabs.take({ isWhole, withPictures, withRequests, isTouch })
      const { page, problems, fetched } = tab
      await page.setViewport({ width, height, hasTouch: isTouch, isMobile: isTouch })
      if (withoutScript) await page.setJavaScriptEnabled(false)
      return {
        page,
        problems,
        get fetched() {
          return withRequests ? fetched : refuse('fetched')
        },
      }
    },
  }
}

export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as { layoutShift: number; shifted: string[] }
    return { sum: watched.layoutShift, of: watched.shifted }
  })

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

/** Waits until requests and finite animations have ended, in shadow roots too, e.g. before axe or a picture. */
export async function atRest(page: Page): Promise<void> {
  await wait(QUIET_MS)
  await waitUntil(`all requests of ${page.url()} are answered`, async () => answersEnded())
  await waitUntil(`nothing moves on ${page.url()}`, () =>
    page.evaluate(async () => {
      // What has just changed starts to move in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const roots: (Document | ShadowRoot)[] = [document]
      for (const root of roots)
        for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
      return roots
        .flatMap((root) => root.getAnimations())
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)
    }),
  )
}

export const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')
