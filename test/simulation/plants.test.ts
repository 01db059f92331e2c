// tier 2: it lives thousands of lives, and few changes touch what they find
/** The simulation finds what it is for: with each of these faults in the product, one of its lives breaks a law. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { livesToFind } from './lives.ts'
import { PLANTS, planted } from './plants.ts'
import { bundleProduct } from './product.ts'

const FIRST = Number(process.env.SEED || 20_261_122)
const AT_MOST = 5000

// Before the test runner is there, which looks at each promise.
const missed: string[] = []
for (const plant of PLANTS) {
  const start = await bundleProduct((path, text) => planted(plant, path, text))
  const found = await livesToFind(start, FIRST, AT_MOST)
  console.log(`${String(found?.count ?? '-').padStart(5)}  ${plant.what}: ${found?.fault ?? 'not found'}`)
  if (!found) missed.push(plant.what)
}

describe('the simulation', () => {
  it(`finds each planted fault in at most ${AT_MOST} lives`, () => {
    assert.deepEqual(missed, [])
  })
})
