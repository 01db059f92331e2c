import fc from 'fast-check'
import { anything, play, type Script, shoppingInTabs } from '../../support/cart-script.ts'
import type { CartWorld } from '../../support/cart-world.ts'

/**
 * A failure prints its seed and path. To play it again, open the test's page (`--manual`) with `?seed=…&path=…`; `?runs=`
 * says how many are drawn. Without them a slow or busy machine plays as many as it can in the time.
 */
const asked = new URLSearchParams(location.search)
const numberOf = (name: string) => (asked.has(name) ? Number(asked.get(name)) : undefined)
const RUNS = 1500
const FEWEST_RUNS = 1000
const LONGEST_MS = asked.size > 0 ? Number.POSITIVE_INFINITY : 25_000

async function always(scripts: fc.Arbitrary<Script>, end: (world: CartWorld) => Promise<void>): Promise<void> {
  const latest = performance.now() + LONGEST_MS
  const runs = numberOf('runs') ?? RUNS
  const fewest = Math.min(runs, FEWEST_RUNS)
  const seed = numberOf('seed') ?? Math.trunc(Math.random() * 2 ** 31)
  let played = 0
  let hasFailed = false
  const property = fc.asyncProperty(scripts, async (script) => {
    // One that fails is made smaller, however late it is.
    if (!hasFailed && played >= fewest && performance.now() > latest) return
    played += 1
    hasFailed = true
    await play(script, end)
    hasFailed = false
  })
  await fc.assert(property, {
    numRuns: runs,
    seed,
    includeErrorInReport: true,
    ...(asked.has('path') && { path: asked.get('path') as string }),
  })
  console.log(`${played} scripts played, seed ${seed}`)
}

describe('the cart, whatever happens (specification 1 §4)', function () {
  this.timeout(120_000)

  it('loses nothing, does nothing twice, tells the truth, and shows what the service has in the end', () =>
    always(anything, (world) => world.finish()))

  it('is the same in all tabs of a site without another reading', () =>
    always(shoppingInTabs, async (world) => {
      await world.settle()
      world.checkSame()
    }))
})
