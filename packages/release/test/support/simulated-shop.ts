/** A shop's pages that report to a receiver of metrics, by a drawn series of numbers and a clock of its own. */
import type { Reason } from '../../history.ts'
import { metricsOf } from '../../watch/metrics.ts'
import { type Canary, type Ending, watch } from '../../watch/watch.ts'

export const CANARY: Canary = { channels: ['1'], canary: '1.1.0', percent: 5, rest: ['1.0.0'] }

/** By metric, what share of the views it is of, and what share of these goes badly. */
export type Rates = Readonly<Record<string, readonly [of: number, bad: number]>>

/** A usual day: some visitors block the consent manager, some devices are slow. */
export const USUAL: Rates = {
  started: [1, 0.01],
  errors: [1, 0.06],
  'error CODE_UNAVAILABLE': [1, 0.004],
  'error CONSENT_UNAVAILABLE': [1, 0.05],
  'error RENDER_FAILED': [1, 0.0005],
  cart: [1, 0.006],
  'ready 1000': [0.5, 0.35],
  'ready 2500': [0.5, 0.08],
  'control cart-icon 200': [0.15, 0.12],
  'control cart-icon 500': [0.15, 0.03],
  'control search-icon 200': [0.1, 0.15],
  'control menu 200': [0.2, 0.1],
}

/** How many of so many, if each is drawn by itself: by the gaps between those that are. */
function drawn(of: number, share: number, random: () => number): number {
  if (share <= 0) return 0
  let count = 0
  for (let at = gap(share, random); at < of; at += 1 + gap(share, random)) count += 1
  return count
}
const gap = (share: number, random: () => number) => Math.floor(Math.log(1 - random()) / Math.log(1 - share))

export interface Life {
  random: () => number
  /** Reported views in a minute. */
  views: number
  /** The rates of the canary's views. */
  rates?: Rates
  hours: number
  /** The same for all views of an hour, such as a service that is down. */
  weather?: (hour: number) => number
}

const STEP_MS = 30_000

/** Watches until the withdrawal or the end of the time. */
export async function live({ random, views, rates = USUAL, hours, weather = () => 1 }: Life) {
  const start = Date.parse('2026-11-29T08:00:00Z')
  let now = start
  let thousandth: number | undefined
  let reason: Reason | undefined
  const counts: Record<'1.0.0' | '1.1.0', Record<string, [number, number]>> = { '1.0.0': {}, '1.1.0': {} }
  const stop = new AbortController()
  const report = () => {
    const factor = weather((now - start) / 3_600_000)
    const all = drawn(views * 10, 0.05, random)
    const canary = drawn(all, CANARY.percent / 100, random)
    for (const [version, its, shares] of [
      ['1.0.0', all - canary, USUAL],
      ['1.1.0', canary, rates],
    ] as const)
      for (const [name, [of, bad]] of Object.entries(shares)) {
        const seen = of === 1 ? its : drawn(its, of, random)
        const [before = 0, badBefore = 0] = counts[version][name] ?? []
        const badly = drawn(seen, Math.min(0.9, bad * factor), random)
        counts[version][name] = [before + seen, badBefore + badly]
      }
    if (thousandth === undefined && (counts['1.1.0'].started?.[0] ?? 0) >= 1000) thousandth = now
  }
  const ending: Ending = await watch({
    out: async () => CANARY,
    ask: async () => metricsOf(JSON.stringify({ at: new Date(now), since: 'morning', counts }), now),
    withdraw: async ({ channels }, why) => {
      reason = why
      return channels
    },
    tell: () => {},
    pause: async (ms) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        now += STEP_MS
        report()
      }
      if (now - start > hours * 3_600_000) stop.abort()
    },
    now: () => now,
    signal: stop.signal,
  })
  return { ending, reason, minutesAfterThousandth: thousandth === undefined ? undefined : (now - thousandth) / 60_000 }
}
