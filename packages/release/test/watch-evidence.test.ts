/** The test by which a watch decides: what it computes, how often it is wrong, and how soon it is right. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { numbers } from '../../../test/support/numbers.ts'
import { type Compared, Evidence } from '../watch/evidence.ts'

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

const logOf = (...looks: Compared[]): number => {
  const evidence = new Evidence()
  for (const look of looks) evidence.add(look)
  return evidence.log
}
const look = (canary: [number, number], rest: [number, number]): Compared => ({
  canary: { views: canary[0], bad: canary[1] },
  rest: { views: rest[0], bad: rest[1] },
})

describe('the evidence of a watch (DELIVERY-96)', () => {
  it('is on average at most 1 for a canary that is no worse, whatever the services do', () => {
    for (const [canary, rest, bad] of [
      [5, 95, 3],
      [20, 30, 45],
      [1, 1, 1],
      [40, 8, 20],
    ] as const) {
      let [mean, whole] = [0, 0]
      for (let own = Math.max(0, bad - rest); own <= Math.min(canary, bad); own += 1) {
        const chance = (choose(canary, own) * choose(rest, bad - own)) / choose(canary + rest, bad)
        whole += chance
        mean += chance * Math.exp(logOf(look([canary, own], [rest, bad - own])))
      }
      assert.ok(Math.abs(whole - 1) < 1e-9)
      assert.ok(mean <= 1 + 1e-9, `${canary} ${rest} ${bad}: ${mean}`)
    }
  })

  it('is that of Fisher’s noncentral distribution', () => {
    const weights = (ratio: number) => [0, 1, 2, 3].map((own) => choose(5, own) * choose(9, 3 - own) * ratio ** own)
    const chance = (ratio: number) => (weights(ratio)[2] as number) / weights(ratio).reduce((sum, one) => sum + one)
    const ratios = [1.75, 2.5, 5, 12, 40]
    const mean = ratios.reduce((sum, ratio) => sum + Math.sqrt(chance(ratio) / chance(1.25)), 0) / ratios.length
    assert.ok(Math.abs(Math.exp(logOf(look([5, 2], [9, 1]))) - mean) < 1e-12)
  })

  it('grows with bad views of the canary only, and stays a number for great counts', () => {
    assert.ok(logOf(look([1000, 50], [19_000, 95])) > 20)
    assert.ok(logOf(look([1000, 5], [19_000, 95])) < 1)
    assert.ok(logOf(look([1000, 0], [19_000, 950])) < 0)
    assert.equal(logOf(look([1000, 0], [19_000, 0])), logOf())
    assert.equal(logOf(look([0, 0], [19_000, 9000])), logOf())
    const great = logOf(look([400_000, 100_000], [1_000_000, 100_000]))
    assert.ok(Number.isFinite(great) && great > 1000)
  })

  it('goes past 1 : 100 in fewer than 1 of 100 cases, however often one looks', () => {
    const random = numbers(7)
    let passed = 0
    for (let run = 0; run < 300; run += 1) {
      const evidence = new Evidence()
      let most = 0
      for (let views = 0; views < 2000; views += 1) {
        // One in twenty views is the canary's; three in ten go badly at times, for both.
        const badly = views % 500 < 100 ? 0.3 : 0.02
        const draw = (): [number, number] => [1, random() < badly ? 1 : 0]
        evidence.add(random() < 0.5 ? look(draw(), [0, 0]) : look(draw(), draw()))
        most = Math.max(most, evidence.log)
      }
      if (most >= Math.log(100)) passed += 1
    }
    assert.ok(passed <= 3, String(passed))
  })
})
