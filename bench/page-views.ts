/**
 * What a page view costs that nobody touches, beside plain DOM code on the same markup: script and blocking time,
 * cold and from the browser's cache, with a full and a slow processor; and how long the first touch takes to a flyout. Bare tags,
 * which have no fragment, stand beside. Rounds alternate; medians are compared.
 */
import type { Browser, Page } from 'puppeteer-core'
import { pageHost, release, staticCdn, temporaryFolder } from '../test/e2e/support/release.ts'
import { snippetsOf } from '../test/e2e/support/snippets.ts'
import { median, withBrowser } from './support/bench.ts'
import { asPlain, measured, newPage, SLOW_4G, type View } from './support/page-view.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const KINDS = ['plain DOM code', 'fragments', 'bare tags'] as const
const SLOWDOWNS = [1, 4]

/** Without it the browser asks for an icon, and leaving the page meanwhile looks like a request that never ends. */
const NO_ICON = '<link rel="icon" href="data:,">'
const EMPTY = `<!doctype html>${NO_ICON}`

const noCampaign = (html: string) =>
  html.replaceAll('<shop-header ', '<shop-header benefits="" ').replace('</head>', `${NO_ICON}</head>`)

async function views(browser: Browser, url: string, slowdown: number): Promise<{ cold: View; warm: View }> {
  const context = await browser.createBrowserContext()
  const page = await newPage(context, slowdown)
  // A page of the host first, so that its process and connections are there.
  await page.goto(`${url}/empty`)
  const cold = await measured(page, url)
  await page.goto(`${url}/empty`)
  const warm = await measured(page, url)
  await context.close()
  return { cold, warm }
}

interface Touch {
  /** From the click to the first change of the control, in ms. */
  busyMs: number
  /** From the click to the open flyout, in ms. */
  openMs: number
}

/** A tap on the cart icon, of a page whose code has not been fetched ahead. */
async function touch(page: Page): Promise<Touch> {
  return page.evaluate(
    () =>
      new Promise<Touch>((resolve) => {
        const root = document.querySelector('shop-header')?.shadowRoot
        const icon = root?.querySelector<HTMLElement>('[part=cart-icon]')
        const start = performance.now()
        let busyMs = 0
        const look = () => {
          busyMs ||= icon?.getAttribute('aria-busy') === 'true' ? performance.now() - start : 0
          const mini = root?.querySelector('.flyout__panel shop-minicart')?.shadowRoot
          if (mini?.querySelector('.minicart')) resolve({ busyMs, openMs: performance.now() - start })
          else requestAnimationFrame(look)
        }
        icon?.dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerType: 'touch', isPrimary: true }),
        )
        icon?.dispatchEvent(
          new PointerEvent('click', {
            bubbles: true,
            composed: true,
            cancelable: true,
            detail: 1,
            pointerType: 'touch',
          }),
        )
        look()
      }),
  )
}

async function touches(browser: Browser, url: string, network?: typeof SLOW_4G): Promise<{ cold: Touch; warm: Touch }> {
  const context = await browser.createBrowserContext()
  const page = await newPage(context, 1)
  const visit = async () => {
    await page.goto(url)
    await page.waitForFunction(() => window.shopElements !== undefined)
    await page.evaluate(() => window.shopElements?.ready)
    await page.waitForNetworkIdle({ idleTime: 500 })
    if (network) await page.emulateNetworkConditions(network)
    const result = await touch(page)
    await page.emulateNetworkConditions(null)
    return result
  }
  const cold = await visit()
  const warm = await visit()
  await context.close()
  return { cold, warm }
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(7)

await withBrowser(async (browser, demo) => {
  const folder = temporaryFolder()
  release(folder.path)
  const cdn = await staticCdn(folder.path, { compresses: true })
  const pageOf = async (include: 'copy' | 'tag') =>
    noCampaign((await snippetsOf(folder.path, cdn.url, '1', { site: 'DE', include })).page)
  const fragments = await pageOf('copy')
  const html = { 'plain DOM code': asPlain(fragments), fragments, 'bare tags': await pageOf('tag') }
  const hosts = await Promise.all(
    KINDS.map((kind) => pageHost(demo.url, { '/': { html: html[kind] }, '/empty': { html: EMPTY } })),
  )

  for (const slowdown of SLOWDOWNS) {
    const results = KINDS.map(() => ({ cold: [] as View[], warm: [] as View[] }))
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url }] of hosts.entries()) {
        const { cold, warm } = await views(browser, url, slowdown)
        results[index]?.cold.push(cold)
        results[index]?.warm.push(warm)
      }
    }
    for (const visit of ['cold', 'warm'] as const) {
      console.log(`an untouched page view, ${visit}, ${slowdown} × CPU: script and blocking time`)
      const of = (index: number, value: keyof View) =>
        median((results[index]?.[visit] ?? []).map((view) => view[value]))
      for (const [index, kind] of KINDS.entries()) {
        const [script, blocking] = [of(index, 'scriptMs'), of(index, 'blockingMs')]
        console.log(
          `  ${kind.padEnd(15)} ${ms(script)} ${(script / of(0, 'scriptMs')).toFixed(1).padStart(5)} ×  ${ms(blocking)}`,
        )
      }
    }
  }

  const [, { url = '' } = {}] = hosts
  for (const [name, network] of [
    ['first tap on the cart icon', undefined],
    ['the same on slow 4G, nothing fetched ahead', SLOW_4G],
  ] as const) {
    const rounds: { cold: Touch; warm: Touch }[] = []
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await touches(browser, url, network))
    for (const visit of ['cold', 'warm'] as const) {
      const of = (value: keyof Touch) => median(rounds.map((round) => round[visit][value]))
      console.log(
        `${name}, ${visit}: busy after ${ms(of('busyMs')).trim()}, mini cart after ${ms(of('openMs')).trim()}`,
      )
    }
  }
  for (const { close } of hosts) close()
  cdn.close()
  folder.remove()
})
