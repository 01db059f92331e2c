import fc from 'fast-check'
import { anything, play, type Script, shoppingInTabs } from '../support/cart-script.ts'
import type { CartWorld } from '../support/cart-world.ts'

/**
 * A failure prints its seed and path. To play it again, open the test's page (`--manual`) with `?seed=…&path=…`; `?runs=`
 * says how many are drawn. Without them a slow or busy machine plays as many as it can in the time.
 */
const asked = new URLSearchParams(location.search)
const numberOf = (name: string) => (asked.has(name) ? Number(asked.get(name)) : undefined)
const RUNS = 1500
const LONGEST_MS = asked.size > 0 ? Number.POSITIVE_INFINITY : 20_000

function always(scripts: fc.Arbitrary<Script>, end: (world: CartWorld) => Promise<void>): Promise<void> {
  const latest = performance.now() + LONGEST_MS
  const property = fc.asyncProperty(scripts, async (script) => {
    if (performance.now() < latest) await play(script, end)
  })
  return fc.assert(property, {
    numRuns: numberOf('runs') ?? RUNS,
    includeErrorInReport: true,
    ...(asked.has('seed') && { seed: numberOf('seed') }),
    ...(asked.has('path') && { path: asked.get('path') as string }),
  })
}

describe('the cart, whatever happens', function () {
  this.timeout(120_000)

  it('loses nothing, does nothing twice, tells the truth, and shows what the service has in the end', () =>
    always(anything, (world) => world.finish()))

  it('is the same in all tabs of a site without another reading', () =>
    always(shoppingInTabs, async (world) => {
      await world.settle()
      world.checkSame()
    }))
})
