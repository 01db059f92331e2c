/** The elements' texts, for pages that work without JavaScript. */
import { readFileSync } from 'node:fs'
import { fallbackLocaleOf } from '../../src/shop/sites/fallback-locale.ts'
import type { Locale } from '../../src/shop/sites/sites.ts'

type Texts = { [key: string]: string | Texts }

function read(locale: Locale, feature: string): Texts {
  return JSON.parse(readFileSync(new URL(`../../locales/${locale}/${feature}.json`, import.meta.url), 'utf8'))
}

/** The name of the shop, as the elements write it without a `product` of the page. */
const PRODUCT = 'Shop'

/** Returns the lookup of a text by a key such as `salutations.MRS`, which also fills in `{{values}}`. */
export function textLookup(locale: Locale, feature: string) {
  const fallback = fallbackLocaleOf(locale)
  const sources = [read(locale, feature), ...(fallback ? [read(fallback, feature)] : [])]
  return (key: string, values: Record<string, string | number> = {}): string => {
    for (const source of sources) {
      const found = key.split('.').reduce<string | Texts | undefined>((node, name) => {
        return typeof node === 'object' ? node[name] : undefined
      }, source)
      const filled: typeof values = { product: PRODUCT, ...values }
      if (typeof found === 'string') return found.replace(/\{\{(\w+)\}\}/g, (_, name) => String(filled[name] ?? ''))
    }
    return key
  }
}
