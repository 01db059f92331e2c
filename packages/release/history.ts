import { isDeepStrictEqual } from 'node:util'
import type { Canary } from './canary.ts'
import type { ChannelTarget } from './channel.ts'

/** A move of a channel. */
export interface Move {
  /** When, in ISO 8601. */
  at: string
  channel: string
  /** Unset for a new channel. */
  from?: ChannelTarget
  to: ChannelTarget
}

/** What `releases.json` says. */
export interface Releases {
  versions: string[]
  channels: Record<string, string>
  canaries: Record<string, Canary>
  /** The versions that have their documentation beside them. */
  documented?: string[]
  /** Who may release and roll back, and how they are reached; set by `--contact`. */
  contact?: string
  /** The newest moves, the last one first. */
  history?: Move[]
}

/** Moves that are remembered. */
const MAX_MOVES = 100

const targetIn = ({ channels, canaries }: Releases, channel: string): ChannelTarget | undefined => {
  const [version, canary] = [channels[channel], canaries?.[channel]]
  return version === undefined ? undefined : { version, ...(canary && { canary }) }
}

/** Found by comparison, so that a move whose run was killed is noted by the run that finishes it (DELIVERY-73). */
export function historyOf(before: Releases | undefined, now: Releases, at = new Date().toISOString()): Move[] {
  const moves = Object.keys(now.channels).flatMap((channel): Move[] => {
    const [from, to] = [before && targetIn(before, channel), targetIn(now, channel)]
    return to && !isDeepStrictEqual(from, to) ? [{ at, channel, ...(from && { from }), to }] : []
  })
  return [...moves, ...(before?.history ?? [])].slice(0, MAX_MOVES)
}
