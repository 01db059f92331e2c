/** Converts between instants and the date and time in a site's time zone (SITE-4, PREVIEW-21). */

import { TIME_ZONE } from './facts.ts'
import type { Site } from './sites.ts'

export const timeZoneOf = (site: Site): string => TIME_ZONE[site]

/** In the formats of date and time inputs: `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string
  time: string
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A calendar date written YYYY-MM-DD (PREVIEW-22), from 1000 on: while a year is being typed it is e.g. 0002. */
export const isCalendarDate = (text: string): boolean =>
  DATE.test(text) && text >= '1000' && startsWithDate(new Date(`${text}T00:00Z`), text)

/** Undefined unless the year has four digits in every time zone (PREVIEW-12). */
export function parseTimestamp(timestamp: string): Date | undefined {
  const instant = new Date(timestamp)
  const isInRange = (days: number) => {
    const time = instant.getTime() + days * DAY_MS
    return Math.abs(time) < MAX_MS && isCalendarDate(new Date(time).toISOString().slice(0, 10))
  }
  return isInRange(-1) && isInRange(1) ? instant : undefined
}

const startsWithDate = (instant: Date, text: string) =>
  !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)

/** Date and time in the site's time zone. */
export function toWallTime(instant: Date, site: Site): WallTime {
  const local = new Date(instant.getTime() + offsetMs(instant, site)).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/**
 * Undefined when date or time are not well formed. An hour that is skipped in spring counts as the hour after it, a
 * repeated hour in autumn as the first one (PREVIEW-21).
 */
export function toInstant({ date, time }: WallTime, site: Site): Date | undefined {
  if (!isCalendarDate(date) || !TIME.test(time)) return undefined
  const asUtc = Date.parse(`${date}T${time}Z`)
  // The offset may change nearby: tries the offsets of the day before and the day after, the earlier instant first.
  const guesses = [-1, 1].map((side) => offsetMs(new Date(asUtc + side * DAY_MS), site)).sort((a, b) => b - a)
  const instants = guesses.map((offset) => new Date(asUtc - offset))
  const isMatch = (instant: Date) => {
    const wallTime = toWallTime(instant, site)
    return wallTime.date === date && wallTime.time === time
  }
  return instants.find(isMatch) ?? instants.at(-1)
}

const DAY_MS = 86_400_000
/** The range of `Date`. */
const MAX_MS = 8.64e15

/** How far the site's time zone is ahead of UTC, in ms. */
function offsetMs(instant: Date, site: Site): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZoneOf(site),
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instant.getTime() / 1000) * 1000
}
