/** The elements' own words, for what a page says without them. */
import { readFileSync } from 'node:fs'
import { FALLBACK_LOCALE, type Locale } from '../../src/shop/sites/sites.ts'

type Texts = { [key: string]: string | Texts }

function read(locale: Locale, feature: string): Texts {
  return JSON.parse(readFileSync(new URL(`../../locales/${locale}/${feature}.json`, import.meta.url), 'utf8'))
}

/** Says a key such as `salutations.MRS`, with `{{values}}` put in. */
export function speaker(locale: Locale, feature: string) {
  const fallback = FALLBACK_LOCALE[locale]
  const sources = [read(locale, feature), ...(fallback ? [read(fallback, feature)] : [])]
  return (key: string, values: Record<string, string | number> = {}): string => {
    for (const source of sources) {
      const found = key.split('.').reduce<string | Texts | undefined>((node, name) => {
        return typeof node === 'object' ? node[name] : undefined
      }, source)
      if (typeof found === 'string') return found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''))
    }
    return key
  }
}
