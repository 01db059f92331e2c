/** The country sites (SITE-1). Each has a file of its own in this folder with all its facts; facts.ts holds them by subject. */
import { LOCALE } from './facts.ts'

/** A site's code; `CH_FR` is Switzerland in French. */
export type Site = keyof typeof LOCALE
export type Locale = (typeof LOCALE)[Site]

/** Also what an unknown site code falls back to. */
export const DEFAULT_SITE: Site = 'DE'
export const DEFAULT_LOCALE: Locale = 'de-DE'

/** In the order of country lists. */
export const SITES = Object.keys(LOCALE) as [Site, ...Site[]]
export const isSite = (value: unknown): value is Site => SITES.includes(value as Site)

export const localeOf = (site: Site): Locale => LOCALE[site]
export const LOCALES = /* @__PURE__ */ SITES.map(localeOf)
