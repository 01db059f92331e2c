import { setTimeout as pause } from 'node:timers/promises'
import type { ReleaseStore } from '../release-store.ts'
import { withdrawCanary } from '../releasing.ts'
import { askForMetrics } from './metrics.ts'
import { canaryOut, type Ending, watch } from './watch.ts'

/** The exit code of each ending; 1 is that of a wrong order. */
const CODES: Readonly<Record<Ending, number>> = { ended: 0, unwatched: 2, withdrawn: 3, stopped: 130 }

export interface WatchOrder {
  /** The address of the metrics. */
  url: string
  channel?: string | undefined
  /** Says what it would withdraw, and leaves it. */
  isDryRun?: boolean | undefined
  /** Between two readings. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

const waitFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal })

/** Watches the canary of a store. Returns the exit code. @throws when there is nothing to watch. */
export async function watchStore(
  store: ReleaseStore,
  { url, channel, isDryRun, wait = waitFor }: WatchOrder,
): Promise<number> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(
      `--watch ${url}: the address of the metrics is needed, such as https://www.shop.example/shop-reports.`,
    )
  if (!(await canaryOut(store, channel)))
    throw new Error(`No canary is running${channel ? ` in channel ${channel}` : ''}.`)
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  // A second one kills.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, onSignal)
  try {
    const ending = await watch({
      out: () => canaryOut(store, channel),
      ask: () => askForMetrics(url, { signal: stop.signal, now: Date.now }),
      withdraw: async ({ canary, channels }, reason) => {
        if (!isDryRun) return withdrawCanary(store, { version: canary, channels, reason })
        console.log(`Would take ${canary} from ${channels.join(' and ')}. Nothing was changed.`)
        return channels
      },
      tell: (line) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`),
      pause: async (ms) => void (await wait(ms, stop.signal).catch(() => {})),
      now: Date.now,
      signal: stop.signal,
    })
    return CODES[ending]
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, onSignal)
  }
}
