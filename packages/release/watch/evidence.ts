/**
 * Whether more of the canary's views go badly than of the others: a test that may be looked at as often as one likes (DELIVERY-96).
 *
 * A look counts the views that went badly. If the canary is no worse, any of these views is as likely to be a bad one as any
 * other, so how many of the bad ones are the canary's has a hypergeometric distribution, whatever the shop's services do just then. If
 * it is worse by an odds ratio, the distribution is Fisher's noncentral one. The product of the quotients of both, look by look, is on
 * average at most 1 for a canary that is no worse, so it ever reaches `1 / rate` in at most `rate` of all cases (Ville 1939). What
 * ratio a fault has is not known: the mean over several is a mixture sequential probability ratio test (Robbins 1970).
 */
import type { Counts } from '../history.ts'

/** The sums of the views of one look, or of all. */
export interface Compared {
  canary: Counts
  rest: Counts
}

/** The odds of a bad view that count as no worse: a quarter more is what colder caches may cost. */
const TOLERATED = 1.25
/** Faults that are looked for, as odds ratios. */
const FAULTS = [1.75, 2.5, 5, 12, 40]
/**
 * Views of one visitor go badly together: one whose network blocks a file counts several times. Evidence is divided by this number,
 * which is right when a visitor gives so many views of a sample, as seen from one of them.
 */
const VIEWS_TOGETHER = 2

/** The logarithm of a sum of numbers whose logarithms are given. */
function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

/** For each odds ratio, the logarithm of what the weights of all possible numbers of the canary's bad views sum up to. */
function logWeights({ canary, rest }: Compared, ratios: readonly number[]): number[] {
  const bad = canary.bad + rest.bad
  const least = Math.max(0, bad - rest.views)
  const most = Math.min(canary.views, bad)
  const logs = ratios.map(Math.log)
  // The weight of the next number; sums are kept as quotients of the greatest weight so far, as the weights themselves have no room in a
  // number.
  const greatest = logs.map((log) => least * log)
  const sums = logs.map(() => 1)
  let log = 0
  for (let number = least; number < most; number += 1) {
    log += Math.log(((canary.views - number) * (bad - number)) / ((number + 1) * (rest.views - bad + number + 1)))
    for (const [index, ratio] of logs.entries()) {
      const weight = log + (number + 1) * ratio
      const before = greatest[index] as number
      if (weight > before) {
        sums[index] = (sums[index] as number) * Math.exp(before - weight) + 1
        greatest[index] = weight
      } else sums[index] = (sums[index] as number) + Math.exp(weight - before)
    }
  }
  return sums.map((sum, index) => Math.log(sum) + (greatest[index] as number))
}

const RATIOS = [TOLERATED, ...FAULTS]

/** How much better each fault explains the views of one look than no fault does, as logarithms. */
function logQuotients(seen: Compared): number[] {
  if (seen.canary.views === 0 || seen.rest.views === 0 || seen.canary.bad + seen.rest.bad === 0)
    return FAULTS.map(() => 0)
  const [none = 0, ...faults] = logWeights(seen, RATIOS)
  return faults.map(
    (log, index) => seen.canary.bad * (Math.log(FAULTS[index] as number) - Math.log(TOLERATED)) - (log - none),
  )
}

const plus = (a: Counts, b: Counts): Counts => ({ views: a.views + b.views, bad: a.bad + b.bad })

/** The evidence of one metric. */
export class Evidence {
  total: Compared = { canary: { views: 0, bad: 0 }, rest: { views: 0, bad: 0 } }
  #logs = FAULTS.map(() => 0)

  /** @param seen The views since the last look. How many they are must not depend on how they went. */
  add(seen: Compared): void {
    this.total = { canary: plus(this.total.canary, seen.canary), rest: plus(this.total.rest, seen.rest) }
    const quotients = logQuotients(seen)
    this.#logs = this.#logs.map((log, index) => log + (quotients[index] as number) / VIEWS_TOGETHER)
  }

  /** Its logarithm; 0 is as good as none. */
  get log(): number {
    return logOfSum(this.#logs) - Math.log(FAULTS.length)
  }
}
