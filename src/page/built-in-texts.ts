import { fallbackLocaleOf } from '../shop/sites/fallback-locale.ts'
import type { Locale } from '../shop/sites/sites.ts'

/** Texts by key, in groups. */
export type Texts = { readonly [key: string]: string | Texts }

/**
 * The built-in texts of a feature in a locale, of its own.
 *
 * @throws when the file can't be loaded.
 */
export async function textFile(locale: string, feature: string): Promise<Texts> {
  const file: { default: Texts } = await import(`../../locales/${locale}/${feature}.json`)
  return file.default
}

/**
 * The built-in texts of a feature in a locale and in what it falls back to, by key: `group.contact.intro`. `read`: where they are, if not
 * with those of all features.
 *
 * @throws when a file can't be loaded.
 */
export async function builtInTexts(locale: Locale, feature: string, read = textFile): Promise<Map<string, string>> {
  const fallback = fallbackLocaleOf(locale)
  const files = await Promise.all([...(fallback ? [fallback] : []), locale].map((one) => read(one, feature)))
  const flat = (texts: Texts, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
    )
  return new Map(files.flatMap((file) => flat(file)))
}
