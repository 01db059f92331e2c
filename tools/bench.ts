/**
 * `npm run bench`: measures ratios, side by side in one browser, since absolute times depend on the machine.
 * `npm run bench -- fragment-load` runs one part, named after its file in bench/. `--source` bundles the elements from source in a
 * second, not minified, for trying out a change. `--write` puts the results of cart, suggestions, navigation and newsletter into
 * docs/performance.md; `--profile` prints where the time goes, by function (with `--source`, for names).
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { build } from './build.ts'
import { BROWSER_ARGS, chromium } from './engines/chromium.ts'
import { root } from './paths.ts'

const args = process.argv.slice(2)
const wanted = args.filter((arg) => !arg.startsWith('--'))
const isFromSource = args.includes('--source')

const env: NodeJS.ProcessEnv = { ...process.env, CHROME_PATH: chromium(), BROWSER_ARGS: BROWSER_ARGS.join(' ') }
if (args.includes('--write')) env.BENCH_WRITE = 'true'
if (args.includes('--profile')) env.BENCH_PROFILE = 'true'
if (isFromSource) {
  const { DIST, disposeBundles, rebuildElements } = await import('./dev/bundles.ts')
  await rebuildElements()
  await disposeBundles()
  env.BENCH_DIST = DIST
} else if (!existsSync(root('dist/manifest.json'))) await build()
if (!existsSync(root('bench/node_modules')))
  execFileSync('npm', ['ci', '--include=dev'], { cwd: root('bench'), stdio: 'inherit' })
const isWanted = (file: string) => wanted.length === 0 || wanted.includes(file.replace('.ts', ''))
const benches = readdirSync(root('bench')).filter((file) => /^[a-z-]+\.ts$/.test(file) && isWanted(file))
const results = benches.map((file) => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', root(`bench/${file}`)], {
    env,
    stdio: 'inherit',
  })
  return status ?? 1
})
process.exitCode = Math.max(...results)
