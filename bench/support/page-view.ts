/** The cost of a page view for a browser: script and blocking time, from a trace; and the same page with plain DOM code. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'puppeteer-core'

/** Chromium's slow 4G. Bytes a second, and ms. */
export const SLOW_4G = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 }

/** Without it the browser asks for an icon, and leaving the page meanwhile looks like a request that never ends. */
const NO_ICON = '<link rel="icon" href="data:,">'
/** A page of the host without anything. */
export const EMPTY = `<!doctype html>${NO_ICON}`

export const noCampaign = (html: string): string =>
  html.replaceAll('<shop-header ', '<shop-header benefits="" ').replace('</head>', `${NO_ICON}</head>`)

export interface View {
  /** Script time in ms: compiled and run. */
  scriptMs: number
  /** The time of long tasks beyond 50 ms, in ms. */
  blockingMs: number
}

/** The fragments under other tags, and plain DOM code; nothing of ours is fetched. */
export const asPlain = (html: string) =>
  html
    .replaceAll(/(<\/?)(shop-(?:header|footer|minicart|newsletter))/g, '$1plain-$2')
    .replaceAll(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(
      '</body>',
      `<script type="module">${readFileSync(new URL('../plain-page.js', import.meta.url), 'utf8')}</script></body>`,
    )

/** The parts of a trace that count as script: compiling and running, with the layout that a script asks for. */
const SCRIPT = [
  ...['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule', 'RunMicrotasks'],
  ...['FunctionCall', 'EventDispatch', 'TimerFire', 'FireAnimationFrame', 'FireIdleCallback'],
]

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** µs. */
  ts: number
  dur: number
  args: { name?: string; data?: { url?: string } }
}

/** In ms, on the main thread of the page's process: what a script has called counts once. */
function scriptMsOf(events: readonly TraceEvent[], url: string): number {
  const pages = events.filter(({ args }) => args?.data?.url?.startsWith(url)).map(({ pid }) => pid)
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const main = threads.find(({ pid }) => pages.includes(pid))
  let [sum, end] = [0, 0]
  const scripts = events.filter(({ name, ph, tid, pid }) => {
    return ph === 'X' && pid === main?.pid && tid === main.tid && SCRIPT.includes(name)
  })
  for (const { ts, dur } of scripts.sort((one, other) => one.ts - other.ts)) {
    if (ts < end) continue
    sum += dur
    end = ts + dur
  }
  return sum / 1000
}

/** Chromium's own sum leaves out what runs after a promise, so a trace is read. */
export async function measured(page: Page, url: string, act?: (page: Page) => Promise<unknown>): Promise<View> {
  await page.tracing.start({ categories: ['devtools.timeline', '__metadata'] })
  await page.goto(url)
  await page.waitForNetworkIdle({ idleTime: 700 })
  if (act) {
    await act(page)
    await page.waitForNetworkIdle({ idleTime: 700 })
  }
  const trace = Buffer.from((await page.tracing.stop()) ?? []).toString()
  const blockingMs = await page.evaluate(() => (window as unknown as { blockingMs: number }).blockingMs)
  return { scriptMs: scriptMsOf(JSON.parse(trace).traceEvents, url), blockingMs }
}

/** A page of a new visitor. Long tasks are added up from its start. */
export async function newPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  // Compiled functions call this helper, which the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.evaluateOnNewDocument(() => {
    const total = window as unknown as { blockingMs: number }
    total.blockingMs = 0
    new PerformanceObserver((tasks) => {
      for (const { duration } of tasks.getEntries()) total.blockingMs += duration - 50
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.emulateCPUThrottling(slowdown)
  return page
}
