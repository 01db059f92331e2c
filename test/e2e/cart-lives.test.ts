// tier 2: random lives, which find what nobody has thought of
/**
 * Lives of the simulation (test/simulation/), lived in a real browser, which prove that those there are true. `npm run fuzz -w packages/upkeep` lives
 * 300 of them (BROWSER_LIVES); SEED is the first one's, each next one has the next number.
 * `SEED=<that of a life> BROWSER_LIVES=1 npm test -- test/e2e/cart-lives.test.ts` lives one again.
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { live } from './support/lives/live.ts'
import { shop } from './support/shop.ts'

const { SEED, BROWSER_LIVES } = process.env
const first = Number(SEED || 20_261_122)
const count = Number(BROWSER_LIVES || 10)
/** Lives beside each other. */
const AT_ONCE = 3

describe('a shopper in up to three tabs', () => {
  const demo = shop({ withPictures: false })

  it(`loses no change, makes none twice and none in another’s cart, in ${count} random lives (CART-22, CART-35, CART-46, CART-50)`, {
    timeout: 60_000 + count * 20_000,
  }, async () => {
    const wrong: string[] = []
    const sums = { changes: 0, restored: 0, repeated: 0 }
    let lived = 0
    const liveOn = async () => {
      while (lived < count) {
        const seed = first + lived++
        const outcome = await live(seed, demo).catch((error) => ({ wrong: [String(error)] }))
        for (const what of outcome.wrong) wrong.push(`SEED=${seed} BROWSER_LIVES=1: ${what}`)
        for (const name of ['changes', 'restored', 'repeated'] as const)
          if ('changes' in outcome) sums[name] += outcome[name]
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, liveOn))
    console.log(
      `${count} lives from SEED=${first} on: ${sums.changes} changes, ${sums.repeated} of them sent again, ${sums.restored} pages restored`,
    )
    assert.deepEqual(wrong, [])
    assert.ok(sums.restored > 0 || count === 1, 'No page came back from the back/forward cache.')
  })
})
