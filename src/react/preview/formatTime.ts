import { timeZoneOf } from '../../shop/sites/shop-time.ts'
import { localeOf, type Site } from '../../shop/sites/sites.ts'

const DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const

const format = (instant: Date, site: Site, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(site), { ...options, timeZone: timeZoneOf(site) }).format(instant)

/** As the site writes a date (PREVIEW-10). */
export const formatDay = (instant: Date, site: Site): string => format(instant, site, DATE)

/** As the site writes a time of day, with the time zone that it is in (PREVIEW-19). */
export const formatHour = (instant: Date, site: Site): string => `${format(instant, site, TIME)} (${timeZoneOf(site)})`

/** A previewed time as the site writes it, with its time zone (PREVIEW-10). */
export const formatTime = (dateTime: string, site: Site): string =>
  `${format(new Date(dateTime), site, { ...DATE, ...TIME })} (${timeZoneOf(site)})`
