import type { Counts, Reason } from '../history.ts'
import { type Compared, Evidence } from './evidence.ts'
import type { Arms, Metrics } from './metrics.ts'

/** At most so many of a hundred good canaries are ever taken back (DELIVERY-96). */
const RATE = 0.01

/**
 * By the first word of a metric's name: its part of the rate, among how many metrics it is divided, the least difference of the shares
 * that is worth a withdrawal, and the metric in words.
 */
const KINDS: Readonly<Record<string, { part: number; most: number; least: number; words: (name: string) => string }>> =
  {
    started: { part: 0.2, most: 1, least: 0.005, words: () => 'the loader does not start' },
    errors: { part: 0.2, most: 1, least: 0.005, words: () => 'errors' },
    error: { part: 0.2, most: 60, least: 0.005, words: (code) => code },
    cart: { part: 0.2, most: 1, least: 0.005, words: () => 'failed calls of the cart' },
    ready: { part: 0.1, most: 4, least: 0.05, words: (ms) => `ready later than ${ms} ms` },
    control: { part: 0.1, most: 120, least: 0.05, words: (name) => `${name.replace(/ (\d+)$/, ' slower than $1 ms')}` },
  }

/** The two sides that are compared. */
export interface Sides {
  canary: string
  /** The share of visitors, in percent. */
  percent: number
  /** The versions that all others get. */
  rest: readonly string[]
}

/** The views whose loader did not say its version, by the number that their visitor had drawn for canaries. */
const UNSTARTED = /^none (\d\d?)$/

function sideOf(arm: string, { canary, percent, rest }: Sides): keyof Compared | undefined {
  if (arm === canary) return 'canary'
  if (rest.includes(arm)) return 'rest'
  const number = UNSTARTED.exec(arm)?.[1]
  if (number === undefined) return undefined
  return Number(number) < percent ? 'canary' : 'rest'
}

const shareOf = ({ views, bad }: Counts) => (views === 0 ? 0 : bad / views)

/** "51 of 1,003 views (5.1 %)" */
const shown = (counts: Counts) =>
  `${counts.bad.toLocaleString('en')} of ${counts.views.toLocaleString('en')} (${(shareOf(counts) * 100).toFixed(1)} %)`

const NOTHING: Counts = { views: 0, bad: 0 }

/** The counts that have come since the last reading; undefined when the counts began anew. */
function growthOf(before: Arms, now: Arms): Arms | undefined {
  for (const [arm, metrics] of before)
    for (const [name, { views, bad }] of metrics) {
      const later = now.get(arm)?.get(name)
      if (!later || later.views < views || later.bad < bad) return undefined
    }
  return new Map(
    [...now].map(([arm, metrics]) => [
      arm,
      new Map(
        [...metrics].map(([name, { views, bad }]) => {
          const old = before.get(arm)?.get(name) ?? NOTHING
          return [name, { views: views - old.views, bad: bad - old.bad }]
        }),
      ),
    ]),
  )
}

/** Keeps what a watch has learned. */
export class Judge {
  #last: Metrics | undefined
  readonly #evidence = new Map<string, Evidence>()
  readonly #known = new Map<string, number>()
  readonly #unknown = new Set<string>()
  readonly #tell: (line: string) => void

  constructor(tell: (line: string) => void) {
    this.#tell = tell
  }

  /** The views of both sides since the watch began. */
  get views(): { canary: number; rest: number } {
    const totals = [...this.#evidence.values()].map(({ total }) => total)
    return {
      canary: Math.max(0, ...totals.map(({ canary }) => canary.views)),
      rest: Math.max(0, ...totals.map(({ rest }) => rest.views)),
    }
  }

  /** The metrics of a kind have a place each in the order in which they come: what they show must not decide. */
  #evidenceOf(name: string): Evidence | undefined {
    const known = this.#evidence.get(name)
    if (known) return known
    const [kind = ''] = name.split(' ', 1)
    const number = this.#known.get(kind) ?? 0
    if (!KINDS[kind] || number >= KINDS[kind].most) {
      if (!this.#unknown.has(kind))
        this.#tell(KINDS[kind] ? `More metrics "${kind} …" than are compared.` : `The metric "${name}" is not known.`)
      this.#unknown.add(kind)
      return undefined
    }
    this.#known.set(kind, number + 1)
    const evidence = new Evidence()
    this.#evidence.set(name, evidence)
    return evidence
  }

  /** Takes a reading. Undefined as long as the canary may be as good as the rest. @throws for one that is older than the last. */
  add(metrics: Metrics, sides: Sides): Reason | undefined {
    const before = this.#last
    if (before && metrics.at < before.at)
      throw new Error(
        `The metrics are late: they are of ${new Date(metrics.at).toISOString()}, older than those before.`,
      )
    this.#last = metrics
    // Views from before the watch are not compared: they may be from before the canary.
    if (!before) return undefined
    const growth = before.since === metrics.since ? growthOf(before.arms, metrics.arms) : undefined
    if (!growth) {
      this.#tell('The metrics have begun anew, as after a restart: what came since the last reading is not compared.')
      return undefined
    }
    const seen = new Map<string, Compared>()
    for (const [arm, grown] of growth) {
      const side = sideOf(arm, sides)
      if (!side) continue
      for (const [name, { views, bad }] of grown) {
        const compared = seen.get(name) ?? { canary: NOTHING, rest: NOTHING }
        const { [side]: old } = compared
        seen.set(name, { ...compared, [side]: { views: old.views + views, bad: old.bad + bad } })
      }
    }
    for (const [name, compared] of seen) this.#evidenceOf(name)?.add(compared)
    return this.#verdict()
  }

  #verdict(): Reason | undefined {
    for (const [metric, evidence] of this.#evidence) {
      const [name = '', ...rest] = metric.split(' ')
      const kind = KINDS[name]
      const { canary, rest: others } = evidence.total
      if (!kind || shareOf(canary) - shareOf(others) < kind.least) continue
      if (evidence.log < Math.log(kind.most / (kind.part * RATE))) continue
      const text = `${kind.words(rest.join(' '))} in ${shown(canary)} views of the canary, and in ${shown(others)} of the others`
      // Beyond this number nobody needs to know more.
      return { text, metric, canary, rest: others, evidence: Math.round(Math.exp(Math.min(evidence.log, 30))) }
    }
    return undefined
  }
}
