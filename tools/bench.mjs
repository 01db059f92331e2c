/** Ratios, measured side by side in one browser: absolute times say more about the machine than about the code. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { BROWSER_ARGS, chromium } from './browser.mjs'
import { build } from './build.mjs'
import { root } from './paths.mjs'

const env = { ...process.env, CHROME_PATH: chromium(), BROWSER_ARGS: BROWSER_ARGS.join(' ') }
if (!existsSync(root('dist/manifest.json'))) await build()
const benches = readdirSync(root('test/bench')).filter((file) => file.endsWith('.ts'))
const results = benches.map((file) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', root(`test/bench/${file}`)], {
    env,
    stdio: 'inherit',
  })
  return status ?? 1
})
process.exitCode = Math.max(...results)
