/**
 * `npm run bench`: measures ratios, side by side in one browser, since absolute times depend on the machine.
 * `npm run bench -- fragments` runs one part, named after its file in test/bench/.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { BROWSER_ARGS, chromium } from './browser.ts'
import { build } from './build.ts'
import { root } from './paths.ts'

const env = { ...process.env, CHROME_PATH: chromium(), BROWSER_ARGS: BROWSER_ARGS.join(' ') }
if (!existsSync(root('dist/manifest.json'))) await build()
const wanted = process.argv.slice(2)
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file.replace('.ts', ''))
const benches = readdirSync(root('test/bench')).filter((file) => /^[a-z-]+\.ts$/.test(file) && isWanted(file))
const results = benches.map((file) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', root(`test/bench/${file}`)], {
    env,
    stdio: 'inherit',
  })
  return status ?? 1
})
process.exitCode = Math.max(...results)
