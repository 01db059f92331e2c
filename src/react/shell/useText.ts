import { createContext, useContext } from 'react'
import { type Feature, type Translate, translator } from '../../i18n/texts.ts'
import { DEFAULT_LOCALE, type Locale } from '../../shop/sites/sites.ts'

/** An element's language: a page can have elements of several sites (CONFIG-7). */
export const LanguageContext = createContext<{
  locale: Locale
  product: string
  /** False while a fragment is rendered or hydrated: then the page's own texts are left out. */
  hasPageTexts?: boolean
}>({ locale: DEFAULT_LOCALE, product: 'Shop' })

/** The texts of a feature, in the element's language. */
export function useText<F extends Feature>(feature: F): Translate<F> {
  const { locale, product, hasPageTexts } = useContext(LanguageContext)
  return translator(locale, feature, product, hasPageTexts)
}
