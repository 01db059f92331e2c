/** All texts of a locale in the pseudo-locale, for the JSON block (`?texts=pseudo`). */
import { fallbackLocaleOf } from '../../src/shop/sites/fallback-locale.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'
import { readTexts } from '../../tools/texts/read-texts.ts'
import { pseudo } from '../pseudo.ts'

export function pseudoTexts(locale: Locale): Record<string, Record<string, string>> {
  const fallback = fallbackLocaleOf(locale)
  const entries = [...(fallback ? readTexts(fallback) : []), ...readTexts(locale)]
  return { [locale]: Object.fromEntries(entries.map(({ feature, key, text }) => [`${feature}.${key}`, pseudo(text)])) }
}
