import { createContext, useContext } from 'react'
import { type Feature, formsOf, type TextKey, type Translate, translator } from '../../i18n/texts.ts'
import { DEFAULT_LOCALE, type Locale } from '../../shop/sites/sites.ts'
import type { SentenceForms } from '../../shop/text/sentence.ts'

/** An element's language: a page can hold elements of several sites (CONFIG-7). */
export const LanguageContext = createContext<{
  locale: Locale
  product: string
  /** False while prerendering and hydrating: then the page's own texts are left out. */
  isPageKnown?: boolean
}>({ locale: DEFAULT_LOCALE, product: 'Shop' })

/** The texts of a feature, in the element's language. */
export function useText<F extends Feature>(feature: F): Translate<F> {
  const { locale, product, isPageKnown } = useContext(LanguageContext)
  return translator(locale, feature, product, isPageKnown)
}

/** The plural forms of a feature's texts, for code without i18next. */
export function useForms<F extends Feature>(feature: F): (key: TextKey<F>) => SentenceForms {
  const language = useContext(LanguageContext)
  const t = useText(feature)
  return (key) => formsOf(t, language, key)
}
