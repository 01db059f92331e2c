import { isDeepStrictEqual } from 'node:util'
import type { Canary } from './canary.ts'
import type { ChannelTarget } from './channel.ts'

/** By which figures a watched canary was taken back. */
export interface Reason {
  /** In words for the operator. */
  text: string
  /** The metric that was worse, by its name. */
  metric: string
  canary: Counts
  rest: Counts
  /** By how much better the figures are explained by a canary that is worse. */
  evidence: number
}

/** Views, and those among them that went badly. */
export interface Counts {
  views: number
  bad: number
}

/** A move of a channel. */
export interface Move {
  /** When, in ISO 8601. */
  at: string
  channel: string
  /** Unset for a new channel. */
  from?: ChannelTarget
  to: ChannelTarget
  /** Set when a canary was taken back by a watch (DELIVERY-97). */
  reason?: Reason
}

/** The content of `releases.json`. */
export interface Releases {
  versions: string[]
  channels: Record<string, string>
  canaries: Record<string, Canary>
  /** The versions that have their documentation beside them. */
  documented?: string[]
  /** The team that may release and roll back, and how it is reached; set by `--contact`. */
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
export function historyOf(
  before: Releases | undefined,
  now: Releases,
  { reasons = {} }: { reasons?: Readonly<Record<string, Reason>> | undefined } = {},
): Move[] {
  const at = new Date().toISOString()
  const moves = Object.keys(now.channels).flatMap((channel): Move[] => {
    const [from, to] = [before && targetIn(before, channel), targetIn(now, channel)]
    const reason = reasons[channel]
    return to && !isDeepStrictEqual(from, to)
      ? [{ at, channel, ...(from && { from }), to, ...(reason && { reason }) }]
      : []
  })
  return [...moves, ...(before?.history ?? [])].slice(0, MAX_MOVES)
}
