/** The demo shop and a browser, for tests against the built dist/. */
import { after, afterEach, before } from 'node:test'
import { type Demo, startDemo } from '../../../demo/server.ts'
import { holdBrowsers } from './browsers.ts'
import { type HostOptions, startHost } from './host.ts'
import { type HostedPage, pageHost, type Running } from './release.ts'
import { Tabs } from './tabs.ts'
import { type Readiness, type Visitor, visitorIn } from './visitor.ts'

/** The widths of windows, in px: a phone, a tablet, a small and a large screen. */
export const WIDTHS = [375, 768, 1024, 1440]

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
  /** A new visitor, with cookies and storage of their own. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  /** A new visitor who opens a page: `visitor`, then `open`. */
  open(path: string, options?: VisitorOptions & { until?: Readiness }): Promise<Visitor>
  /** A host of the shop with these pages, until the end of the test; resolves with its address. */
  pages(pages: Readonly<Record<string, HostedPage>>): Promise<string>
  /** A host of the shop that changes its pages, until the end of the test; resolves with its address. */
  host(options: HostOptions): Promise<string>
  /** Runs after the test. */
  onEnd(end: () => unknown): void
}

interface ShopOptions {
  start?: () => Promise<Demo>
  /** Tests that look at no picture take less time without. */
  withPictures?: boolean
}

/** A late font looks the same as one that is not. */
const startPlainDemo = () => startDemo({ hasFonts: false })

/** Runs a demo shop during the tests of a file, and has a browser for them; the visitors of a test leave at its end. */
export function shop({ start = startPlainDemo, withPictures = true }: ShopOptions = {}): Shop {
  let demo: Demo
  const tabs = new Tabs(() => demo)
  let visitors: Visitor[] = []
  let ends: (() => unknown)[] = []
  let releaseBrowsers: () => Promise<void>

  before(async () => {
    releaseBrowsers = holdBrowsers()
    demo = await start()
  })
  afterEach(async () => {
    const [gone, over] = [visitors, ends]
    visitors = []
    ends = []
    try {
      for (const visitor of gone) await visitor.check()
    } finally {
      await tabs.release()
      for (const end of over) await end()
    }
  })
  after(async () => {
    await tabs.close()
    await releaseBrowsers()
    await demo?.close()
  })

  const untilEnd = ({ url, close }: Running) => {
    ends.push(close)
    return url
  }
  const started: Shop = {
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
      await tab.page.setViewport({ width, height, hasTouch: isTouch, isMobile: isTouch })
      if (withoutScript) await tab.page.setJavaScriptEnabled(false)
      const visitor = visitorIn(tab, demo.url, withRequests)
      visitors.push(visitor)
      return visitor
    },
    async open(path, { until, ...options } = {}) {
      const visitor = await started.visitor(options)
      await visitor.open(path, until ?? (options.withoutScript ? 'loaded' : 'awake'))
      return visitor
    },
    pages: async (pages) => untilEnd(await pageHost(demo.url, pages)),
    host: async (options) => untilEnd(await startHost(demo.url, options)),
    onEnd: (end) => void ends.push(end),
  }
  return started
}
