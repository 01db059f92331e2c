/** The clock of a shop: what its staff call "8 o'clock" is 8 o'clock where the shop is. */
import type { Site } from './sites.ts'

const TIME_ZONE: Record<Site, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  CH_FR: 'Europe/Zurich',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  HU: 'Europe/Budapest',
  SK: 'Europe/Bratislava',
  TR: 'Europe/Istanbul',
}

export const timeZoneOf = (site: Site): string => TIME_ZONE[site]

/** As date and time fields hold them: `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string
  time: string
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A date of the calendar, written YYYY-MM-DD (specification 2 §5). A year that is being typed is none yet: 0002. */
export const isDate = (text: string): boolean =>
  DATE.test(text) && text >= '1000' && startsWithDate(new Date(`${text}T00:00Z`), text)

/** The instant of a timestamp, if every clock shows it in a date of four digits. */
export function shopTimeOf(timestamp: string): Date | undefined {
  const instant = new Date(timestamp)
  const isShown = (days: number) => {
    const time = instant.getTime() + days * DAY_MS
    return Math.abs(time) < MAX_MS && isDate(new Date(time).toISOString().slice(0, 10))
  }
  return isShown(-1) && isShown(1) ? instant : undefined
}

const startsWithDate = (instant: Date, text: string) =>
  !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)

/** What the shop's clock shows at an instant. */
export function wallTimeAt(instant: Date, site: Site): WallTime {
  const shown = new Date(instant.getTime() + offsetMs(instant, site)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/**
 * The instant at which the shop's clock shows a time; undefined when date or time are not well formed. An hour that the
 * clock skips in spring is an hour later; of one that comes twice in autumn it is the first.
 */
export function instantOf({ date, time }: WallTime, site: Site): Date | undefined {
  if (!isDate(date) || !TIME.test(time)) return undefined
  const asUtc = Date.parse(`${date}T${time}Z`)
  // The clock may change within the offset: both sides of the change are tried, the earlier one first.
  const guesses = [-1, 1].map((side) => offsetMs(new Date(asUtc + side * DAY_MS), site)).sort((a, b) => b - a)
  const instants = guesses.map((offset) => new Date(asUtc - offset))
  const isShown = (instant: Date) => {
    const shown = wallTimeAt(instant, site)
    return shown.date === date && shown.time === time
  }
  return instants.find(isShown) ?? instants.at(-1)
}

const DAY_MS = 86_400_000
/** Dates end here. */
const MAX_MS = 8.64e15

/** How far the shop's clock is ahead of UTC. */
function offsetMs(instant: Date, site: Site): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE[site],
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(instant.getTime() / 1000) * 1000
}
