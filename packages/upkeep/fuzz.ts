/**
 * `npm run fuzz -w packages/upkeep`: a long run of the random tests with a random seed. SEED and RUNS choose others; a failure prints the SEED and
 * REPLAY to repeat it with. Then shoppers live random lives in a simulation (LIVES) and in a browser (BROWSER_LIVES), releases are
 * killed (KILLS), run beside each other (RACES) and run out of disk, and the commit is built again.
 */
import { spawnSync } from 'node:child_process'
import { build } from '../../tools/build.ts'
import { BROWSER_ARGS, chromium, headlessShell } from '../../tools/engines/chromium.ts'
import { root } from '../../tools/paths.ts'

const FILES = ['test/shop/form', 'test/shop/promotion/contrast.test.ts', 'test/view/one-view.test.tsx']
const {
  SEED = 'random',
  RUNS = '20000',
  LIVES = '1000000',
  BROWSER_LIVES = '300',
  KILLS = '200',
  RACES = '50',
} = process.env
/** The seed of lives and releases: a number. */
const seed = /^\d+$/.test(SEED) ? SEED : String(Math.floor(Math.random() * 1e9))

/** Lives are short work on one core: what the engine does beside it takes more than it gives. */
const LIVES_FLAGS = ['--single-threaded', '--always-sparkplug']

const tsx = (args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { env: { ...process.env, ...env }, stdio: 'inherit' })

/** The status is 0 for a number of 0, which leaves a part out. */
const nodeTest = (file: string, env: Record<string, string>, flags: string[] = []): number | null =>
  Object.values(env).every((value) => value === '0')
    ? 0
    : tsx([...flags, '--test', root(file)], { ...env, SEED: seed }).status

const random = RUNS === '0' ? 0 : tsx([root('tools/test.ts'), '--suite', 'parts', ...FILES], { SEED, RUNS }).status
console.log(`\nLives and releases: SEED=${seed}`)
const simulated = nodeTest('test/simulation/simulation.test.ts', { LIVES }, LIVES_FLAGS)
await build()
process.env.CHROME_PATH = chromium()
process.env.BROWSER_ARGS = BROWSER_ARGS.join(' ')
process.env.HEADLESS_SHELL_PATH = headlessShell()
const lives = nodeTest('test/e2e/cart-lives.test.ts', { BROWSER_LIVES })
const releases = nodeTest('packages/release/test/release-broken.test.ts', { KILLS, RACES })
const again = tsx([root('packages/release/reproduce.ts')], {}).status
process.exitCode = random || simulated || lives || releases || again || 0
