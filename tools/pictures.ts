/**
 * `npm run pictures`: takes pictures of all elements and parts in their states, and shows which differ from the accepted ones.
 *
 *   npm run pictures                        all, by widths, themes and languages; compares with .pictures/accepted/
 *   npm run pictures -- --accept            accepts all as they are now
 *   npm run pictures -- --only header-375   those with this in their name
 *   npm run pictures -- --core              the few in git, in test/pictures/, which the tests compare too
 *   npm run pictures -- --browsers chromium,firefox,webkit   the most seen states in each, beside each other, to look at
 *   npm run pictures -- --no-build          of dist/ as it is
 */
import { parseArgs } from 'node:util'
import { chromium } from './browser.ts'
import { build } from './build.ts'
import { prepareEngines, readEngines } from './engines/engines.ts'
import { takeEnginePictures } from './pictures/engines.ts'
import { differing, summaryOf } from './pictures/report.ts'
import { takePictures } from './pictures/run.ts'
import { seconds } from './step.ts'

/** More make pages so slow that they run into time limits on a machine with two processors. */
const BROWSERS = 2

const { values } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    core: { type: 'boolean', default: false },
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    browsers: { type: 'string' },
  },
})

if (!values['no-build']) await build()
const started = performance.now()
if (values.browsers !== undefined) {
  const engines = readEngines(values.browsers)
  prepareEngines(engines)
  process.env.CHROME_PATH = chromium()
  const { taken, failed, report } = await takeEnginePictures(engines, values.only)
  console.log(`${taken} pictures, ${failed} failed. Look at ${report}. ${seconds(performance.now() - started)}`)
  process.exit(taken > 0 && failed === 0 ? 0 : 1)
}
const { outcomes, report } = await takePictures({
  isCore: values.core,
  isAccepting: values.accept,
  browsers: BROWSERS,
  ...(values.only && { only: values.only }),
})
console.log(`${summaryOf(outcomes)}. ${seconds(performance.now() - started)}`)
if (outcomes.length === 0) console.error(`No picture has "${values.only}" in its name.`)
if (differing(outcomes).length > 0) console.log(`Look at ${report}; npm run pictures -- --accept accepts them.`)
process.exit(outcomes.length > 0 && differing(outcomes).length === 0 ? 0 : 1)
