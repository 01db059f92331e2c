/** The country sites (SITE-1). Each has a file of its own in this folder with all its facts; facts.ts holds them by subject. */
import { FALLBACK_LOCALE, LOCALE } from './facts.ts'

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

/** The locale that supplies the texts which a locale does not override. */
export function fallbackLocaleOf(locale: string): Locale | undefined {
  const site = SITES.find((one) => LOCALE[one] === locale)
  return site && (FALLBACK_LOCALE[site] as Locale | undefined)
}
