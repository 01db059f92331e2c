import { type SentenceForms, sentence } from '../shop/text/sentence.ts'
import { loadOnce } from './browser/load-once.ts'
import { builtInTexts, type textFile } from './built-in-texts.ts'
import { pageSettings } from './configuration/settings.ts'
import type { CommonProps } from './configuration/tables/common.ts'

/** Says a text by feature and key. A number named `count` chooses the plural form. */
export type SayText = (name: string, values?: Readonly<Record<string, string | number>>) => string

const PLURALS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Fetches the texts of features, with those of the page: for code without i18next.
 *
 * @throws when a file can't be loaded.
 */
export async function fetchFeatureTexts(
  { locale, product }: Pick<CommonProps, 'locale' | 'product'>,
  features: readonly string[],
  read?: typeof textFile,
): Promise<SayText> {
  const texts = new Map<string, string>()
  const add = async (feature: string) => {
    const builtIn = await builtInTexts(locale, feature, read)
    const own = pageSettings().block.texts ? await import('./configuration/page-texts.late.ts') : undefined
    const ofPage = own?.pageTexts(locale, feature, (key) => builtIn.get(key)) ?? []
    for (const [key, text] of [...builtIn, ...ofPage]) texts.set(`${feature}.${key}`, text)
  }
  await Promise.all(features.map(add))
  const formsOf = (name: string, count: unknown): SentenceForms =>
    texts.get(name) ??
    // No language has a plural category for 0; a text for it is named `_zero`.
    (count === 0 ? texts.get(`${name}_zero`) : undefined) ??
    Object.fromEntries(PLURALS.map((category) => [category, texts.get(`${name}_${category}`)]))
  return (name, values) => sentence(formsOf(name, values?.count), locale, { product, ...values })
}

/** Fetches the texts of features once by language and product; after a failure the next call tries again. */
export function textsOnce(
  features: readonly string[],
): (language: Parameters<typeof fetchFeatureTexts>[0]) => Promise<SayText> {
  const fetched = new Map<string, () => Promise<SayText>>()
  return ({ locale, product }) => {
    const name = `${locale} ${product}`
    const fetch = fetched.get(name) ?? loadOnce(() => fetchFeatureTexts({ locale, product }, features))
    fetched.set(name, fetch)
    return fetch()
  }
}
