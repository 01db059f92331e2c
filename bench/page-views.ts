/**
 * The cost of a page view that nobody touches, beside plain DOM code on the same markup: script and blocking time, cold and from the
 * browser's cache, with a full and a slow processor. Bare tags, which have no fragment, stand beside. Rounds alternate; medians are
 * compared.
 */
import type { Browser } from 'puppeteer-core'
import { pageHost, release, staticCdn, temporaryFolder } from '../test/e2e/support/release.ts'
import { snippetsOf } from '../test/e2e/support/snippets.ts'
import { median, withBrowser } from './support/bench.ts'
import { asPlain, EMPTY, measured, newPage, noCampaign, type View } from './support/page-view.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const KINDS = ['plain DOM code', 'fragments', 'bare tags'] as const
const SLOWDOWNS = [1, 4]

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

  for (const { close } of hosts) close()
  cdn.close()
  folder.remove()
})
