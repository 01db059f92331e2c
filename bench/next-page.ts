/**
 * The next page, sooner: from the end of a tap on a link of the menu to the first paint of its page, with `next-page` off, `prefetch` and `prerender`, at
 * 4× CPU, of a back end that takes 0 and 200 ms; pages that are fetched for each that is opened, in a journey of 50 moves; and what 1,000
 * hovers over the headers of nine sites have changed, with a menu that has links with effects.
 */
import type { Browser, Page } from 'puppeteer-core'
import { effectOf } from '../src/shop/next-page/effects.ts'
import { SITES, type Site } from '../src/shop/sites/sites.ts'
import { elementsLive } from '../tools/engines/page-waits.ts'
import { median, withBrowser } from './support/bench.ts'
import { nextPageHost, VALUES, type Value } from './support/next-page-host.ts'
import { printTable } from './support/table.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const MOVES = Number(process.env.MOVES ?? 50)
const HOVERS = Number(process.env.HOVERS ?? 1000)
const GOAL_MS = 100
const GOAL_PAGES = 1.3
/** Longer than a browser waits before a mouse that rests on a link counts. */
const REST_MS = 350
const LINKS = 'shop-header >>> .navigation__entry[href], shop-header >>> .navigation a[data-track^="navigation|"][href]'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function openHome(browser: Browser, url: string, site: Site = 'DE') {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${url}/?site=${site}`)
  await elementsLive(page)
  await page.waitForNetworkIdle({ idleTime: 300 })
  return { page, context }
}

/** The middles of links that can be seen, in px. */
async function placesOf(page: Page, selector = LINKS) {
  const links = await page.$$(selector)
  const places = await Promise.all(links.map((link) => link.boundingBox()))
  return places
    .filter((box) => box !== null)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

type Host = Awaited<ReturnType<typeof nextPageHost>>

const press = async (page: Page) => {
  await page.mouse.down()
  // Its page may be gone by then.
  await page.mouse.up().catch(() => {})
}

/** In ms, from the click until the next page is painted. */
async function tapToPaint(browser: Browser, host: Host): Promise<number> {
  const { page, context } = await openHome(browser, host.url)
  try {
    await page.emulateCPUThrottling(4)
    const place = (await placesOf(page))[1]
    if (!place) throw new Error('The menu has no link.')
    await page.mouse.move(place.x, place.y)
    await page.mouse.move(place.x + 1, place.y)
    // The rules have worked: the page is there.
    await pause(2500)
    const painted = host.tapToPaint()
    await press(page)
    return await painted
  } finally {
    await context.close()
  }
}

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A hand moves a mouse by about a px a millisecond. */
async function travel(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const steps = Math.max(3, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 16))
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    await pause(12)
  }
}

/**
 * Moves of a mouse: of ten, seven go to a link of the menu, which is clicked after 150 to 450 ms, one rests on a link and goes on, two cross the
 * header on their way to the content.
 */
async function journey(browser: Browser, host: Host): Promise<{ opened: number }> {
  const { page, context } = await openHome(browser, host.url)
  const next = numbers(7)
  let [at, opened] = [{ x: 640, y: 700 }, 1]
  try {
    for (let move = 0; move < MOVES; move += 1) {
      const places = await placesOf(page)
      const place = places[Math.floor(next() * places.length)]
      if (!place) throw new Error('The menu has no link.')
      const kind = move % 10
      const content = { x: 100 + next() * 1000, y: 500 + next() * 300 }
      if (kind === 4 || kind === 8) {
        await travel(page, at, { x: 100 + next() * 1000, y: 10 })
        await travel(page, { x: 600, y: 10 }, content)
        at = content
      } else {
        await travel(page, at, place)
        at = place
        await pause(kind === 6 ? 900 : 150 + next() * 300)
        if (kind === 6) continue
        const painted = host.tapToPaint()
        await press(page)
        await painted
        await page.waitForFunction(() => document.readyState === 'complete').catch(() => {})
        await elementsLive(page)
        opened += 1
      }
    }
    return { opened }
  } finally {
    await context.close()
  }
}

/** Links that an operator could have put into a menu, beside those that it has. */
const EFFECTS = [
  '/logout',
  '/Account/LogOff',
  '/checkout',
  '/cart/add/17',
  '/p/17?add-to-cart=17',
  '/signin?x=1',
  '/a?preview=1',
]
const HARMLESS = ['/categories/tea', '/categories/cocoa', '/search?q=x']

/** Hovers over all links of a header, and over links with effects in its menu. */
async function hoverAll(browser: Browser, url: string, site: Site, count: number): Promise<void> {
  const { page, context } = await openHome(browser, url, site)
  try {
    await page.evaluate(
      (addresses) => {
        const root = document.querySelector('shop-header')?.shadowRoot?.querySelector('[data-root]')
        const box = document.createElement('div')
        box.style.cssText = 'position: fixed; inset: auto 0 0; display: flex; gap: 8px; background: white'
        for (const href of addresses) {
          const link = Object.assign(document.createElement('a'), { href, textContent: href, className: 'added' })
          link.dataset.track = `navigation|${href}`
          box.append(link)
        }
        const left = Object.assign(document.createElement('a'), {
          href: '/left-out',
          textContent: 'no',
          className: 'added no-prefetch',
        })
        left.dataset.track = 'navigation|no'
        box.append(left)
        root?.append(box)
      },
      [...EFFECTS, ...HARMLESS],
    )
    const places = [...(await placesOf(page, 'shop-header >>> .added')), ...(await placesOf(page))]
    for (let hover = 0; hover < count; hover += 1) {
      const place = places[hover % places.length] as { x: number; y: number }
      await page.mouse.move(place.x, place.y)
      await page.mouse.move(place.x + 1, place.y)
      await pause(REST_MS)
    }
  } finally {
    await context.close()
  }
}

await withBrowser(async (browser, demo) => {
  const body: string[][] = []
  const add = (...cells: string[]) => {
    console.error(cells.join(' | '))
    body.push(cells)
  }
  for (const lateMs of [0, 200]) {
    const hosts = await Promise.all(VALUES.map((value) => nextPageHost(demo.url, value, lateMs)))
    const times = new Map<Value, number[]>(VALUES.map((value) => [value, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, value] of VALUES.entries())
        times.get(value)?.push(await tapToPaint(browser, hosts[index] as Host))
    const off = median(times.get('off') ?? [])
    for (const value of VALUES) {
      const all = times.get(value) ?? []
      const ms = median(all)
      const goal = value === 'prerender' ? `≤ ${GOAL_MS} ms${ms <= GOAL_MS ? '' : ' not reached'}` : '–'
      const ratio = value === 'off' ? '' : ` (${(ms / off).toFixed(2)}×)`
      add(
        `tap to first paint, back end of ${lateMs} ms, ms`,
        value,
        `${ms.toFixed(0)}${ratio}`,
        Math.max(...all).toFixed(0),
        goal,
      )
    }
    await Promise.all(hosts.map((host) => host.close()))
  }
  // With `prerender` the same pages are fetched, once each; a driver loses sight of them when they are opened.
  for (const value of ['off', 'prefetch'] as const) {
    const host = await nextPageHost(demo.url, value)
    const { opened } = await journey(browser, host)
    const pages = host.asked.length / opened
    const goal = value === 'off' ? '–' : `≤ ${GOAL_PAGES}${pages <= GOAL_PAGES ? '' : ' not reached'}`
    add(
      `pages fetched for each opened, ${MOVES} moves`,
      value,
      pages.toFixed(2),
      `${host.asked.length} of ${opened}`,
      goal,
    )
    await host.close()
  }
  for (const value of ['prefetch', 'prerender'] as const) {
    const host = await nextPageHost(demo.url, value)
    await Promise.all(SITES.map((site) => hoverAll(browser, host.url, site, Math.ceil(HOVERS / SITES.length))))
    const ahead = host.asked.filter(({ isAhead }) => isAhead)
    const effects = ahead.filter(({ path }) => effectOf(path, host.url) ?? (path === '/left-out' || undefined))
    for (const { path } of effects) console.error(`Fetched in advance: ${path}`)
    add(
      `effects of ${HOVERS} hovers, nine sites`,
      value,
      `${effects.length}`,
      `${ahead.length} fetched`,
      `0${effects.length ? ' not reached' : ''}`,
    )
    await host.close()
  }
  printTable('next-page', ['what', '`next-page`', 'median', 'slowest, or count', 'goal'], '---|---|--:|--:|---', body)
})
