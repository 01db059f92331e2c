/**
 * Visits as they come, on the pages of the demo shop: bytes and files of ours, and script and blocking time at 4× CPU beside plain DOM
 * code on the same pages; how soon header and footer are ready, on slow 4G too. Rounds alternate; medians are compared.
 */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer-core'
import type { Demo } from '../demo/server.ts'
import {
  FIELD_VISITS,
  type FieldVisit,
  prepareVisit,
  setDevice,
  watchFragments,
} from '../test/e2e/support/field-visits.ts'
import { startHost } from '../test/e2e/support/host.ts'
import { manifest } from '../tools/check/sizes.ts'
import { median, withBrowser } from './support/bench.ts'
import { asPlain, measured, newPage, SLOW_4G, type View } from './support/page-view.ts'
import { printTable } from './support/table.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SLOWDOWN = 4

interface Visit extends View {
  /** From the start of the page until header and footer are live, on slow 4G, in ms. */
  readyMs: number
  /** Our own, as files of dist/. */
  files: string[]
  /** Fragments of the service, in bytes of brotli. */
  fragments: number[]
  isReactThere: boolean
}

/** Tells when all of header and footer have said that they are ready; plain code tells it itself. */
async function timeReady(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const total = window as unknown as { readyMs: number }
    const seen = new Set<string>()
    window.addEventListener('shop-element-ready', (event) => {
      seen.add((event as CustomEvent<{ element: string }>).detail.element)
      if (seen.has('shop-header') && seen.has('shop-footer')) total.readyMs ??= performance.now()
    })
  })
}

/** Runs something with a page of a new visitor who is about to open the visit's page. */
async function asVisitor<Result>(
  browser: Browser,
  field: FieldVisit,
  url: string,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext()
  try {
    const page = await newPage(context, SLOWDOWN)
    await setDevice(page, field.device)
    await timeReady(page)
    await prepareVisit(page, field, url)
    return await run(page)
  } finally {
    await context.close()
  }
}

async function visit(browser: Browser, { cdnUrl }: Demo, field: FieldVisit, origin: string): Promise<Visit> {
  const url = new URL(field.path, origin).href
  const cost = await asVisitor(browser, field, url, async (page) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith(`${cdnUrl}/`)) files.add(request.url().slice(cdnUrl.length + 1))
    })
    const fragments = watchFragments(page, cdnUrl)
    const view = await measured(page, url, field.act)
    const isReactThere = await page.evaluate(
      () => document.querySelector(':is(shop-header, shop-footer):defined') !== null,
    )
    return { ...view, files: [...files], fragments: await fragments(), isReactThere }
  })
  return { ...cost, readyMs: await readyOnSlow4G(browser, field, url) }
}

const readyOnSlow4G = (browser: Browser, field: FieldVisit, url: string): Promise<number> =>
  asVisitor(browser, field, url, async (page) => {
    await page.emulateNetworkConditions(SLOW_4G)
    await page.goto(url)
    const isReady = () => (window as unknown as { readyMs?: number }).readyMs
    await page.waitForFunction(isReady, { timeout: 30_000 })
    return Number(await page.evaluate(isReady))
  })

const shown = (ours: number, plain: number) => `${ours.toFixed(0)} (${(ours / plain).toFixed(1)}×)`

await withBrowser(async (browser, demo) => {
  const { files } = manifest()
  const rows: string[][] = []
  for (const field of FIELD_VISITS) {
    const { change = (html) => html, path } = field
    const ours = await startHost(demo.url, { change })
    const plain = await startHost(demo.url, { change: (html) => asPlain(change(html)) })
    // Plain code has its markup in the page.
    const asFragment = { ...field, path: path.replace(/fragments=(off|service)/, 'fragments=static') }
    const results: { ours: Visit[]; plain: Visit[] } = { ours: [], plain: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      results.ours.push(await visit(browser, demo, field, ours.url))
      results.plain.push(await visit(browser, demo, asFragment, plain.url))
    }
    ours.close()
    plain.close()
    const of = (who: 'ours' | 'plain', value: keyof View | 'readyMs') => median(results[who].map((one) => one[value]))
    const compared = (value: keyof View | 'readyMs') => shown(of('ours', value), of('plain', value))
    const { files: loaded, fragments } = results.ours[0] ?? { files: [], fragments: [] }
    const sizes = [...loaded.map((file) => files[file.replace(/\?.*/, '')]?.brotli ?? 0), ...fragments]
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    rows.push([
      `${field.name}, ${field.device}`,
      (bytes / 1000).toFixed(1),
      `${sizes.length}`,
      results.ours.some(({ isReactThere }) => isReactThere) ? 'yes' : '–',
      compared('scriptMs'),
      `${of('ours', 'blockingMs').toFixed(0)} (${of('plain', 'blockingMs').toFixed(0)})`,
      compared('readyMs'),
    ])
    console.log(rows.at(-1)?.join(' | '))
  }
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  printTable(
    'field',
    ['visit', 'kB', 'files', 'React', 'script, ms', 'blocking, ms (plain)', 'ready on slow 4G, ms'],
    '---|--:|--:|---|--:|--:|--:',
    rows,
    [`Version ${version}, medians of ${ROUNDS}.`],
  )
})
