/**
 * Lives of shoppers in up to three tabs, without a browser: clock, network, storage, channels and the tabs' ends are simulated, and
 * all of it follows from a seed. `npm run fuzz -w packages/upkeep` lives a million of them (LIVES); SEED is the first one's, each next one has the
 * next number. `SEED=<that of a life> LIVES=1 npm test -- test/simulation` lives one again, on the commit of its report.
 */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Browser } from './browser.ts'
import { CartService } from './cart-service.ts'
import { Clock } from './clock.ts'
import { Draw } from './draw.ts'
import { flush, Life } from './life.ts'
import { lives } from './lives.ts'
import { Page } from './page.ts'
import { bundleProduct } from './product.ts'
import { scriptOf } from './script.ts'

const { SEED, LIVES } = process.env
const first = Number(SEED || 20_261_122)
const count = Number(LIVES || 2000)

const start = await bundleProduct()
const started = process.cpuUsage()
// Before the test runner is there, which looks at each promise.
const reports = await lives(start, first, count)
const { user, system } = process.cpuUsage(started)
console.log(`${count} lives from SEED=${first} on, ${Math.round((count * 1e6) / (user + system))} a second of CPU time`)

describe('the cart in simulated lives', () => {
  it('loses and repeats nothing, shows nothing of others (CART-11, CART-28, CART-35, CART-39)', () => {
    assert.equal(reports.join('\n\n'), '')
  })

  it('is the same from the same seed, to the millisecond', async () => {
    const traceOf = async (seed: number) => {
      const trace: string[] = []
      await new Life(seed, scriptOf(seed), start, trace).live()
      return trace
    }
    assert.deepEqual(await traceOf(first), await traceOf(first))
    assert.notDeepEqual(await traceOf(first), await traceOf(first + 1))
  })

  it('answers a change once that was sent when its page was left, and whose code is missing (CART-22, CART-39)', async () => {
    // Code can't be fetched, all else is done at once.
    const draw = Object.assign(new Draw(1), { percent: () => true, pick: ([one]: unknown[]) => one })
    const clock = new Clock()
    const page = new Page(new Browser(start, clock, new CartService(draw), draw, false), 0)
    const results: unknown[] = []
    page.window.addEventListener('shop-cart-change-result', ({ detail }) => results.push(detail))
    const run = async () => {
      do await flush()
      while (clock.next())
    }
    clock.next()
    page.dispatch('shop-cart-change', { requestId: '1', change: { setArticle: { productId: 'A', quantity: 3 } } })
    await flush()
    page.leave(true)
    await run()
    page.restore()
    await run()
    assert.deepEqual(results, [{ requestId: '1', ok: true }])
  })
})
