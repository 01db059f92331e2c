// tier 2: lives two hundred releases
/** A hundred releases with a fault, and a hundred without one (DELIVERY-96). */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { numbers } from '../../../test/support/numbers.ts'
import { live, type Rates, USUAL } from './support/simulated-shop.ts'

/** Adds a bad view in twenty, of those that a metric is of. */
const withFault = (...metrics: string[]): Rates => {
  const worse = metrics.map((name) => {
    const [of, bad] = USUAL[name] as readonly [number, number]
    return [name, [of, bad + (1 - bad) * 0.05]] as const
  })
  return { ...USUAL, ...Object.fromEntries(worse) }
}
const FAULTS = [['errors', 'error RENDER_FAILED'], ['errors', 'error CODE_UNAVAILABLE'], ['cart'], ['started']]

/** A service is down for two hours, for all visitors. */
const weather = (hour: number) => (hour > 3 && hour < 5 ? 6 : 1)

describe('a hundred canaries', () => {
  it('with a fault in one of twenty views are withdrawn within 10 minutes of the thousandth view', async () => {
    for (let run = 0; run < 100; run += 1) {
      const rates = withFault(...(FAULTS[run % FAULTS.length] as string[]))
      const views = 100 + 40 * (run % 10)
      const {
        ending,
        reason,
        minutesAfterThousandth = 0,
      } = await live({ random: numbers(run), views, rates, hours: 24 })
      assert.equal(ending, 'withdrawn', `seed ${run}`)
      assert.ok(minutesAfterThousandth <= 10, `seed ${run}: ${minutesAfterThousandth} minutes, ${reason?.text}`)
    }
  })

  it('without a fault are stopped in at most one case', async () => {
    const stopped: string[] = []
    for (let run = 0; run < 100; run += 1) {
      const { ending, reason } = await live({ random: numbers(1000 + run), views: 200, hours: 8, weather })
      if (ending === 'withdrawn') stopped.push(`seed ${1000 + run}: ${reason?.text}`)
    }
    assert.ok(stopped.length <= 1, stopped.join('\n'))
  })

  it('with a slow control, or slow to be ready, are withdrawn too', async () => {
    const rates: Rates = { ...USUAL, 'control cart-icon 200': [0.15, 0.4] }
    const slow = await live({ random: numbers(1), views: 400, rates, hours: 24 })
    assert.equal(slow.reason?.metric, 'control cart-icon 200')
    const late = await live({
      random: numbers(2),
      views: 400,
      rates: { ...USUAL, 'ready 2500': [0.5, 0.3] },
      hours: 24,
    })
    assert.equal(late.reason?.metric, 'ready 2500')
    assert.match(
      late.reason?.text ?? '',
      /^ready later than 2500 ms in \d+ of [\d,]+ \([\d.]+ %\) views of the canary, and /,
    )
  })

  it('that are better, or differ by less than is worth it, stay', async () => {
    for (const bad of [0.001, 0.0075])
      assert.equal(
        (await live({ random: numbers(3), views: 2000, rates: { ...USUAL, cart: [1, bad] }, hours: 8 })).ending,
        'stopped',
      )
  })
})
