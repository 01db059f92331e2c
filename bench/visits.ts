/**
 * Requests and bytes (brotli) that a visit loads from a release on another host: a first visit, a repeated one, and one
 * after the five minutes that a channel is cached. Also the HTML that the elements add to the page.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { pageHost, release, staticCdn, temporaryFolder } from '../test/e2e/support/release.ts'
import { type SnippetOptions, snippetsOf } from '../test/e2e/support/snippets.ts'
import { BUDGET } from '../tools/check/sizes.ts'
import { withBrowser } from './support/bench.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** A page whose footer is below the window, with or without a benefits campaign in the header. */
const asPage = (html: string, hasCampaign: boolean) =>
  html
    .replace('<shop-header ', hasCampaign ? '<shop-header ' : '<shop-header benefits="" ')
    .replace('<main></main>', '<style>main{height:3000px}</style><main></main>')

/** The URLs that are loaded over the network until the page is idle, per visit. */
async function load(browser: Browser, cdnUrl: string, urls: string[]): Promise<string[][]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const visits: string[][] = []
  page.on('response', (response) => {
    if (response.url().startsWith(cdnUrl) && !response.fromCache()) visits.at(-1)?.push(response.url())
  })
  for (const url of urls) {
    visits.push([])
    await page.goto(url)
    await page.waitForFunction(() => window.shopElements !== undefined)
    await page.evaluate(() => window.shopElements?.ready)
    await page.waitForNetworkIdle({ idleTime: 1000 })
  }
  await context.close()
  return visits
}

await withBrowser(async (browser, demo) => {
  const folder = temporaryFolder()
  release(folder.path)
  const cdn = await staticCdn(folder.path)
  const sizeOf = (url: string) => brotliCompressSync(readFileSync(folder.path + new URL(url).pathname)).length
  const variants: [string, string, SnippetOptions['include'], boolean?][] = [
    ['fragments, channel 1', '1', 'copy'],
    [`fragments, ${version} with hashes`, version, 'copy'],
    ['fragments, channel 1, and a campaign', '1', 'copy', true],
    ['bare tags, channel 1', '1', 'tag'],
  ]
  for (const [name, reference, include, hasCampaign = false] of variants) {
    const isBudgeted = include === 'copy' && !hasCampaign
    const { page } = await snippetsOf(folder.path, cdn.url, reference, { site: 'DE', include })
    const html = asPage(page, hasCampaign)
    const host = await pageHost(demo.url, { '/': { html } })
    const [first = [], repeated = []] = await load(browser, cdn.url, [`${host.url}/`, `${host.url}/`])
    const bytes = first.reduce((sum, url) => sum + sizeOf(url), 0)
    console.log(`${name}: ${brotliCompressSync(html).length} B of HTML`)
    console.log(
      `  first visit   ${first.length} files, ${bytes} B${isBudgeted ? `, of ${BUDGET.untouchedBuilt.bytes}` : ''}`,
    )
    console.log(`  repeat visit  ${repeated.length} files`)
    if (isBudgeted && bytes > BUDGET.untouchedBuilt.bytes) process.exitCode = 1
    host.close()
  }
  console.log(
    `after five minutes a channel requests its loader again: 1 file, ${sizeOf(`${cdn.url}/shop-elements/1/shop-elements.js`)} B or a 304`,
  )
  cdn.close()
  folder.remove()
})
