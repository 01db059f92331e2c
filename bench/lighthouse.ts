/** The demo's home by Lighthouse, as its first visitor gets it: five times each, the median. */
import { installHostLibraries } from '../tools/hosts/host-libraries.ts'
import { type Device, lighthouseReport } from '../tools/hosts/lighthouse.ts'
import { median, withBrowser } from './support/bench.ts'

const ROUNDS = 5
const DEVICES: Device[] = ['desktop', 'mobile']
const EMBEDDINGS = { content: 'fragments with content', static: 'fragments of the build', off: 'bare tags' }

installHostLibraries()
for (const [fragments, name] of Object.entries(EMBEDDINGS))
  for (const device of DEVICES) {
    const scores: Record<string, number[]> = {}
    for (let round = 0; round < ROUNDS; round += 1)
      // A browser of its own: nothing is in a cache.
      await withBrowser(async (browser, demo) => {
        const report = await lighthouseReport(browser, `${demo.url}/?site=DE&fragments=${fragments}`, device)
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
