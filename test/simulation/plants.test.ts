// tier 2: it lives thousands of lives, and few changes touch what they find
/** The simulation finds what it is for: with each of these faults in the product, one of a few hundred lives breaks a law. */
import assert from 'node:assert/strict'
import { livesToFind } from './lives.ts'
import { PLANTS, planted } from './plants.ts'
import { bundleProduct } from './product.ts'

const AT_MOST = Number(process.env.LIVES || 1000)
const FIRST = Number(process.env.SEED || 20_261_122)
const missed: string[] = []
// Without the test runner, which looks at each promise.
for (const plant of PLANTS) {
  const start = await bundleProduct((path, text) => planted(plant, path, text))
  const found = await livesToFind(start, FIRST, AT_MOST)
  console.log(`${String(found?.count ?? '-').padStart(5)}  ${plant.what}: ${found?.fault ?? 'not found'}`)
  if (!found) missed.push(plant.what)
}
assert.deepEqual(missed, [])
