/** The nine country sites and what is true of each (specification 1 §9, 2 §9). */

export const SITES = ['DE', 'AT', 'CH', 'CH_FR', 'PL', 'CZ', 'HU', 'SK', 'TR'] as const
export type Site = (typeof SITES)[number]

export const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'pl-PL', 'cs-CZ', 'hu-HU', 'sk-SK', 'tr-TR'] as const
export type Locale = (typeof LOCALES)[number]

/** Also what an unknown site code falls back to. */
export const DEFAULT_SITE: Site = 'DE'
export const DEFAULT_LOCALE: Locale = 'de-DE'

const LOCALE_OF: Record<Site, Locale> = {
  DE: 'de-DE',
  AT: 'de-AT',
  CH: 'de-CH',
  CH_FR: 'fr-CH',
  PL: 'pl-PL',
  CZ: 'cs-CZ',
  HU: 'hu-HU',
  SK: 'sk-SK',
  TR: 'tr-TR',
}

export const localeOf = (site: Site): Locale => LOCALE_OF[site]

export const isSite = (value: unknown): value is Site => SITES.includes(value as Site)

/** A locale whose texts are spoken as another one's, but for the few it says itself. */
export const FALLBACK_LOCALE: Partial<Record<Locale, Locale>> = { 'de-AT': 'de-DE', 'de-CH': 'de-DE' }
