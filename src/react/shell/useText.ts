import { createContext, useContext, useMemo } from 'react'
import { type Feature, type Translate, translator } from '../../i18n/texts.ts'
import { DEFAULT_LOCALE, type Locale } from '../../shop/sites/sites.ts'

/** Which language an element speaks; several of different sites may stand on one page. */
export const LanguageContext = createContext<{ locale: Locale; product: string }>({
  locale: DEFAULT_LOCALE,
  product: 'Shop',
})

/** The texts of a feature in the element's own language. */
export function useText<F extends Feature>(feature: F): Translate<F> {
  const { locale, product } = useContext(LanguageContext)
  return useMemo(() => translator(locale, feature, product), [locale, feature, product])
}
