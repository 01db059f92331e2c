import { readReleases } from '../extras.ts'
import type { Reason } from '../history.ts'
import type { ReleaseStore } from '../release-store.ts'
import { Judge, type Sides } from './judge.ts'
import type { Metrics } from './metrics.ts'

/** A canary, and the channels that give it. */
export interface Canary extends Sides {
  channels: readonly string[]
}

export interface WatchOptions {
  /** The canary that is out; undefined once it is out no more. */
  out(): Promise<Canary | undefined>
  /** @throws why there are no metrics. */
  ask(): Promise<Metrics>
  /** Takes the canary back, and returns the channels that it was taken from. */
  withdraw(canary: Canary, reason: Reason): Promise<readonly string[]>
  tell(line: string): void
  /** Ends early when the operator stops the watch. */
  pause(ms: number): Promise<void>
  now(): number
  /** Aborted when the operator stops the watch. */
  signal: AbortSignal
}

/** How a watch has ended: by a withdrawal, since the canary is out no more, since it can't go on, or by the operator. */
export type Ending = 'withdrawn' | 'ended' | 'unwatched' | 'stopped'

const PAUSE_MS = 30_000
const MAX_PAUSE_MS = 5 * 60_000
/** With the pauses between them it is 36 minutes. */
const MAX_FAILURES = 10
/** Every so often the watch says what it has seen, or that nothing comes. */
const NEWS_MS = 10 * 60_000

const shown = ({ channels, canary }: Canary) => `${canary} in channel ${channels.join(' and ')}`

/** The canary of the named channel, or of all channels. @throws when the channels' canaries can't be compared as one. */
export async function canaryOut(store: ReleaseStore, only?: string): Promise<Canary | undefined> {
  const releases = await readReleases(store)
  // A channel's own folder is gone for a moment while a release replaces it.
  if (!releases) throw new Error("releases.json of the store can't be read.")
  const found = Object.entries(releases.canaries ?? {})
    .filter(([channel]) => channel === (only ?? channel))
    .map(([channel, canary]) => ({ channel, canary, version: releases.channels[channel] ?? '' }))
  const channels = found.map(({ channel }) => channel)
  const [first] = found
  if (!first) return undefined
  const { version: canary, percent } = first.canary
  if (found.some((other) => other.canary.version !== canary || other.canary.percent !== percent))
    throw new Error(`Channels ${channels.join(' and ')} have different canaries: name one by --channel.`)
  const rest = new Set(found.map(({ version }) => version))
  return { channels, canary, percent, rest: [...rest].filter((version) => version !== canary) }
}

/** Watches the canary that is out, and takes it back when it is worse than the rest (DELIVERY-96, DELIVERY-97). */
export async function watch({ out, ask, withdraw, tell, pause, now, signal }: WatchOptions): Promise<Ending> {
  const judge = new Judge(tell)
  let reason: Reason | undefined
  let watched: Canary | undefined
  let failures = 0
  let news = { at: now(), canary: 0, rest: 0 }
  const step = async (): Promise<Ending | undefined> => {
    const canary = await out()
    if (!canary || (watched && canary.canary !== watched.canary)) {
      tell(watched ? `${shown(watched)} is no canary any more: the watch ends.` : 'No canary is out.')
      return 'ended'
    }
    if (!watched)
      tell(`Watching ${shown(canary)}: ${canary.percent} % of the visitors. Ctrl-C ends the watch, not the canary.`)
    watched = canary
    reason ??= judge.add(await ask(), canary)
    if (!reason || signal.aborted) return undefined
    tell(`${shown(canary)} is worse: ${reason.text}.`)
    const from = await withdraw(canary, reason)
    if (from.length === 0) tell('Somebody has ended it already.')
    return from.length > 0 ? 'withdrawn' : 'ended'
  }
  for (;;) {
    try {
      const ending = await step()
      if (ending) return ending
      failures = 0
    } catch (error) {
      if (signal.aborted) break
      failures += 1
      tell(`${error instanceof Error ? error.message : error} (attempt ${failures} of ${MAX_FAILURES})`)
    }
    if (failures >= MAX_FAILURES) {
      tell(
        `The watch ends, and ${watched ? shown(watched) : 'the canary'} is out, UNWATCHED. ` +
          'Start the watch again, or end the canary.',
      )
      return 'unwatched'
    }
    if (now() - news.at >= NEWS_MS) {
      const { canary, rest } = judge.views
      const minutes = Math.round((now() - news.at) / 60_000)
      tell(
        canary > news.canary && rest > news.rest
          ? `No worse so far: ${canary.toLocaleString('en')} views of the canary, ${rest.toLocaleString('en')} of the others.`
          : `No views of the ${canary > news.canary ? 'others' : 'canary'} have come for ${minutes} minutes: nothing can be compared. ` +
              'Do the pages report, and does the CDN give the new loader?',
      )
      news = { at: now(), canary, rest }
    }
    if (!signal.aborted) await pause(Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** failures))
    if (signal.aborted) break
  }
  tell(`The watch was stopped. ${watched ? shown(watched) : 'The canary'} is out as before.`)
  return 'stopped'
}
