/**
 * `npm run fuzz`: a long run of the random tests with a random seed. SEED and RUNS choose others; a failure prints the SEED and
 * REPLAY to repeat it with. Then releases are killed (KILLS), run beside each other (RACES) and run out of disk, and the commit is built again.
 */
import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'

const FILES = ['test/state/cart/cart-interleavings.test.ts', 'test/shop/form', 'test/shop/promotion/contrast.test.ts']
const { SEED = 'random', RUNS = '20000', KILLS = '200', RACES = '50' } = process.env
/** The seed of the releases is a number. */
const releaseSeed = /^\d+$/.test(SEED) ? SEED : String(Math.floor(Math.random() * 1e9))

const tsx = (args: string[], env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { env: { ...process.env, ...env }, stdio: 'inherit' })

const random = tsx([root('tools/test.ts'), '--suite', 'parts', ...FILES], { SEED, RUNS })
console.log(`\nReleases: SEED=${releaseSeed}`)
const releases = tsx(['--test', root('test/build/release-broken.test.ts')], { SEED: releaseSeed, KILLS, RACES })
const again = tsx([root('tools/reproduce.ts')], {})
process.exitCode = random.status || releases.status || again.status || 0
