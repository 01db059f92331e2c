/** The demo's home and pages of the documentation by Lighthouse, as their first visitor gets them: five times each, the median. */
import type { Demo } from '../demo/server.ts'
import { installHostLibraries } from '../tools/hosts/host-libraries.ts'
import { type Device, lighthouseReport } from '../tools/hosts/lighthouse.ts'
import { median, withBrowser } from './support/bench.ts'

const ROUNDS = 5
const DEVICES: Device[] = ['desktop', 'mobile']
const PAGES: Readonly<Record<string, (demo: Demo) => string>> = {
  'fragments with content': ({ url }) => `${url}/?site=DE&fragments=content`,
  'fragments of the build': ({ url }) => `${url}/?site=DE&fragments=static`,
  'bare tags': ({ url }) => `${url}/?site=DE&fragments=off`,
  'documentation, start': ({ cdnUrl }) => `${cdnUrl}/docs/`,
  'documentation, an element': ({ cdnUrl }) => `${cdnUrl}/docs/shop-header.html`,
  'documentation, a page of rules': ({ cdnUrl }) => `${cdnUrl}/docs/specification/header.html`,
}

installHostLibraries()
for (const [name, addressOf] of Object.entries(PAGES))
  for (const device of DEVICES) {
    const scores: Record<string, number[]> = {}
    for (let round = 0; round < ROUNDS; round += 1)
      // A browser of its own: nothing is in a cache.
      await withBrowser(async (browser, demo) => {
        const report = await lighthouseReport(browser, addressOf(demo), device)
        for (const [category, score] of Object.entries(report.scores)) {
          scores[category] ??= []
          scores[category].push(score)
        }
      })
    const line = Object.entries(scores).map(
      ([category, all]) => `${category} ${median(all)} (worst ${Math.min(...all)})`,
    )
    console.log(`lighthouse: ${name}, ${device}: ${line.join(', ')}`)
  }
