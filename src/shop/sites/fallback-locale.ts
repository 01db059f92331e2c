import { FALLBACK_LOCALE } from './facts.ts'
import { type Locale, localeOf, SITES } from './sites.ts'

/** The locale that supplies the texts which a locale does not override. Apart from `sites.ts`: the live layer has all its words. */
export function fallbackLocaleOf(locale: string): Locale | undefined {
  const site = SITES.find((one) => localeOf(one) === locale)
  return site && (FALLBACK_LOCALE[site] as Locale | undefined)
}
