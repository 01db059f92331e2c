/**
 * Pages of the demo shop with fragments that hold what the services know, and with those of the build: largest contentful paint,
 * layout shift and calls of services. Slow 4G, a quarter of the processor, pages in brotli, a new visitor each time; medians.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { median, withBrowser } from './support/bench.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** Chromium's slow 4G. Bytes a second, and ms. */
const SLOW_4G = { download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8, latency: 150 }
const PAGES = { home: '/?site=DE', 'not found': '/nothing?site=DE' }
const KINDS = { 'with content': '&fragments=content', 'of the build': '&fragments=static' }

/** The demo shop behind a server that compresses its pages, as a shop's server does. */
async function compressing(shopUrl: string): Promise<{ url: string; close(): void }> {
  const server = createServer(async ({ url = '/', method = 'GET', headers: { cookie = '' } }, response) => {
    const answer = await fetch(shopUrl + url, { method, headers: { cookie }, redirect: 'manual' })
    for (const name of ['content-type', 'content-security-policy', 'cache-control', 'location']) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    for (const value of answer.headers.getSetCookie()) response.appendHeader('set-cookie', value)
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    if (isPage) response.setHeader('content-encoding', 'br')
    response.writeHead(answer.status).end(isPage ? brotliCompressSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

interface Visit {
  lcpMs: number
  shift: number
  /** For content: navigation, theme worlds, campaigns, footer. */
  contentCalls: number
  calls: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
  })
  await page.evaluateOnNewDocument(() => {
    const seen = { lcpMs: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.emulateCPUThrottling(4)
  await page.emulateNetworkConditions(SLOW_4G)
  await page.goto(url)
  await page.waitForFunction(() => window.shopElements !== undefined)
  await page.evaluate(() => window.shopElements?.ready)
  await page.waitForNetworkIdle({ idleTime: 1500 })
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcpMs: number; shift: number } }).seen)
  await context.close()
  const isContent = (path: string) => /jsonflyoutnavigation|themeworlds\/navigation|api\/promotion\//.test(path)
  return { ...seen, contentCalls: calls.filter(isContent).length, calls: calls.length }
}

await withBrowser(async (browser, demo) => {
  const shop = await compressing(demo.url)
  for (const [page, path] of Object.entries(PAGES)) {
    for (const [kind, query] of Object.entries(KINDS)) {
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, shop.url + path + query))
      const of = (name: keyof Visit) => median(visits.map((one) => one[name]))
      console.log(
        `${page}, fragments ${kind}: LCP ${of('lcpMs').toFixed(0)} ms, layout shift ${of('shift').toFixed(3)}, ` +
          `${of('contentCalls')} calls for content of ${of('calls')} in all`,
      )
    }
  }
  shop.close()
})
