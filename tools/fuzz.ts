/**
 * `npm run fuzz`: a long run of the random tests with a random seed. SEED and RUNS choose others; a failure prints the SEED and
 * REPLAY to repeat it with.
 */
import { spawnSync } from 'node:child_process'
import { root } from './paths.ts'

const FILES = ['test/state/cart/cart-interleavings.test.ts', 'test/shop/form', 'test/shop/promotion/contrast.test.ts']
const { SEED = 'random', RUNS = '20000' } = process.env

const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', root('tools/test.ts'), '--suite', 'parts', ...FILES],
  {
    env: { ...process.env, SEED, RUNS },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
